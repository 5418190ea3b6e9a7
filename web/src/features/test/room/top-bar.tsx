import { Button } from '@mantine/core';
import { IconArrowLeft, IconFlagCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Countdown } from '#web/ui/countdown.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PersonSlot } from '#web/ui/shell.tsx';
import { coursePath } from '#web/ui/study-paths.ts';
import { KeyboardHelp } from './keyboard-help.tsx';
import { SavedState } from './saved-state.tsx';
import classes from './top-bar.module.css';
import type { Room } from './use-room.ts';

interface TopBarProps {
  room: Room;
  shortcuts: boolean;
  onShortcuts: (on: boolean) => void;
  onFinish: () => void;
}

/** The bar over the room: the way out, the title, whether all is saved, the clock, the end. */
export function TopBar({ room, shortcuts, onShortcuts, onFinish }: TopBarProps) {
  const { t } = useTranslation(['test', 'study']);
  const { attempt } = room;
  const isControl = attempt.type === 'CONTROL';
  const leave = t(isControl ? 'test:leaveControl' : 'test:leave');
  return (
    <header className={classes.bar}>
      <Link
        to={isControl ? '/control' : coursePath(attempt.courseId)}
        className={classes.leave}
        aria-label={leave}
        title={leave}
      >
        <Icon of={IconArrowLeft} />
      </Link>
      <div className={classes.words}>
        <h1 className={classes.title}>{attempt.workName}</h1>
        <div className={classes.mode}>{t(`study:modes.${attempt.type}`)}</div>
      </div>
      <div className={classes.tools}>
        <SavedState room={room} />
        {attempt.deadline && <Countdown deadline={attempt.deadline} label={t('study:timeLeft')} />}
        <Button
          variant="default"
          className={classes.finish ?? ''}
          leftSection={<Icon of={IconFlagCheck} size={18} />}
          onClick={onFinish}
        >
          {t('test:finish.open')}
        </Button>
      </div>
      <KeyboardHelp
        isTraining={attempt.type === 'TRAINING'}
        isOn={shortcuts}
        onSwitch={onShortcuts}
      />
      <PersonSlot />
    </header>
  );
}
