import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#web/ui/use-formats.ts';
import { ZoomPicture } from '#web/ui/zoom-picture.tsx';
import { widgetOf } from '../widgets/task-widgets.tsx';
import { AnswerSaved } from './answer-saved.tsx';
import classes from './task-card.module.css';
import type { TaskState } from './task-state.ts';
import { TrainingPanel } from './training-panel.tsx';
import type { Room } from './use-room.ts';

interface TaskCardProps {
  room: Room;
  state: TaskState;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The task on show: question, picture, the way of answering, and what came of it. */
export function TaskCard({ room, state, heading }: TaskCardProps) {
  const { t } = useTranslation(['test', 'study']);
  const { number } = useFormats();
  const { task, answer, value, isClosed, phase } = state;
  const isTraining = room.attempt.type === 'TRAINING';
  const { Widget } = widgetOf(task.type);
  const question = `question-${task.id}`;
  return (
    <article className={classes.card} aria-labelledby={question}>
      <div className={classes.facts}>
        <span>{t('test:task.number', { number: room.index + 1, total: room.states.length })}</span>
        <span>{t('study:points', { count: task.mark, value: number(task.mark) })}</span>
      </div>
      <h2 id={question} ref={heading} tabIndex={-1} className={classes.question}>
        {task.question}
      </h2>
      {task.image && <ZoomPicture src={task.image.url} alt={task.image.alt} />}
      <div>
        <Widget
          task={task}
          value={value}
          onChange={isClosed ? undefined : room.choose}
          isBusy={isTraining && phase !== null}
          tried={(answer?.historyAnswer ?? []).map((one) => one.answer)}
          correct={isClosed ? answer?.correctAnswer : undefined}
          labelledBy={question}
        />
      </div>
      {isTraining ? (
        <TrainingPanel room={room} state={state} />
      ) : (
        <AnswerSaved state={state} locks={room.attempt.locksAnswers} />
      )}
    </article>
  );
}
