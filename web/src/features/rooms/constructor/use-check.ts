import { useEffect, useMemo, useState } from 'react';
import type { CaseView } from '#shared/contracts/cases.ts';
import type { Door } from '#shared/domain/simulators/cleanroom/facility.ts';
import type { Profile } from '#shared/domain/simulators/cleanroom/profile.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import { useFirstTouch } from '#web/ui/use-first-touch.ts';
import { type DraftProblem, roomProblems } from '../editing/check-draft.ts';

/** What a check has found. */
export interface Checked {
  problems: readonly DraftProblem[];
  /** `noBase`: there is no case to try the room in; `roomFirst`: the room itself is wrong; `waiting`: nobody is at it yet. */
  phase: 'noBase' | 'roomFirst' | 'waiting' | 'running' | 'done';
}

/** The hands rest for so long before the whole case is performed: that takes a part of a second. */
const restMillis = 500;

/**
 * Checks the room as it changes, and once the hands rest a case made of it: from the first touch on, or when it is
 * asked for, because the rules of the whole simulator come with that.
 */
export function useCheck(
  draft: RoomDraft,
  doors: readonly Door[],
  base: CaseView | null,
  profile: Profile | null,
  isAsked: boolean,
): Checked {
  const { room, items, start, profileId } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are no matter of the check
  const own = useMemo(() => roomProblems(draft, doors), [room, items, doors]);
  const [isTouched, setTouched] = useState(false);
  useFirstTouch(() => setTouched(true));
  const [found, setFound] = useState<{ key: object; problems: readonly DraftProblem[] } | null>(
    null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object for all that the check looks at
  const key = useMemo(() => ({}), [room, items, start, profileId, base, profile]);
  const hasBase = base !== null && profile !== null;
  const isReady = (isTouched || isAsked) && own.length === 0 && hasBase;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the draft
  useEffect(() => {
    if (!isReady || base === null || profile === null) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const { caseProblems, emptyStands } = await import('../editing/check-case-draft.ts');
      if (isOver) return;
      const problems = [
        ...caseProblems(draft, base.case, profile),
        ...emptyStands(draft, base.case),
      ];
      setFound({ key, problems });
    }, restMillis);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key, isReady]);
  if (own.length > 0) return { problems: own, phase: 'roomFirst' };
  if (!hasBase) return { problems: own, phase: 'noBase' };
  if (!isReady) return { problems: own, phase: 'waiting' };
  return found?.key === key
    ? { problems: found.problems, phase: 'done' }
    : { problems: found?.problems ?? [], phase: 'running' };
}
