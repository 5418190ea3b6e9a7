import { useTranslation } from 'react-i18next';
import type { VisibleAnswer, VisibleTask } from '#shared/contracts/attempts.ts';
import { isBlank } from '#shared/domain/works/answer-entry.ts';
import type { Answer } from '#shared/domain/works/task.ts';
import { AnswerStatusBadge } from '#web/ui/answer-status.tsx';
import { ChoiceList } from '#web/ui/choice-list.tsx';
import { TaskSolution } from '#web/ui/task-solution.tsx';
import { useFormats } from '#web/ui/use-formats.ts';
import { ZoomPicture } from '#web/ui/zoom-picture.tsx';
import { asList, wordsOfAnswer } from './answer-words.ts';
import classes from './task-review.module.css';

interface TaskReviewProps {
  task: VisibleTask;
  answer: VisibleAnswer | undefined;
}

/** The whole of a task after the attempt: picture, answer beside the right one, tries, explanation. */
export function TaskReview({ task, answer }: TaskReviewProps) {
  const { t } = useTranslation(['results', 'study']);
  const given = answer?.answersStudent ?? null;
  const isChoice = task.type === 'SINGLECHOICE' || task.type === 'MULTICHOICE';
  return (
    <div className={classes.review}>
      {task.image && <ZoomPicture src={task.image.url} alt={task.image.alt} />}
      {(given === null || isBlank(given)) && (
        <p className={classes.none}>{t('results:review.unanswered')}</p>
      )}
      {isChoice ? (
        <ChoiceList
          name={`review-${task.id}`}
          options={task.options ?? []}
          multiple={task.type === 'MULTICHOICE'}
          chosen={asList(given)}
          correct={answer?.correctAnswer === undefined ? undefined : asList(answer.correctAnswer)}
        />
      ) : (
        <PlainAnswers task={task} answer={answer} />
      )}
      {answer && answer.historyAnswer.length > 1 && <Tries task={task} answer={answer} />}
      {answer?.hint && (
        <p className={classes.hint}>
          <b>{t('study:hint')}.</b> {answer.hint}
        </p>
      )}
      <TaskSolution explanation={answer?.explanation} source={answer?.source} />
    </div>
  );
}

function PlainAnswers({ task, answer }: TaskReviewProps) {
  const { t } = useTranslation('results');
  const given = answer?.answersStudent ?? null;
  return (
    <dl className={classes.plain}>
      {given !== null && (
        <div>
          <dt>{t('review.own')}</dt>
          <dd>{wordsOfAnswer(task, given)}</dd>
        </div>
      )}
      {answer?.correctAnswer !== undefined && (
        <div>
          <dt>{t('review.correct')}</dt>
          <dd>{wordsOfAnswer(task, answer.correctAnswer)}</dd>
        </div>
      )}
    </dl>
  );
}

function Tries({ task, answer }: { task: VisibleTask; answer: VisibleAnswer }) {
  const { t } = useTranslation('results');
  const { dateTime } = useFormats();
  return (
    <div>
      <h3 className={classes.title}>{t('review.tries')}</h3>
      <ol className={classes.tries}>
        {answer.historyAnswer.map((one, index) => (
          <li key={one.at}>
            <span className={classes.try}>{t('review.try', { number: index + 1 })}</span>
            <span className={classes.given}>{wordsOfAnswer(task, one.answer as Answer)}</span>
            {one.status && <AnswerStatusBadge status={one.status} hinted={answer.useHint} />}
            <span className={classes.at}>{dateTime(one.at)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
