import type { TraceStep } from '../kernel/machine.ts';
import { handSurface, itemSurface, marksOn } from './contamination.ts';
import { textOf } from './handler.ts';
import { wornThings } from './look-up.ts';
import type { Dirt } from './profile.ts';
import type { Matter } from './situation-rules.ts';
import type { CleanroomState, Mark, Surface } from './state.ts';

/** The actions of a run by their number. */
type Steps = ReadonlyMap<number, TraceStep<CleanroomState>>;

/** The way that dirt has come: the actions that carried it on, the last first, and what it was on before. */
interface Trail {
  seqs: number[];
  surfaces: Surface[];
}

/** Follows a mark back to the action that brought the dirt; 0 is the start. */
function trailOf(steps: Steps, surface: Surface, mark: Mark): Trail {
  const trail: Trail = { seqs: [mark.seq], surfaces: [surface] };
  if (!mark.from) return trail;
  const before = steps.get(mark.seq)?.before;
  const source = before && marksOn(before, mark.from).find(({ soil }) => soil === mark.soil);
  if (!source) return { ...trail, surfaces: [surface, mark.from] };
  const earlier = trailOf(steps, mark.from, source);
  return { seqs: [mark.seq, ...earlier.seqs], surfaces: [surface, ...earlier.surfaces] };
}

/** What has been named already, so that dirt which came of it is not named beside it. */
export interface Named {
  /** Actions. */
  seqs: Set<number>;
  /** Things that they were done with. */
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
 * Says of an action which others brought the dirt that it was done with and that nothing else accounts for; 0 is the
 * start. A consequence of a mistake is no second one; nor is dirt that a step itself brings, what unwashed hands bring,
 * or make-up that was kept: an order, and rules of their own, say what is wrong with those.
 */
export function dirtBehind(
  matter: Matter,
  trace: readonly TraceStep<CleanroomState>[],
  isAsked: (seq: number) => boolean,
  named: Named,
): (step: TraceStep<CleanroomState>, dirt: Dirt) => number[] {
  const steps = new Map(trace.map((step) => [step.event.seq, step]));
  const isAccountedFor = ({ soil }: Mark, { seqs, surfaces }: Trail) => {
    const origin = seqs.at(-1) as number;
    return (
      soil === 'cosmetics' ||
      (origin === 0 && surfaces.at(-1) === 'hands') ||
      seqs.some((seq) => named.seqs.has(seq)) ||
      surfaces.some((one) => named.surfaces.has(one)) ||
      isAsked(origin)
    );
  };
  return (step, dirt) =>
    surfacesAsked(matter, step, dirt).flatMap((surface) =>
      marksOn(step.before, surface).flatMap((mark) => {
        const trail = trailOf(steps, surface, mark);
        return isAccountedFor(mark, trail) ? [] : [trail.seqs.at(-1) as number];
      }),
    );
}
