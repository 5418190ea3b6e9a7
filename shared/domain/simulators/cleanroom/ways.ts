import type { Action } from '../kernel/run.ts';
import { type Location, locationCodes } from './codes.ts';
import { crossBenchOf } from './grid.ts';
import { roomOf, sideBehind } from './look-up.ts';
import { doorsBetween } from './moving.ts';
import type { Matter } from './situation-rules.ts';
import type { CleanroomState } from './state.ts';

/** The next step of the shortest way to a location, over doors that open in that direction; null where there is none. */
export function nextDoor(
  matter: Matter,
  from: Location,
  to: Location,
): { location: Location; door: string } | null {
  const { doors } = matter.world.facility;
  const cameFrom = new Map<Location, { from: Location; door: string }>();
  const queue: Location[] = [from];
  for (let at = queue.shift(); at && at !== to; at = queue.shift()) {
    for (const { location: next } of matter.world.facility.rooms) {
      const door = doorsBetween(doors, at, next).find(
        (one) => (one.way === 'both' || one.from.location === at) && !one.emergency,
      );
      if (!door || cameFrom.has(next) || next === from) continue;
      cameFrom.set(next, { from: at, door: door.id });
      queue.push(next);
    }
  }
  let step = cameFrom.get(to);
  if (!step) return null;
  let location = to;
  while (step.from !== from) {
    location = step.from;
    step = cameFrom.get(location) as { from: Location; door: string };
  }
  return { location, door: step.door };
}

/** Through the next door on the way to a location; null where there is no way. */
export function goTo(
  matter: Matter,
  { person }: CleanroomState,
  location: Location,
): Action | null {
  const next = nextDoor(matter, person.location, location);
  return next && { code: locationCodes[next.location], params: { door: next.door } };
}

/** How far a location is, in doors; Infinity where there is no way. Crossing the bench counts as a longer way than any round it. */
export function far(matter: Matter, state: CleanroomState, to: Location): number {
  const { location, side } = state.person;
  const here = roomOf(matter.world, location);
  const next = to === location ? null : nextDoor(matter, location, to);
  const door = matter.world.facility.doors.find(({ id }) => id === next?.door);
  const isBehind = here && door && crossBenchOf(here) && sideBehind(here, door) !== side;
  return distance(matter, location, to) + (isBehind ? 10 : 0);
}

/** Doors between two locations in the direction of walking; Infinity where there is no way. */
export function distance(matter: Matter, from: Location, to: Location): number {
  let at = from;
  for (let count = 0; count < 12; count += 1) {
    if (at === to) return count;
    const next = nextDoor(matter, at, to);
    if (!next) return Number.POSITIVE_INFINITY;
    at = next.location;
  }
  return Number.POSITIVE_INFINITY;
}
