import {
  IconCheck,
  IconCircleHalf2,
  IconFlagFilled,
  IconPointFilled,
  IconRotateClockwise2,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import classes from './task-map.module.css';
import type { TaskMark } from './task-state.ts';
import { isUnanswered } from './task-state.ts';
import type { Room } from './use-room.ts';

/** The sign of each state; an empty square has none. */
const signs = {
  empty: null,
  answered: IconPointFilled,
  right: IconCheck,
  partly: IconCircleHalf2,
  wrong: IconX,
  again: IconRotateClockwise2,
} as const satisfies Record<TaskMark, typeof IconX | null>;

interface TaskMapProps {
  room: Room;
  onGo: (index: number) => void;
  /** What holds the map has a title of its own. */
  hidesTitle?: boolean;
}

/** All tasks as numbered squares: which is on show, answered, marked, and in TRAINING how it ended. */
export function TaskMap({ room, onGo, hidesTitle = false }: TaskMapProps) {
  const { t } = useTranslation('test');
  const { states, index, attempt } = room;
  const done = states.filter((state) => !isUnanswered(state)).length;
  const used: readonly TaskMark[] =
    attempt.type === 'TRAINING'
      ? ['right', 'partly', 'again', 'wrong', 'empty']
      : ['answered', 'empty'];
  return (
    <nav aria-label={t('map.title')}>
      <div className={classes.head}>
        {!hidesTitle && <span className={classes.title}>{t('map.title')}</span>}
        <span className={classes.count}>{t('map.done', { done, total: states.length })}</span>
      </div>
      <ol className={classes.grid}>
        {states.map(({ task, mark, isMarked }, at) => {
          const sign = signs[mark];
          const words = t(isMarked ? 'map.squareMarked' : 'map.square', {
            number: at + 1,
            state: t(`map.marks.${mark}`),
          });
          return (
            <li key={task.id}>
              <button
                type="button"
                className={classes.square}
                data-mark={mark}
                aria-current={at === index ? 'step' : undefined}
                aria-label={words}
                title={words}
                onClick={() => onGo(at)}
              >
                {at + 1}
                {sign && (
                  <span className={classes.sign}>
                    <Icon of={sign} size={12} />
                  </span>
                )}
                {isMarked && (
                  <span className={classes.flag}>
                    <Icon of={IconFlagFilled} size={12} />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <ul className={classes.legend}>
        {used.map((mark) => {
          const sign = signs[mark];
          return (
            <li key={mark}>
              <span className={classes.sample} data-mark={mark}>
                {sign && <Icon of={sign} size={12} />}
              </span>
              {t(`map.marks.${mark}`)}
            </li>
          );
        })}
        <li>
          <span className={classes.sample}>
            <Icon of={IconFlagFilled} size={12} />
          </span>
          {t('map.marked')}
        </li>
      </ul>
    </nav>
  );
}
