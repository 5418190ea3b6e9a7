import { IconClock } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverClock } from '#web/lib/server-clock.ts';
import classes from './countdown.module.css';
import {
  clockFace,
  countdownSteps,
  countdownTone,
  millisToTick,
  secondsLeft,
  wholeDays,
} from './countdown-time.ts';
import { Icon } from './icon.tsx';
import { useFormats } from './use-formats.ts';

interface CountdownProps {
  /** ISO time on the server's clock. */
  deadline: string;
  /** What ends then ("Time left"). */
  label: string;
  /** Called when nothing is left. */
  onEnd?: () => void;
  size?: 'md' | 'lg';
  /** One of many: minutes that are left are not announced. */
  quiet?: boolean;
}

/**
 * The time left until a deadline. Computed from the server's clock at every tick, never counted down,
 * so a hidden tab or a slow machine shows the right time again at once. It ticks on at nought: the next
 * reply may know of more time.
 */
export function Countdown({ deadline, label, onEnd, size = 'md', quiet = false }: CountdownProps) {
  const { t } = useTranslation('common');
  const formats = useFormats();
  const [left, setLeft] = useState(() => secondsLeft(deadline, serverClock.now()));
  const ended = useRef(false);
  const end = useRef(onEnd);
  end.current = onEnd;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = serverClock.now();
      const seconds = secondsLeft(deadline, now);
      setLeft(seconds);
      if (seconds === 0 && !ended.current) end.current?.();
      ended.current = seconds === 0;
      timer = setTimeout(tick, millisToTick(deadline, now));
    };
    const onVisible = () => {
      clearTimeout(timer);
      tick();
    };
    tick();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [deadline]);

  const { days, rest } = wholeDays(left);
  // What was last known before a reload is no reason to alarm anybody while a reply may be on its way.
  const isKnown = serverClock.source() === 'wall' || serverClock.isTold();
  const announced = isKnown && (left === countdownSteps.warning || left === countdownSteps.danger);
  return (
    <span
      className={classes.countdown}
      data-tone={isKnown ? countdownTone(left) : 'calm'}
      data-size={size}
    >
      <Icon of={IconClock} size={size === 'lg' ? 22 : 18} />
      <span role="timer" aria-label={label} className="tabular">
        {days > 0 && `${formats.days(days)} `}
        {clockFace(rest)}
      </span>
      {!quiet && (
        <span role="status" className="visually-hidden">
          {announced ? t('time.left', { count: left / 60 }) : ''}
        </span>
      )}
    </span>
  );
}
