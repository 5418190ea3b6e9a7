import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptDetails } from '#shared/contracts/results.ts';
import { notify } from '#web/ui/notices.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { type Draft, Rubric } from '../review/rubric.tsx';
import { useReview } from '../use-changes.ts';
import classes from './task-row.module.css';

interface TaskReviewFormProps {
  attempt: AttemptDetails;
  task: AttemptDetails['tasks'][number];
  review: AttemptDetails['answers'][number]['review'];
  proposal: AttemptDetails['answers'][number]['proposal'];
}

/** The review of a task: who gave which mark, and the form that gives one, or another. */
export function TaskReviewForm({ attempt, task, review, proposal }: TaskReviewFormProps) {
  const { t } = useTranslation('teacherResults');
  const { number, dateTime } = useFormats();
  const [draft, setDraft] = useState<Draft>({
    mark: review?.mark ?? null,
    comment: review?.comment ?? '',
  });
  const change = useReview();
  const save = () => {
    const { mark, comment } = draft;
    if (mark === null || change.isPending) return;
    change.mutate(
      { attemptId: attempt.id, taskId: task.id, mark, comment },
      {
        onSuccess: ({ result }) =>
          notify({
            type: 'success',
            text: t('attempt.reviewed', {
              mark: number(result.mark),
              max: number(result.maxMark),
            }),
          }),
      },
    );
  };
  return (
    <section className={classes.review} aria-label={t('rubric.title')}>
      <h3>{t('rubric.title')}</h3>
      {review && (
        <p className={classes.meta}>
          {t('attempt.reviewedBy', {
            mark: number(review.mark),
            max: number(task.mark),
            name: review.by,
            when: dateTime(review.at),
          })}
        </p>
      )}
      <Rubric
        most={task.mark}
        draft={draft}
        onChange={setDraft}
        onSave={save}
        proposed={proposal?.mark}
        saveLabel={t(review ? 'reviews.saveAgain' : 'rubric.save')}
        isSaving={change.isPending}
        error={change.error}
      />
    </section>
  );
}
