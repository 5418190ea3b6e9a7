import { useTranslation } from 'react-i18next';
import type { ExecutionView } from '#shared/contracts/execution-views.ts';
import { serverClock } from '#web/lib/server-clock.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { joined } from '#web/ui/joined.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { ExecutionBadge } from './badges.tsx';
import classes from './execution-facts.module.css';
import { relativeText } from './times.ts';
import { WindowText } from './window-text.tsx';

/** Longer than this nobody counts in hours and seconds. */
const countedMillis = 24 * 3_600_000;

interface ExecutionFactsProps {
  execution: ExecutionView;
  /** The window opens or closes. */
  onTime: () => void;
}

/** State, window, minutes and the time to the next turn of an execution, in one line. */
export function ExecutionFacts({ execution, onTime }: ExecutionFactsProps) {
  const { t } = useTranslation('control');
  const formats = useFormats();
  const language = useLanguage();
  const { state, startDateTime, endDateTime, executionTime, name, works } = execution;
  const turn = state === 'PLANNED' ? startDateTime : endDateTime;
  const isNear = Date.parse(turn) - serverClock.now() < countedMillis;
  const label = t(state === 'PLANNED' ? 'head.toStart' : 'head.toEnd');
  return (
    <span className={classes.facts}>
      <ExecutionBadge state={state} />
      {state !== 'OVER' &&
        (isNear ? (
          <span className={classes.turn}>
            {label}
            <Countdown key={turn} deadline={turn} label={label} onEnd={onTime} />
          </span>
        ) : (
          <span>
            {t(state === 'PLANNED' ? 'head.starts' : 'head.ends', {
              when: relativeText(turn, serverClock.now(), language),
            })}
          </span>
        ))}
      <WindowText start={startDateTime} end={endDateTime} />
      <span>{t('head.forAttempt', { minutes: formats.minutes(executionTime) })}</span>
      {name && <span>{joined(works.map((work) => work.name))}</span>}
    </span>
  );
}
