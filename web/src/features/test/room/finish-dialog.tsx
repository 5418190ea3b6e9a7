import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isManual } from '#shared/domain/works/task.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useProblemText } from '#web/ui/problem-text.ts';
import { useFinish } from '../api.ts';
import classes from './finish-dialog.module.css';
import { endQuestion, isUnanswered } from './task-state.ts';
import type { Room } from './use-room.ts';
import { useRunsUnderWay } from './use-runs-under-way.ts';

interface FinishDialogProps {
  room: Room;
  opened: boolean;
  onClose: () => void;
  /** Goes to a task that is still open. */
  onGo: (index: number) => void;
}

/** Before the end: what is unanswered, not finished or marked. Finishing sends what is unsent first. */
export function FinishDialog({ room, opened, onClose, onGo }: FinishDialogProps) {
  const { t } = useTranslation('test');
  const words = useProblemText();
  const finish = useFinish(room.attempt.id);
  const [isFlushing, setFlushing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { unanswered, unfinished, marked } = endQuestion(room.states, useRunsUnderWay(room));
  const total = room.states.length;
  const done = room.states.filter((state) => !isUnanswered(state)).length;
  const isReviewed =
    room.attempt.type === 'SELFCONTROL' && room.attempt.tasks.some(({ type }) => isManual(type));
  const isBusy = isFlushing || finish.isPending;
  // What had not arrived has arrived meanwhile.
  if (problem === t('finish.unsent') && room.unsent === 0) setProblem(null);

  const end = async () => {
    setProblem(null);
    setFlushing(true);
    const isSent = await room.flush();
    setFlushing(false);
    if (!isSent) return setProblem(t('finish.unsent'));
    finish.mutate(undefined, { onError: (error) => setProblem(words(error)) });
  };
  const close = () => {
    if (isBusy) return;
    setProblem(null);
    onClose();
  };

  return (
    <Dialog opened={opened} onClose={close} title={t('finish.title')}>
      <p className={classes.lead}>
        {done === total && unfinished.length === 0
          ? t('finish.allAnswered', { count: total })
          : t('finish.answered', { done, total })}
      </p>
      <Places title={t('finish.unanswered')} places={unanswered} onGo={onGo} />
      <Places title={t('finish.unfinished')} places={unfinished} onGo={onGo} />
      <Places title={t('finish.marked')} places={marked} onGo={onGo} />
      <p className={classes.note}>{t(`finish.meaning.${room.attempt.type}`)}</p>
      {isReviewed && <p className={classes.note}>{t('finish.reviewed')}</p>}
      {problem && (
        <p className={classes.problem} role="alert">
          <Icon of={IconAlertTriangle} size={18} />
          {problem}
        </p>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={close} disabled={isBusy} data-autofocus>
          {t('finish.back')}
        </Button>
        <Button onClick={() => void end()} loading={isBusy}>
          {t('finish.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}

interface PlacesProps {
  title: string;
  places: readonly number[];
  onGo: (index: number) => void;
}

function Places({ title, places, onGo }: PlacesProps) {
  const { t } = useTranslation('test');
  if (places.length === 0) return null;
  return (
    <div className={classes.places}>
      <div className={classes.label}>{title}</div>
      <ul className={classes.list}>
        {places.map((index) => (
          <li key={index}>
            <button
              type="button"
              className={classes.place}
              aria-label={t('finish.goTo', { number: index + 1 })}
              onClick={() => onGo(index)}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
