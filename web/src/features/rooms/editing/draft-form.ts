import * as z from 'zod/mini';
import { createRoom } from '#shared/contracts/rooms.ts';
import type { RoomDraft } from '#shared/domain/simulators/cleanroom/stored-room.ts';
import type { LocalText } from '#shared/languages.ts';
import type { FieldProblem } from '#web/lib/api-error.ts';
import { fieldCode } from '#web/lib/schema-resolver.ts';
import { namedRoom, written } from './room-name.ts';

/** The draft as the API wants it. */
export function bodyOf(draft: RoomDraft): RoomDraft {
  return { ...draft, name: written(draft.name), room: namedRoom(draft) };
}

/** What of a draft the API would refuse for its form, by the paths that the API uses. */
export function formProblems(draft: RoomDraft): FieldProblem[] {
  const body = bodyOf(draft);
  const parsed = z.safeParse(createRoom.body, body);
  if (parsed.success) return [];
  const problems = parsed.error.issues.map((issue) => ({
    path: `body.${issue.path.join('.')}`,
    code: fieldCode(issue, body),
  }));
  return problems.filter(({ path }) => !path.startsWith('body.room.name'));
}

/** Whether a draft bears a name that a room can have. */
export const isNamed = (draft: RoomDraft): boolean =>
  formProblems(draft).every(({ path }) => !path.startsWith('body.name'));

/** Which refusals still hold: a field that has become right is not called wrong until the next saving. */
export function stillRefused(refused: readonly FieldProblem[], draft: RoomDraft): FieldProblem[] {
  const now = formProblems(draft).map(({ path }) => path);
  // What only the server can tell stays until it is asked again.
  return refused.filter(({ path, code }) => code === 'unknown' || now.includes(path));
}

/** The same words with the next number: what is copied twice is still told apart, in every language. */
const numbered = (text: string): string => {
  const [, words = text, number = '1'] = /^(.*) \((\d{1,3})\)$/.exec(text) ?? [];
  return `${words} (${Number(number) + 1})`;
};

/** A name for a copy, in the languages that the original has. */
export function copyName({ ru, en, ch }: LocalText): LocalText {
  return { ru: numbered(ru), ...(en && { en: numbered(en) }), ...(ch && { ch: numbered(ch) }) };
}

/** A room without anything in it. */
export const emptyRoom = (start: RoomDraft['start'], profileId: string): RoomDraft => ({
  name: { ru: '' },
  room: {
    location: 'locker',
    name: { ru: '' },
    width: 12,
    depth: 10,
    origin: { x: 0, z: 0 },
    furniture: [],
  },
  items: [],
  start,
  profileId,
});
