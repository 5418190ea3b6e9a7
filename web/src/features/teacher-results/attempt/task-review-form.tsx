import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AttemptDetails } from '#shared/contracts/results.ts';
import { notify } from '#web/ui/notices.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { type Draft, Rubric } from '../review/rubric.tsx';
import { useReview } from '../use-changes.ts';
import classes from './task-row.module.css';

interface TaskReview {
  attempt: AttemptDetails;
  task: AttemptDetails['tasks'][number];
  review: AttemptDetails['answers'][number]['review'];
  proposal: AttemptDetails['answers'][number]['proposal'];
}

/** The form that gives a task a mark, or another; what is put down is the same wherever it is shown. */
export function useTaskReviewForm({ attempt, task, review, proposal }: TaskReview): ReactNode {
  const { t } = useTranslation('teacherResults');
  const { number } = useFormats();
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
  );
}

interface TaskReviewSectionProps extends Pick<TaskReview, 'task' | 'review'> {
  form: ReactNode;
}

/** The review of a task: who gave which mark, and the form. */
export function TaskReviewSection({ task, review, form }: TaskReviewSectionProps) {
  const { t } = useTranslation('teacherResults');
  const { number, dateTime } = useFormats();
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
      {form}
    </section>
  );
}
