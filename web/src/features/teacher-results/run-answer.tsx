import { Button, Skeleton } from '@mantine/core';
import { IconPlayerPlay, IconRobot } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunProposal } from '#shared/contracts/results.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PartBoundary } from '#web/ui/part-boundary.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import classes from './run-answer.module.css';

const TaughtRun = lazyPart(
  async () => (await import('#web/simulators/doors.ts')).loadTaughtRun(),
  (module) => module.TaughtRun,
);

interface RunAnswerProps {
  runId: string;
  proposal: RunProposal | undefined;
  /** Greatest mark of the task. */
  most: number;
}

/** The run that is the answer: what the machine proposes, and the replay beside it. */
export function RunAnswer({ runId, proposal, most }: RunAnswerProps) {
  const { t } = useTranslation('teacherResults');
  const { number, percent } = useFormats();
  const [isShown, setShown] = useState(false);
  return (
    <div className={classes.answer}>
      {proposal && (
        <p className={classes.proposal} data-tone={proposal.passed ? 'success' : 'danger'}>
          <Icon of={IconRobot} />
          <span>
            {t('run.proposal', {
              mark: number(proposal.mark),
              max: number(most),
              percent: percent(proposal.percent),
            })}{' '}
            {t(proposal.passed ? 'run.passed' : 'run.failed')}
            {!proposal.finished && ` · ${t('run.unfinished')}`}
          </span>
        </p>
      )}
      {isShown ? (
        <PartBoundary fallback={(retry) => <ErrorState plain error={null} onRetry={retry} />}>
          <Suspense fallback={<Skeleton height={360} radius="md" />}>
            <TaughtRun runId={runId} />
          </Suspense>
        </PartBoundary>
      ) : (
        <Button
          variant="default"
          leftSection={<Icon of={IconPlayerPlay} size={18} />}
          onClick={() => setShown(true)}
        >
          {t('run.replay')}
        </Button>
      )}
    </div>
  );
}
