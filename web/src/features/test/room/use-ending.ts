import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Attempt } from '#shared/contracts/attempts.ts';
import { isShut } from '#web/lib/api-error.ts';
import { type ServerClock, serverClock } from '#web/lib/server-clock.ts';
import { notify } from '#web/ui/notices.ts';
import { resultPath } from '#web/ui/study-paths.ts';
import { forgetProgress, useAttempt } from '../api.ts';
import { useEverySecond } from './use-every-second.ts';

/** The attempt, and how it ends. */
export interface Ending {
  attempt: Attempt;
  /** Finished, or its time is over: nothing more can be done here. */
  isOver: boolean;
  /** The clock stands at zero and the server has not confirmed the end yet. */
  isTimeOver: boolean;
}

/**
 * Whether the server's clock is past a time, or so many milliseconds before it; one that nothing has told decides nothing.
 */
export const isPast = (
  deadline: string | null,
  clock: Pick<ServerClock, 'now' | 'isTold'>,
  millisBefore = 0,
): boolean =>
  deadline !== null && clock.isTold() && clock.now() >= Date.parse(deadline) - millisBefore;

/**
 * Follows the attempt to its end, whoever ends it: the button, the clock, another tab. Only the server
 * knows that it is finished; the result then takes the place of the room in the history, for going
 * back into the room would begin another attempt.
 */
export function useEnding(started: Attempt): Ending {
  const { t } = useTranslation('errors');
  const navigate = useNavigate();
  const [isTimeOver, setTimeOver] = useState(false);
  const { data: attempt = started, error } = useAttempt(started, isTimeOver);
  const isFinished = attempt.status === 'FINISHED';
  // The same work is taken in CONTROL elsewhere, or may be opened again: the page that follows says so.
  const isShutOut = isShut(error);
  // Looked at anew each time: a reply that knows of more time opens the room again.
  useEverySecond(() => setTimeOver(isPast(attempt.deadline, serverClock)));
  const hasLeft = useRef(false);

  useEffect(() => {
    if ((!isFinished && !isShutOut) || hasLeft.current) return;
    hasLeft.current = true;
    // In CONTROL the page that follows says how it ended.
    if (attempt.finishReason === 'TIME_EXPIRED' && attempt.type !== 'CONTROL') {
      notify({ id: 'time-left', type: 'info', text: t('codes.ATTEMPT_EXPIRED') });
    }
    forgetProgress();
    void navigate(resultPath(attempt.id), { replace: true });
  }, [isFinished, isShutOut, attempt.finishReason, attempt.type, attempt.id, navigate, t]);

  return {
    attempt,
    isOver: isFinished || isTimeOver,
    isTimeOver: isTimeOver && !isFinished,
  };
}
