import * as z from 'zod/mini';
import type { AnswerEntry, TaskStatus, TrainingEvent } from '#shared/domain/works/answer-entry.ts';
import { type Answer, answerSchema, type TaskType, taskTypes } from '#shared/domain/works/task.ts';
import type { Item } from './database.ts';

/**
 * Answers as stored. Attribute names are one letter, because a save costs by the size of its item:
 * `u` owner, `d` deadline (ms), `c` closed, `n` how often opened again, `l` locks answers, `a` answers by task id; in an answer
 * `k` type, `o` option ids, `v` answer, `i` answer id, `s` saved at, `r` revision, `f` final, `e` events, `w` review.
 */

const typeLetters = {
  SINGLECHOICE: 'S',
  MULTICHOICE: 'M',
  ORDERQUESTION: 'O',
  COMMONQUESTION: 'C',
  QUESTION: 'Q',
  EMPTYQUESTION: 'E',
  PAINT: 'P',
  TASKTESTCASECASSETESTATUS: 'T',
} as const satisfies Record<TaskType, string>;

const typeOfLetter = new Map(taskTypes.map((type) => [typeLetters[type] as string, type]));

export const letterOf = (type: TaskType): string => typeLetters[type];

const eventSchema = z.object({
  i: z.string(),
  s: z.number(),
  h: z.boolean(),
  v: z.optional(answerSchema),
  t: z.optional(z.string()),
});

const storedAnswer = z.object({
  k: z.string(),
  o: z.optional(z.array(z.string())),
  v: z.optional(answerSchema),
  i: z.string(),
  s: z.optional(z.number()),
  r: z.number(),
  f: z.optional(z.boolean()),
  e: z.optional(z.array(eventSchema)),
  w: z.optional(
    z.object({ mark: z.number(), comment: z.string(), reviewedBy: z.string(), at: z.number() }),
  ),
});

const storedItem = z.object({
  u: z.string(),
  d: z.optional(z.number()),
  c: z.boolean(),
  l: z.optional(z.boolean()),
  a: z.record(z.string(), storedAnswer),
});

/** One stored item of answers, read. */
export interface AnswerItem {
  owner: string;
  deadline: number | null;
  closed: boolean;
  entries: Map<string, AnswerEntry>;
}

/** An answer in its stored form. */
export const toStored = (entry: AnswerEntry): z.infer<typeof storedAnswer> => ({
  k: letterOf(entry.type),
  i: entry.answerId,
  r: entry.revision,
  ...(entry.optionIds.length > 0 && { o: [...entry.optionIds] }),
  ...(entry.answer !== null && { v: entry.answer }),
  ...(entry.savedAt > 0 && { s: entry.savedAt }),
  ...(entry.isLocked && { f: true }),
  ...(entry.events.length > 0 && { e: entry.events.map(eventToStored) }),
  ...(entry.review && { w: entry.review }),
});

const eventToStored = (event: TrainingEvent): z.infer<typeof eventSchema> => ({
  i: event.answerId,
  s: event.at,
  h: event.hint,
  ...(event.answer !== undefined && { v: event.answer }),
  ...(event.status && { t: event.status }),
});

function fromStored(
  taskId: string,
  stored: z.infer<typeof storedAnswer>,
  locks: boolean,
): AnswerEntry {
  const type = typeOfLetter.get(stored.k);
  if (!type) throw new Error(`Answer ${taskId} is of an unknown type ${stored.k}`);
  return {
    taskId,
    type,
    optionIds: stored.o ?? [],
    answer: stored.v ?? null,
    answerId: stored.i,
    savedAt: stored.s ?? 0,
    revision: stored.r,
    ...(locks && stored.f && { isLocked: true }),
    events: (stored.e ?? []).map((event) => ({
      answerId: event.i,
      at: event.s,
      hint: event.h,
      ...(event.v !== undefined && { answer: event.v as Answer }),
      ...(event.t !== undefined && { status: event.t as TaskStatus }),
    })),
    ...(stored.w && { review: stored.w }),
  };
}

/** Reads an item of answers; an item of another shape stops the request and is never guessed at. */
export function readAnswerItem(item: Item): AnswerItem {
  const stored = storedItem.parse(item);
  return {
    owner: stored.u,
    deadline: stored.d ?? null,
    closed: stored.c,
    entries: new Map(
      Object.entries(stored.a).map(([taskId, answer]) => [
        taskId,
        fromStored(taskId, answer, stored.l === true),
      ]),
    ),
  };
}
