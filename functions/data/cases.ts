import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { caseRowSchema } from '#shared/contracts/cases.ts';
import {
  type CleanroomCase,
  cleanroomCaseSchema,
} from '#shared/domain/simulators/cleanroom/case.ts';
import { noteRulesOfCase } from './case-works.ts';
import { type Database, isLostTransaction } from './database.ts';
import { getItem } from './get-many.ts';
import { immutableCache } from './immutable-cache.ts';
import { simulatorKeys, simulatorListings } from './keys.ts';
import { queryAll } from './query-all.ts';

const storedRow = z.object({
  ...z.omit(caseRowSchema, { profileName: true, mayEdit: true }).shape,
  createdBy: z.string(),
  /** Absent: nobody has changed it since it was made. */
  updatedBy: z.optional(z.string()),
});

/** Which version of a case is current, with what a list shows of it and who made it. */
export type StoredCaseRow = z.infer<typeof storedRow>;

/** Who made a version of a case, and when. */
export type MadeCase = Pick<StoredCaseRow, 'createdBy' | 'updatedAt' | 'updatedBy'>;

const versions = immutableCache<CleanroomCase>();

/** The case as it is at this moment, without its contents; null when there is none. */
export async function getCaseRow(db: Database, caseId: string): Promise<StoredCaseRow | null> {
  const item = await getItem(db, 'content', simulatorKeys.case(caseId), { isConsistent: true });
  return item ? storedRow.parse(item) : null;
}

/** A version of a case, whole; versions never change. null: there is none. */
export async function getCaseVersion(
  db: Database,
  caseId: string,
  version: number,
): Promise<CleanroomCase | null> {
  const cache = versions.of(db);
  const name = `${caseId}@${version}`;
  const known = cache.get(name);
  if (known) return known;
  const item = await getItem(db, 'content', simulatorKeys.caseVersion(caseId, version), {
    isConsistent: true,
  });
  if (!item) return null;
  const read = cleanroomCaseSchema.parse(item);
  cache.set(name, read);
  return read;
}

/** All cases, the latest change first. */
export const listCases = async (db: Database): Promise<StoredCaseRow[]> =>
  (
    await queryAll(db, {
      TableName: db.names.content,
      IndexName: 'listing',
      KeyConditionExpression: 'listPk = :partition',
      ExpressionAttributeValues: { ':partition': simulatorListings.cases },
      ScanIndexForward: false,
    })
  ).map((item) => storedRow.parse(item));

/**
 * Saves a version of a case, which becomes the current one: the first, or the one after that which is current. false:
 * another one is, or the id is that of a case that was removed.
 */
export async function putCase(
  db: Database,
  whole: CleanroomCase,
  { createdBy, updatedAt, updatedBy }: MadeCase,
): Promise<boolean> {
  const { id, version, name, goal, passMark, profileId, world, secret, demo = false } = whole;
  const { gender, aspects } = world.person;
  const row: StoredCaseRow = {
    ...{ id, version, name, goal, passMark, profileId, gender, aspects, demo },
    ...{ createdBy, updatedAt, updatedBy },
    simulator: 'cleanroom',
    situationsCount: secret.situations.length,
  };
  await noteRulesOfCase(db, id, profileId);
  const TableName = db.names.content;
  try {
    await db.client.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Put: {
              TableName,
              Item: {
                ...simulatorKeys.case(id),
                ...row,
                listPk: simulatorListings.cases,
                listSk: `${updatedAt}#${id}`,
              },
              ...(version === 1
                ? { ConditionExpression: 'attribute_not_exists(pk)' }
                : {
                    ConditionExpression: 'version = :before',
                    ExpressionAttributeValues: { ':before': version - 1 },
                  }),
            },
          },
          {
            Put: {
              TableName,
              Item: { ...simulatorKeys.caseVersion(id, version), ...whole },
              // Versions outlive their case: what a run has pinned is never written again.
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          },
        ],
      }),
    );
  } catch (error) {
    if (isLostTransaction(error)) return false;
    throw error;
  }
  // A work that was saved at the same moment saw the version before.
  await noteRulesOfCase(db, id, profileId);
  return true;
}

/** Removes a case that no work has, nor had; its versions stay. false: one has, or it is gone already. */
export async function removeCase(db: Database, caseId: string): Promise<boolean> {
  const TableName = db.names.content;
  try {
    await db.client.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            Delete: {
              TableName,
              Key: simulatorKeys.case(caseId),
              ConditionExpression: 'attribute_exists(pk)',
            },
          },
          // A work that is saved at the same moment notes itself first.
          {
            ConditionCheck: {
              TableName,
              Key: simulatorKeys.worksOfCase(caseId),
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          },
        ],
      }),
    );
    return true;
  } catch (error) {
    if (isLostTransaction(error)) return false;
    throw error;
  }
}
