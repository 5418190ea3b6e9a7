import { Button } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconFlag,
  IconFlagCheck,
  IconFlagFilled,
  IconLayoutGrid,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import classes from './bottom-bar.module.css';
import type { Room } from './use-room.ts';

interface BottomBarProps {
  room: Room;
  onGo: (index: number) => void;
  onMap: () => void;
  onFinish: () => void;
}

/** Back, mark, next; on phones the map in the middle. */
export function BottomBar({ room, onGo, onMap, onFinish }: BottomBarProps) {
  const { t } = useTranslation('test');
  const { index, states, current, attempt } = room;
  const isLast = index >= states.length - 1;
  // One thing stands out: in TRAINING that is "Answer" until the task is closed.
  const isMain = attempt.type !== 'TRAINING' || (current?.isClosed ?? true);
  const isMarked = current?.isMarked ?? false;
  return (
    <footer className={classes.bar}>
      <div className={classes.inner}>
        <Button
          variant="default"
          size="md"
          disabled={index === 0}
          leftSection={<Icon of={IconArrowLeft} size={18} />}
          onClick={() => onGo(index - 1)}
          className={classes.back ?? ''}
          aria-label={t('bar.back')}
        >
          <span className={classes.words}>{t('bar.back')}</span>
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="md"
          className={classes.map ?? ''}
          leftSection={<Icon of={IconLayoutGrid} size={18} />}
          aria-label={t('bar.map', { number: index + 1, total: states.length })}
          onClick={onMap}
        >
          <span className="tabular">
            {index + 1} / {states.length}
          </span>
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="md"
          className={classes.mark ?? ''}
          aria-pressed={isMarked}
          aria-label={t(isMarked ? 'bar.marked' : 'bar.mark')}
          leftSection={<Icon of={isMarked ? IconFlagFilled : IconFlag} size={18} />}
          onClick={room.toggleMark}
        >
          <span className={classes.words}>{t(isMarked ? 'bar.marked' : 'bar.mark')}</span>
        </Button>
        {isLast ? (
          <Button
            size="md"
            variant={isMain ? 'filled' : 'default'}
            className={`${classes.next} ${classes.finish}`}
            aria-label={t('finish.open')}
            leftSection={<Icon of={IconFlagCheck} size={18} />}
            onClick={onFinish}
          >
            <span className={classes.words}>{t('finish.open')}</span>
          </Button>
        ) : (
          <Button
            size="md"
            variant={isMain ? 'filled' : 'default'}
            className={classes.next ?? ''}
            aria-label={t('bar.next')}
            rightSection={<Icon of={IconArrowRight} size={18} />}
            onClick={() => onGo(index + 1)}
          >
            <span className={classes.words}>{t('bar.next')}</span>
          </Button>
        )}
      </div>
    </footer>
  );
}
