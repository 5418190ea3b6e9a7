import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Database } from './database.ts';
import { getItem } from './get-many.ts';
import { simulatorKeys } from './keys.ts';

type Key = Record<'pk' | 'sk', string>;

const worksAt = async (db: Database, key: Key): Promise<string[]> => {
  const item = await getItem(db, 'content', key, { isConsistent: true });
  return [...((item?.workIds as Set<string> | undefined) ?? [])];
};

/** Only ever added to: somebody may still be at work on an edition that had the case. */
async function addWorks(db: Database, Key: Key, workIds: readonly string[]): Promise<void> {
  if (workIds.length === 0) return;
  await db.client.send(
    new UpdateCommand({
      TableName: db.names.content,
      Key,
      UpdateExpression: 'ADD workIds :works',
      ExpressionAttributeValues: { ':works': new Set(workIds) },
    }),
  );
}

/** By which rules a case is judged now; null: there is no such case. */
async function profileOf(db: Database, caseId: string): Promise<string | null> {
  const item = await getItem(db, 'content', simulatorKeys.case(caseId), { isConsistent: true });
  return typeof item?.profileId === 'string' ? item.profileId : null;
}

/** Notes under the rules of a case which works have it. */
export async function noteRulesOfCase(
  db: Database,
  caseId: string,
  profileId: string,
): Promise<void> {
  const workIds = await listWorksOfCase(db, caseId);
  await addWorks(db, simulatorKeys.worksOfProfile(profileId), workIds);
}

/** Notes that a work has a task with a case. */
export async function noteWorkOfCase(db: Database, caseId: string, workId: string): Promise<void> {
  await addWorks(db, simulatorKeys.worksOfCase(caseId), [workId]);
  const profileId = await profileOf(db, caseId);
  if (profileId !== null) await noteRulesOfCase(db, caseId, profileId);
}

/** The works that have a task with this case, or had one in an edition before. */
export const listWorksOfCase = (db: Database, caseId: string): Promise<string[]> =>
  worksAt(db, simulatorKeys.worksOfCase(caseId));

/** The works that have a task, or had one before, with this case or with another that is judged by the same rules. */
export async function listWorksOfRules(db: Database, caseId: string): Promise<string[]> {
  const profileId = await profileOf(db, caseId);
  return profileId === null ? [] : worksAt(db, simulatorKeys.worksOfProfile(profileId));
}
