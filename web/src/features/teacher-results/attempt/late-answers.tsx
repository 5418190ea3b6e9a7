import { Button, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptDetails } from '#shared/contracts/results.ts';
import { LazyDialog } from '#web/ui/lazy-dialog.tsx';
import { notify } from '#web/ui/notices.ts';
import { useProblemText } from '#web/ui/problem-text.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import { AnswerView } from '../answer-view.tsx';
import { useAcceptLate } from '../use-changes.ts';
import classes from './attempt-view.module.css';
import late from './late-answers.module.css';

type Late = AttemptDetails['lateAnswers'][number];

/** What came after the end, kept as evidence; a teacher may take it with a reason. */
export function LateAnswers({ attempt }: { attempt: AttemptDetails }) {
  const { t } = useTranslation('teacherResults');
  const { exactTime } = useFormats();
  const [asked, setAsked] = useState<Late | null>(null);
  return (
    <section aria-labelledby="late-title">
      <h2 id="late-title" className={classes.title}>
        {t('late.title')}
      </h2>
      <p className={classes.lead}>{t('late.lead')}</p>
      <ul className={late.list}>
        {attempt.lateAnswers.map((one) => {
          const task = attempt.tasks.find(({ id }) => id === one.taskId);
          if (!task) return null;
          return (
            <li key={one.answerId} className={late.item}>
              <div className={late.words}>
                <b>{t('late.task', { number: task.number, question: task.question })}</b>
                <AnswerView task={task} given={one.answer} />
                <p className={late.times}>
                  {t('late.times', {
                    given: exactTime(one.clientAt),
                    received: exactTime(one.receivedAt),
                  })}
                </p>
                {one.cameAfterResult && (
                  <StatusBadge tone="warning" icon={IconAlertTriangle}>
                    {t('late.cameAfterResult')}
                  </StatusBadge>
                )}
              </div>
              {one.isAccepted && (
                <StatusBadge tone="success" icon={IconCheck}>
                  {t('late.accepted')}
                </StatusBadge>
              )}
              {one.refusal && (
                <StatusBadge tone="neutral">{t(`late.refusals.${one.refusal}`)}</StatusBadge>
              )}
              {!one.isAccepted && !one.refusal && (
                <Button variant="default" onClick={() => setAsked(one)}>
                  {t('late.accept')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <LazyDialog opened={asked !== null} onClose={() => setAsked(null)} title={t('late.ask')}>
        {asked && <Reason attemptId={attempt.id} late={asked} onDone={() => setAsked(null)} />}
      </LazyDialog>
    </section>
  );
}

const shortest = 3;
const longest = 500;

function Reason({
  attemptId,
  late: { taskId, answerId },
  onDone,
}: {
  attemptId: string;
  late: Late;
  onDone: () => void;
}) {
  const { t } = useTranslation('teacherResults');
  const words = useProblemText();
  const [reason, setReason] = useState('');
  const accept = useAcceptLate(attemptId);
  return (
    <form
      className={late.reason}
      onSubmit={(event) => {
        event.preventDefault();
        accept.mutate(
          { taskId, answerId, reason: reason.trim() },
          {
            onSuccess: () => {
              notify({ type: 'success', text: t('late.done') });
              onDone();
            },
          },
        );
      }}
    >
      <p className={classes.lead}>{t('late.askText')}</p>
      <Textarea
        label={t('late.reason')}
        description={t('late.reasonHint')}
        autosize
        minRows={2}
        maxLength={longest}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={accept.error ? words(accept.error) : undefined}
        data-autofocus
      />
      <Button type="submit" loading={accept.isPending} disabled={reason.trim().length < shortest}>
        {t('late.accept')}
      </Button>
    </form>
  );
}
