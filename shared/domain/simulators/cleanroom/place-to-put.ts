import type { Action } from '../kernel/run.ts';
import { isCleanPut, type PutCode, takeCodes } from './codes.ts';
import { dirtOf } from './contamination.ts';
import type { Room } from './facility.ts';
import { furnitureKind } from './furniture.ts';
import { fitsBag } from './handling.ts';
import { bagOf, isAcross, isOwn, roomOf, type Thing } from './look-up.ts';
import type { Matter } from './situation-rules.ts';
import type { CleanroomState } from './state.ts';
import { far } from './ways.ts';

const act = (code: string, params: Action['params'] = {}): Action => ({ code, params });

/** Where a thing may be put in a room, nearest to where it belongs; what is dirty or one's own not on furniture for clean things. */
function placeIn(
  matter: Matter,
  state: CleanroomState,
  thing: Thing,
  room: Room,
  isPlanned: IsPlanned,
): Action | null {
  const isHere = room.location === state.person.location;
  const usable = room.furniture.filter((one) => !isHere || !isAcross(room, one, state.person.side));
  const wanted = isUnclean(thing)
    ? [...thing.kind.belongs.filter((code) => !isCleanPut(code)), 'A012', 'A011', 'A013', 'A021']
    : [...keptAt(thing), ...cleanPlaces];
  for (const code of wanted) {
    const furniture = usable.find(({ kind }) => furnitureKind(kind).put === code);
    if (!furniture) continue;
    // Only what is used up goes into a bin by itself.
    const isBin = furnitureKind(furniture.kind).swallows;
    if (isBin && !(isUsed(thing) || thing.kind.tags.includes('litter'))) continue;
    const cell = furnitureKind(furniture.kind).cells ? { cell: matter.world.person.cell } : {};
    const put = act(code, { item: thing.id, place: furniture.id, ...cell });
    if (!isPlanned(put)) return put;
  }
  return null;
}

const isUsed = ({ kind, now }: Thing) =>
  now.condition === 'used' || (kind.singleUse === true && now.where.at === 'worn');

/**
 * Where it belongs now: what is worn once goes into the bin after that, and not back where it came from; before that it
 * goes back.
 */
export const keptAt = (thing: Thing): readonly PutCode[] => {
  const { belongs } = thing.kind;
  if (isUsed(thing)) return belongs.filter((code) => !isCleanPut(code));
  return belongs.toSorted((a, b) => Number(isCleanPut(b)) - Number(isCleanPut(a)));
};

const cleanPlaces = ['A041', 'A043', 'A042', 'A013', 'A021'];

/** Whether an action is what something has to be done for: then it cannot be done first. */
export type IsPlanned = (action: Action) => boolean;

const isUnclean = (thing: Thing) => dirtOf(thing) !== null || isOwn(thing);

/** Where a thing may be put away: in this room, in the bag, what is dirty or one's own in another room, and on the floor at last. */
export function placeToPut(
  matter: Matter,
  state: CleanroomState,
  thing: Thing,
  isPlanned: IsPlanned,
): Action | null {
  // Round the neck it is in nobody's way and always at hand.
  if (thing.kind.group === 'keyCard') return act(takeCodes.putOn, { item: thing.id });
  const room = roomOf(matter.world, state.person.location) as Room;
  const here = placeIn(matter, state, thing, room, isPlanned);
  if (here) return here;
  const item = { item: thing.id };
  const hasBag = bagOf(matter, state)?.now.where.at === 'worn';
  if (hasBag && fitsBag(thing)) return act(takeCodes.putInBag, item);
  if (!isUnclean(thing)) return null;
  const [elsewhere] = [...matter.world.facility.rooms]
    .filter(({ location }) => Number.isFinite(far(matter, state, location)))
    .sort((a, b) => far(matter, state, a.location) - far(matter, state, b.location))
    .flatMap((one) => placeIn(matter, state, thing, one, isPlanned) ?? []);
  return elsewhere ?? act('A022', item);
}
