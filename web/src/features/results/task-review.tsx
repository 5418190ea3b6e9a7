import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisibleAnswer, VisibleTask } from '#shared/contracts/attempts.ts';
import { isBlank } from '#shared/domain/works/answer-entry.ts';
import type { Answer } from '#shared/domain/works/task.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { AnswerStatusBadge } from '#web/ui/answer-status.tsx';
import { asList } from '#web/ui/answer-text.ts';
import { ChoiceList } from '#web/ui/choice-list.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { OrderReview } from '#web/ui/order-review.tsx';
import { PartBoundary } from '#web/ui/part-boundary.tsx';
import { TaskSolution } from '#web/ui/task-solution.tsx';
import { TypedAnswer } from '#web/ui/typed-answer.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import { ZoomPicture } from '#web/ui/zoom-picture.tsx';
import { wordsOfAnswer } from './answer-words.ts';
import classes from './task-review.module.css';

const RunReplay = lazyPart(
  async () => (await import('#web/simulators/doors.ts')).loadRunReplay(),
  (module) => module.RunReplay,
);

interface TaskReviewProps {
  task: VisibleTask;
  answer: VisibleAnswer | undefined;
}

/** The whole of a task after the attempt: picture, answer beside the right one, tries, explanation. */
export function TaskReview({ task, answer }: TaskReviewProps) {
  const { t } = useTranslation(['results', 'study']);
  const given = answer?.answersStudent ?? null;
  return (
    <div className={classes.review}>
      {task.image && <ZoomPicture src={task.image.url} alt={task.image.alt} />}
      {(given === null || isBlank(given)) && (
        <p className={classes.none}>{t('results:review.unanswered')}</p>
      )}
      <Given task={task} answer={answer} />
      {answer && answer.historyAnswer.length > 1 && <Tries task={task} answer={answer} />}
      {answer?.hint && (
        <p className={classes.hint}>
          <b>{t('study:hint')}.</b> {answer.hint}
        </p>
      )}
      {answer?.comment && (
        <p className={classes.comment}>
          <b>{t('results:review.comment')}.</b> {answer.comment}
        </p>
      )}
      <TaskSolution explanation={answer?.explanation} source={answer?.source} />
    </div>
  );
}

function Given({ task, answer }: TaskReviewProps) {
  const { id, type, options = [] } = task;
  const given = answer?.answersStudent ?? null;
  const key = answer?.correctAnswer;
  const correct = key === undefined ? undefined : asList(key);
  switch (type) {
    case 'SINGLECHOICE':
    case 'MULTICHOICE':
      return (
        <ChoiceList
          name={`review-${id}`}
          options={options}
          multiple={type === 'MULTICHOICE'}
          chosen={asList(given)}
          correct={correct}
        />
      );
    case 'ORDERQUESTION':
      return <OrderReview options={options} chosen={asList(given)} correct={correct} />;
    case 'TASKTESTCASECASSETESTATUS':
      return given !== null && typeof given === 'object' && 'runId' in given ? (
        <PartBoundary fallback={(retry) => <ErrorState plain error={null} onRetry={retry} />}>
          <Suspense fallback={<Skeleton height={360} radius="md" />}>
            <RunReplay runId={given.runId} />
          </Suspense>
        </PartBoundary>
      ) : null;
    default:
      return <TypedAnswer type={type} given={given} correct={key} />;
  }
}

function Tries({ task, answer }: { task: VisibleTask; answer: VisibleAnswer }) {
  const { t } = useTranslation('results');
  const { dateTime, exact } = useFormats();
  return (
    <div>
      <h3 className={classes.title}>{t('review.tries')}</h3>
      <ol className={classes.tries}>
        {answer.historyAnswer.map((one, index) => (
          <li key={one.at}>
            <span className={classes.try}>{t('review.try', { number: index + 1 })}</span>
            <span className={classes.given}>
              {wordsOfAnswer(task, one.answer as Answer, exact)}
            </span>
            {one.status && <AnswerStatusBadge status={one.status} hinted={answer.useHint} />}
            <span className={classes.at}>{dateTime(one.at)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
