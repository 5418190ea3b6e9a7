import { Button, Skeleton } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { type RefObject, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PartBoundary } from '#web/ui/part-boundary.tsx';
import { StatePanel } from '#web/ui/state-panel.tsx';
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
  const { task, answer, value, isClosed } = state;
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
        <PartBoundary fallback={(retry) => <WidgetFailed onRetry={retry} />}>
          <Suspense fallback={<Skeleton height={168} radius="md" />}>
            <Widget
              task={task}
              attempt={room.attempt}
              value={value}
              onChange={isClosed ? undefined : room.choose}
              onConfirm={isTraining ? room.answer : undefined}
              isBusy={isTraining && state.isSending}
              tried={(answer?.historyAnswer ?? []).map((one) => one.answer)}
              correct={isClosed ? answer?.correctAnswer : undefined}
              labelledBy={question}
            />
          </Suspense>
        </PartBoundary>
      </div>
      {isTraining ? (
        <TrainingPanel room={room} state={state} />
      ) : (
        <AnswerSaved state={state} locks={room.attempt.locksAnswers} />
      )}
    </article>
  );
}

/** A way of answering that did not come comes with the network, or when it is asked for again. */
function WidgetFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['test', 'common']);
  return (
    <div role="alert">
      <StatePanel
        plain
        icon={IconPlugConnectedX}
        tone="warning"
        title={t('test:part.failed')}
        text={t('test:part.offline')}
        action={
          <Button variant="default" onClick={onRetry}>
            {t('common:actions.retry')}
          </Button>
        }
      />
    </div>
  );
}
