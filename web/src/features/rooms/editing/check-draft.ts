import {
  checkItemIds,
  checkRoom,
  type Problem,
} from '#shared/domain/simulators/cleanroom/check-facility.ts';
import type { Door } from '#shared/domain/simulators/cleanroom/facility.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';

/** Whether something is wrong with the room itself, or only with a case that is made of it. */
export type Scope = 'room' | 'case';

export interface DraftProblem extends Problem {
  scope: Scope;
}

/** What is wrong with a room as it stands between its doors, and with the names of its things. */
export const roomProblems = ({ room, items }: RoomDraft, doors: readonly Door[]): DraftProblem[] =>
  [...checkRoom(room, doors), ...checkItemIds(items, 'items')].map((problem) => ({
    ...problem,
    scope: 'room',
  }));

/** The piece or the thing of the room that a problem is about; null: the room, or something elsewhere. */
export function placeOfProblem(
  { subjects }: Problem,
  { room, items }: RoomDraft,
): { kind: 'piece' | 'item'; id: string } | null {
  const [id = ''] = subjects;
  if (room.furniture.some((piece) => piece.id === id)) return { kind: 'piece', id };
  return items.some((item) => item.id === id) ? { kind: 'item', id } : null;
}

/** Problems that a room is refused for by itself, whatever its doors are. */
const mustBeMended = ['idTwice', 'outsideRoom', 'overlaps', 'benchTwice', 'benchLeavesWay'];

/** Whether a room can be stored as it is: not yet perfect is allowed, impossible is not. */
export const canBeStored = (draft: RoomDraft): boolean =>
  roomProblems(draft, []).every(({ code }) => !mustBeMended.includes(code));

/** Pieces that a problem is about, itself or by a thing that lies on it. */
export function wrongPieces(draft: RoomDraft, problems: readonly Problem[]): Set<string> {
  return new Set(problems.flatMap((problem) => pieceOfProblem(problem, draft) ?? []));
}

/** The piece of furniture that a problem is at; null: it is at none of this room. */
export function pieceOfProblem(problem: Problem, draft: RoomDraft): string | null {
  const place = placeOfProblem(problem, draft);
  if (place?.kind !== 'item') return place?.id ?? null;
  const item = draft.items.find(({ id }) => id === place.id);
  return item?.where.at === 'furniture' ? item.where.id : null;
}
