import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { type Task, taskSchema } from '#shared/domain/works/task.ts';
import {
  type Edition,
  editionSchema,
  type RichNode,
  richNodeSchema,
  type Work,
  workSchema,
} from '#shared/domain/works/work.ts';
import type { Language } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import { countAnswerItems } from './answer-places.ts';
import { noteWorkOfCase } from './case-works.ts';
import type { Database, Item } from './database.ts';
import { getItem, getMany } from './get-many.ts';
import { immutableCache } from './immutable-cache.ts';
import { contentKeys } from './keys.ts';

export const parseWork = (item: Item): Work => workSchema.parse(item);

export async function getWork(db: Database, workId: string): Promise<Work | null> {
  const item = await getItem(db, 'content', contentKeys.work(workId));
  return item ? workSchema.parse(item) : null;
}

/** The works with these ids, in this order; ids without a work are left out. */
export async function getWorks(db: Database, workIds: readonly string[]): Promise<Work[]> {
  const items = await getMany(db, 'content', [...new Set(workIds)].map(contentKeys.work));
  const works = items.map((item) => workSchema.parse(item));
  return workIds.flatMap((id) => works.find((work) => work.id === id) ?? []);
}

/** The text of a theory work in a language; null when it is not written. */
export async function getTheory(
  db: Database,
  workId: string,
  language: Language,
): Promise<RichNode | null> {
  const item = await getItem(db, 'content', contentKeys.theory(workId, language));
  return item ? richNodeSchema.parse(item.document) : null;
}

const editions = immutableCache<Edition>();
const taskVersions = immutableCache<Task>();

async function getEdition(db: Database, workId: string, edition: number): Promise<Edition> {
  const cache = editions.of(db);
  const key = contentKeys.edition(workId, edition);
  const name = `${key.pk}/${key.sk}`;
  const known = cache.get(name);
  if (known) return known;
  const read = editionSchema.parse(await getItem(db, 'content', key, { isConsistent: true }));
  cache.set(name, read);
  return read;
}

/** The tasks of an edition in authored order, each in the version that the edition froze. */
export async function getTasksOfEdition(
  db: Database,
  workId: string,
  edition: number,
): Promise<Task[]> {
  const { tasks: refs } = await getEdition(db, workId, edition);
  const cache = taskVersions.of(db);
  const nameOf = (ref: { id: string; version: number }) => `${ref.id}@${ref.version}`;
  const missing = refs.filter((ref) => !cache.has(nameOf(ref)));
  const items = await getMany(
    db,
    'content',
    missing.map((ref) => contentKeys.taskVersion(ref.id, ref.version)),
  );
  for (const item of items) {
    const task = taskSchema.parse(item);
    cache.set(nameOf(task), task);
  }
  return refs.map((ref) => {
    const task = cache.get(nameOf(ref));
    if (!task) throw new Error(`Edition ${edition} of ${workId} names a lost task ${nameOf(ref)}`);
    return task;
  });
}

const caseOf = (task: Task): string[] =>
  task.type === 'TASKTESTCASECASSETESTATUS' ? [task.caseId] : [];

/**
 * Saves a work with its tasks: every task as a version of its own and an edition that freezes which versions belong
 * to the work. Attempts pin the edition, so what is saved later does not touch them.
 */
export async function putWork(db: Database, work: Work, tasks: readonly Task[]): Promise<void> {
  if (countAnswerItems(tasks) > limits.answerItems) {
    throw new RangeError(`Work ${work.id} has more long answers than one attempt can hold`);
  }
  const TableName = db.names.content;
  for (const task of tasks) {
    const Item = { ...contentKeys.taskVersion(task.id, task.version), ...task };
    await db.client.send(new PutCommand({ TableName, Item }));
  }
  const edition: Edition = {
    workId: work.id,
    edition: work.edition,
    tasks: tasks.map(({ id, version }) => ({ id, version })),
  };
  const editionItem = { ...contentKeys.edition(work.id, work.edition), ...edition };
  await db.client.send(new PutCommand({ TableName, Item: editionItem }));
  for (const caseId of new Set(tasks.flatMap(caseOf))) {
    await noteWorkOfCase(db, caseId, work.id);
  }
  // The work comes last: it names the edition, which is whole by now.
  await db.client.send(
    new PutCommand({ TableName, Item: { ...contentKeys.work(work.id), ...work } }),
  );
}

/** Saves the text of a theory work in one language. */
export async function putTheory(
  db: Database,
  workId: string,
  language: Language,
  document: RichNode,
): Promise<void> {
  await db.client.send(
    new PutCommand({
      TableName: db.names.content,
      Item: { ...contentKeys.theory(workId, language), document },
    }),
  );
}
