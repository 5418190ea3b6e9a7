import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { AnswerEntry } from '#shared/domain/works/answer-entry.ts';
import type { Answer, TaskType } from '#shared/domain/works/task.ts';
import { limits } from '#shared/limits.ts';
import { type ActivityStore, tableOf } from './activity-store.ts';
import { type AnswerItem, letterOf, readAnswerItem, toStored } from './answer-items.ts';
import { readAttemptId } from './answer-places.ts';
import { conflictingItem, isConditionFailure } from './database.ts';
import { getItem } from './get-many.ts';
import { activityKeys } from './keys.ts';

/** One answer to be stored as it is, to be judged at finish. */
export interface AnswerSave {
  attemptId: string;
  taskId: string;
  answer: Answer;
  answerId: string;
  /** The task is left: where the work locks answers, this one is the last. */
  isLeft?: boolean | undefined;
  /** Server time, ms. */
  now: number;
}

export type SaveOutcome =
  | { kind: 'saved'; entry: AnswerEntry; deadline: number | null }
  /** Nothing was written: how the item stands decides why. */
  | { kind: 'unsaved'; item: AnswerItem };

interface Shape {
  types: TaskType[];
  /** Option ids that must exist in the task. */
  options: string[];
}

/** Which types an answer of this shape can belong to. */
function shapeOf(answer: Answer): Shape {
  if (typeof answer === 'string') {
    return answer.length > limits.shortAnswer
      ? { types: ['QUESTION'], options: [] }
      : { types: ['SINGLECHOICE', 'COMMONQUESTION', 'QUESTION'], options: [answer] };
  }
  if (Array.isArray(answer)) {
    // Only gaps can be filled with the same word twice; a choice or an order names each option once.
    const repeats = new Set(answer).size < answer.length;
    return repeats
      ? { types: ['EMPTYQUESTION'], options: [] }
      : { types: ['MULTICHOICE', 'ORDERQUESTION', 'EMPTYQUESTION'], options: answer };
  }
  return 'shapes' in answer
    ? { types: ['PAINT'], options: [] }
    : { types: ['TASKTESTCASECASSETESTATUS'], options: [] };
}

/**
 * Saves an answer with one conditional write and no read: the write itself sees that the attempt is the owner's,
 * open and in time, that the answer fits its task and that no newer one is stored. What is repeated,
 * late or wrong leaves the item as it is. null: there is no such task in such an attempt.
 */
export async function saveAnswer(
  store: ActivityStore,
  save: AnswerSave,
): Promise<SaveOutcome | null> {
  const place = readAttemptId(save.attemptId);
  if (!place) return null;
  const shared = await writeAnswer(store, save, place.sharedItem(save.taskId));
  if (shared !== null) return shared;
  // A task with long answers is not among its neighbours: it has an item of its own.
  return writeAnswer(store, save, place.ownItem(save.taskId));
}

async function writeAnswer(
  store: ActivityStore,
  save: AnswerSave,
  name: string,
): Promise<SaveOutcome | null> {
  const { types, options } = shapeOf(save.answer);
  const typeNames = types.map((_, i) => `:k${i}`);
  const optionNames = options.map((_, i) => `:o${i}`);
  const fitsOptions = optionNames.map((option) => `contains(a.#t.o, ${option})`).join(' AND ');
  // An order names every option, so its list is as long as theirs.
  const isComplete = `(NOT a.#t.k = :order OR size(a.#t.o) = :length)`;
  try {
    const { Attributes } = await store.db.client.send(
      new UpdateCommand({
        TableName: tableOf(store),
        Key: activityKeys.answers(save.attemptId, name),
        UpdateExpression: [
          'SET a.#t.v = :v, a.#t.i = :i, a.#t.s = :s, a.#t.r = a.#t.r + :one',
          ...(save.isLeft ? ['a.#t.f = :final'] : []),
        ].join(', '),
        ConditionExpression: [
          'u = :u',
          'c = :open',
          '(attribute_not_exists(d) OR d > :s)',
          'a.#t.i < :i',
          '(attribute_not_exists(l) OR attribute_not_exists(a.#t.f))',
          `a.#t.k IN (${typeNames.join(', ')})`,
          isComplete,
          ...(fitsOptions ? [`(attribute_not_exists(a.#t.o) OR (${fitsOptions}))`] : []),
        ].join(' AND '),
        ExpressionAttributeNames: { '#t': save.taskId },
        ExpressionAttributeValues: {
          ':v': save.answer,
          ':i': save.answerId,
          ':s': save.now,
          ':one': 1,
          ':u': store.owner,
          ':open': false,
          ...(save.isLeft && { ':final': true }),
          ':order': letterOf('ORDERQUESTION'),
          ':length': options.length,
          ...Object.fromEntries(types.map((type, i) => [`:k${i}`, letterOf(type)])),
          ...Object.fromEntries(options.map((option, i) => [`:o${i}`, option])),
        },
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    const item = readAnswerItem(Attributes ?? {});
    const entry = item.entries.get(save.taskId) as AnswerEntry;
    return { kind: 'saved', entry, deadline: item.deadline };
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const stored = conflictingItem(error);
    const item = stored ? readAnswerItem(stored) : null;
    return item && item.owner === store.owner && item.entries.has(save.taskId)
      ? { kind: 'unsaved', item }
      : null;
  }
}

/** The item that holds the answer of a task, as it is at this moment; null when there is none of this owner. */
export async function getAnswerItem(
  store: ActivityStore,
  attemptId: string,
  taskId: string,
): Promise<{ name: string; item: AnswerItem } | null> {
  const place = readAttemptId(attemptId);
  if (!place) return null;
  for (const name of [place.sharedItem(taskId), place.ownItem(taskId)]) {
    const stored = await getItem(store.db, store.table, activityKeys.answers(attemptId, name), {
      isConsistent: true,
    });
    const item = stored ? readAnswerItem(stored) : null;
    if (item?.entries.has(taskId)) return item.owner === store.owner ? { name, item } : null;
  }
  return null;
}

/**
 * Replaces one entry if nobody has saved it since it was read and the item is open and in time; false: look again.
 */
export async function replaceEntry(
  store: ActivityStore,
  place: { attemptId: string; name: string },
  entry: AnswerEntry,
  expected: { answerId: string; now: number },
): Promise<boolean> {
  try {
    await store.db.client.send(
      new UpdateCommand({
        TableName: tableOf(store),
        Key: activityKeys.answers(place.attemptId, place.name),
        UpdateExpression: 'SET a.#t = :entry',
        ConditionExpression:
          'c = :open AND a.#t.i = :expected AND (attribute_not_exists(d) OR d > :now)',
        ExpressionAttributeNames: { '#t': entry.taskId },
        ExpressionAttributeValues: {
          ':entry': toStored(entry),
          ':expected': expected.answerId,
          ':open': false,
          ':now': expected.now,
        },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** The condition that an item is of this round: one of a slow finish from before a reopening changes nothing. */
const ofRound = (round: number) => (round === 0 ? 'attribute_not_exists(n)' : 'n = :round');

/**
 * Closes one item and answers it as it then is; closing it again changes nothing. null: it is gone, or the attempt
 * was opened again meanwhile.
 */
export async function closeAnswerItem(
  store: ActivityStore,
  attemptId: string,
  name: string,
  round: number,
): Promise<AnswerItem | null> {
  try {
    const { Attributes } = await store.db.client.send(
      new UpdateCommand({
        TableName: tableOf(store),
        Key: activityKeys.answers(attemptId, name),
        UpdateExpression: 'SET c = :closed',
        ConditionExpression: `attribute_exists(pk) AND ${ofRound(round)}`,
        ExpressionAttributeValues: { ':closed': true, ...(round > 0 && { ':round': round }) },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return readAnswerItem(Attributes ?? {});
  } catch (error) {
    if (isConditionFailure(error)) return null;
    throw error;
  }
}
