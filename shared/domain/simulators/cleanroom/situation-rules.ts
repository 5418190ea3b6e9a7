import type { RevealedSituation, Situation, World } from './case.ts';
import { catalogue } from './catalogue.ts';
import type { CleanroomState } from './state.ts';

/**
 * What the machine plays with: the public world, and the situations, either as the case has them (on the server
 * and in TRAINING) or as they were revealed so far. Both come to the same state.
 */
export interface Matter {
  world: World;
  situations: readonly (Situation | RevealedSituation)[];
}

const isDue = (matter: Matter, state: CleanroomState, situation: Situation | RevealedSituation) => {
  if ('sinceSeq' in situation) return state.seq >= situation.sinceSeq;
  const { location, afterEvents, takenOff } = situation.when;
  const isWorn = (group: string) =>
    matter.world.items.some(
      ({ id, code }) => catalogue[code].group === group && state.items[id]?.where.at === 'worn',
    );
  return (
    (location === undefined || state.person.location === location) &&
    (afterEvents === undefined || state.seq >= afterEvents) &&
    (takenOff === undefined || takenOff.some((group) => !isWorn(group)))
  );
};

/** Adds the situations that the last action has brought. */
export function withSituations(matter: Matter, state: CleanroomState): CleanroomState {
  const come = matter.situations.filter(
    (one) => state.situations[one.id] === undefined && isDue(matter, state, one),
  );
  if (come.length === 0) return state;
  const added = come.map((one) => [one.id, 'sinceSeq' in one ? one.sinceSeq : state.seq]);
  return { ...state, situations: { ...state.situations, ...Object.fromEntries(added) } };
}

/** What of the situations of a case the person may know now. */
export function revealed(
  situations: readonly Situation[],
  state: CleanroomState,
): RevealedSituation[] {
  return situations.flatMap(({ when: _, ...face }) => {
    const sinceSeq = state.situations[face.id];
    return sinceSeq === undefined ? [] : [{ ...face, sinceSeq }];
  });
}

export const isAlarm = (matter: Matter, state: CleanroomState): boolean =>
  matter.situations.some(
    ({ id, kind }) => kind === 'evacuation' && state.situations[id] !== undefined,
  );
