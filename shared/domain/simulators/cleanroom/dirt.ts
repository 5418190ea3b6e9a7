import type { TraceStep } from '../kernel/machine.ts';
import { handSurface, itemSurface, marksOn } from './contamination.ts';
import { textOf } from './handler.ts';
import { wornThings } from './look-up.ts';
import type { Dirt } from './profile.ts';
import type { Matter } from './situation-rules.ts';
import type { CleanroomState, Mark, Surface } from './state.ts';

/** The actions of a run by their number. */
type Steps = ReadonlyMap<number, TraceStep<CleanroomState>>;

/** Where dirt comes from: the action that brought it, 0 where it was there at the start, and what it came off. */
export interface Origin {
  seq: number;
  surface: Surface;
}

/** The way that dirt has come: the actions that carried it on, the last first. */
interface Trail {
  seqs: number[];
  origin: Origin;
  /** It went through hands that had not been washed since the start, and would have soiled whatever they touched. */
  isOfUnwashed: boolean;
}

const isUnwashed = (state: CleanroomState) => marksOn(state, 'hands').some(({ seq }) => seq === 0);

/** Follows a mark back to the action that brought the dirt. */
function trailOf(steps: Steps, surface: Surface, { seq, soil, from }: Mark): Trail {
  const before = steps.get(seq)?.before;
  const source = before && from && marksOn(before, from).find((mark) => mark.soil === soil);
  const isOfUnwashed = before !== undefined && surface === 'hands' && isUnwashed(before);
  if (!source) return { seqs: [seq], origin: { seq, surface: from ?? surface }, isOfUnwashed };
  const rest = trailOf(steps, from, source);
  return {
    seqs: [seq, ...rest.seqs],
    origin: rest.origin,
    isOfUnwashed: isOfUnwashed || rest.isOfUnwashed,
  };
}

/** What has been named already, so that dirt which came of it is not named beside it. */
export interface Named {
  /** Actions. */
  seqs: Set<number>;
  /** Things that they were done with, and what was dirty at the start. */
  surfaces: Set<Surface>;
}

/** The surfaces that a rule about dirt asks of, before an action. */
function surfacesAsked(
  matter: Matter,
  { before, event }: TraceStep<CleanroomState>,
  dirt: Dirt,
): Surface[] {
  if (dirt === 'hands') return [handSurface(matter, before)];
  const item = textOf(event.params, 'item');
  return item !== null
    ? [itemSurface(item)]
    : wornThings(matter, before).map(({ id }) => itemSurface(id));
}

/**
 * Says of an action where the dirt comes from that it was done with and that nothing else accounts for. A consequence of
 * a mistake is no second one: dirt that an action which is named carried on, or that came off a thing which is named,
 * but not what came to such a thing in another way. Nor is dirt that a step itself brings, what unwashed hands bring, or
 * make-up that was kept: an order, and rules of their own, say what is wrong with those.
 */
export function dirtBehind(
  matter: Matter,
  trace: readonly TraceStep<CleanroomState>[],
  isAsked: (origin: Origin) => boolean,
  named: Named,
): (step: TraceStep<CleanroomState>, dirt: Dirt) => Origin[] {
  const steps = new Map(trace.map((step) => [step.event.seq, step]));
  const isAccountedFor = ({ soil }: Mark, { seqs, origin, isOfUnwashed }: Trail) =>
    soil === 'cosmetics' ||
    isOfUnwashed ||
    (origin.seq === 0 && origin.surface === 'hands') ||
    seqs.some((seq) => named.seqs.has(seq)) ||
    named.surfaces.has(origin.surface) ||
    isAsked(origin);
  return (step, dirt) =>
    surfacesAsked(matter, step, dirt).flatMap((surface) =>
      marksOn(step.before, surface).flatMap((mark) => {
        const trail = trailOf(steps, surface, mark);
        return isAccountedFor(mark, trail) ? [] : [trail.origin];
      }),
    );
}
