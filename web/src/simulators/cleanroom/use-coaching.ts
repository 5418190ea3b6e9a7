import { useMemo, useState } from 'react';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { adviceOf, issuesOf } from '#shared/domain/simulators/cleanroom/coach.ts';
import type { Expected } from '#shared/domain/simulators/cleanroom/evaluate.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { CleanroomSession, SessionView } from '../runs/cleanroom-session.ts';
import type { Coaching } from './panel/hints-tab.tsx';

/** The secret part of a case, which TRAINING has in the browser. */
export interface TrainingPart {
  profile: Profile;
  without?: readonly string[] | undefined;
  passMark: number;
}

/** Hints and explanations of TRAINING, from the state as it is; null in the other modes. */
export function useCoaching(
  session: CleanroomSession,
  view: SessionView,
  training: TrainingPart | null,
): Coaching | null {
  /** The action after which a hint was asked for: the next one closes it. */
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const { matter, played } = view;
  const expected = useMemo(
    (): Expected | null =>
      training && {
        profile: training.profile,
        matter,
        start: cleanroom.start(matter, 0),
        without: training.without,
        goal: matter.world.goal,
        passMark: training.passMark,
      },
    [training, matter],
  );
  const issues = useMemo(() => (expected ? issuesOf(expected, played) : []), [expected, played]);
  const isAdvised = askedAt === played.state.seq;
  const advice = useMemo(
    () => (expected && isAdvised ? adviceOf(expected, played) : null),
    [expected, isAdvised, played],
  );
  if (!training) return null;
  return {
    profile: training.profile,
    issues,
    advice,
    isAdvised,
    onAsk: () => {
      session.askHint();
      const { refused, played: now } = session.view();
      // What does not count is not told either.
      if (!refused) setAskedAt(now.state.seq);
    },
  };
}
