import { useTranslation } from 'react-i18next';
import type { AttemptDetails } from '#shared/contracts/results.ts';
import { TaskSolution } from '#web/ui/task-solution.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import { ZoomPicture } from '#web/ui/zoom-picture.tsx';
import { AnswerView } from '../answer-view.tsx';
import { TaskReviewSection, useTaskReviewForm } from './task-review-form.tsx';
import classes from './task-row.module.css';

interface TaskPanelProps {
  attempt: AttemptDetails;
  task: AttemptDetails['tasks'][number];
  answer: AttemptDetails['answers'][number] | undefined;
  isUnanswered: boolean;
}

/** The whole of a task: picture, answer beside the right one, explanation, review. */
export function TaskPanel({ attempt, task, answer, isUnanswered }: TaskPanelProps) {
  const { t } = useTranslation('teacherResults');
  const { dateTime } = useFormats();
  // A free answer of TRAINING is judged by nobody.
  const canReview = task.isManual && !isUnanswered && attempt.type !== 'TRAINING';
  const { review, proposal } = answer ?? {};
  const form = useTaskReviewForm({ attempt, task, review, proposal });
  return (
    <div className={classes.panel}>
      {task.image && <ZoomPicture src={task.image.url} alt={task.image.alt} />}
      {isUnanswered && <p className={classes.none}>{t('answer.none')}</p>}
      <AnswerView
        task={task}
        given={isUnanswered ? null : answer?.answersStudent}
        correct={task.correctAnswer}
        proposal={proposal}
        review={canReview && form}
      />
      {answer?.savedAt && !isUnanswered && (
        <p className={classes.meta}>
          {t('answer.savedAt', { when: dateTime(answer.savedAt) })}
          {answer.attempts > 1 && ` · ${t('answer.tries', { count: answer.attempts })}`}
        </p>
      )}
      <TaskSolution explanation={task.explanation} source={answer?.source} />
      {canReview && <TaskReviewSection task={task} review={review} form={form} />}
    </div>
  );
}
