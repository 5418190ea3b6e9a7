import { Button } from '@mantine/core';
import { IconAlertTriangle, IconClockOff, IconEyeOff, IconUserCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { Attempt } from '#shared/contracts/attempts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { notify } from '#web/ui/notices.ts';
import { useProblemText } from '#web/ui/problem-text.ts';
import { StatePanel } from '#web/ui/state-panel.tsx';
import { workPath } from '#web/ui/study-paths.ts';
import { useShowResult } from './api.ts';
import classes from './control-result.module.css';

/** What somebody else ended: the answers are in, and the result is shown when the person asks for it. */
export function HeldResult({ attempt }: { attempt: Attempt }) {
  const { t } = useTranslation('results');
  const words = useProblemText();
  const { mutate, isPending, error } = useShowResult(attempt.id);
  const isByTeacher = attempt.finishReason === 'ENDED_BY_TEACHER';
  return (
    <StatePanel
      icon={isByTeacher ? IconUserCheck : IconClockOff}
      title={t(isByTeacher ? 'held.byTeacher' : 'held.byTime')}
      text={t('held.meaning')}
      action={
        <div className={classes.ask}>
          <p className={classes.warning}>
            <Icon of={IconAlertTriangle} size={18} />
            {t('held.warning')}
          </p>
          <Button onClick={() => mutate()} loading={isPending}>
            {t('held.show')}
          </Button>
          {error && (
            <p className={classes.problem} role="alert">
              {words(error)}
            </p>
          )}
        </div>
      }
    />
  );
}

/** A teacher has opened it again while its owner was waiting: its clock runs, so the room opens by itself. */
export function OpenedAgain({ attempt }: { attempt: Attempt }) {
  const { t } = useTranslation('results');
  useEffect(() => {
    notify({ id: 'opened-again', type: 'info', text: t('held.openedAgain'), millis: 15_000 });
  }, [t]);
  const { kind, type, workId, executionId } = attempt;
  return <Navigate to={workPath(kind, type, workId, executionId)} replace />;
}

/** The total is all there is to see until the teacher releases the tasks. */
export function NotReleased() {
  const { t } = useTranslation('results');
  return (
    <EmptyState icon={IconEyeOff} title={t('notReleased.title')} text={t('notReleased.text')} />
  );
}
