import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { conflictingItem, type Database, type Item, isConditionFailure } from './database.ts';
import { getItem } from './get-many.ts';
import { tokenKeys } from './keys.ts';

/** A number of tries that may be made within a sliding window. */
export interface Budget {
  name: string;
  most: number;
  windowSeconds: number;
}

/** null: the try may be made and is counted; else the seconds to wait. */
export type BudgetAnswer = null | { retryAfter: number };

const timesOf = (item: Item | undefined): number[] => (item?.times as number[] | undefined) ?? [];

/**
 * Takes one try from a budget. Exact also when many come at once: the item holds the times of the tries
 * and each write names the version it read, so of racing calls one wins and the others look again.
 */
export async function takeTry(db: Database, budget: Budget, now: number): Promise<BudgetAnswer> {
  const key = tokenKeys.budget(budget.name);
  let item = await getItem(db, 'tokens', key, { isConsistent: true });
  // Every lost race means that another try was counted, so the loop ends when the budget is used up.
  for (let round = 0; round <= budget.most; round += 1) {
    const recent = timesOf(item).filter((time) => time > now - budget.windowSeconds * 1000);
    if (recent.length >= budget.most) return wait(recent, budget, now);
    const version = (item?.version as number | undefined) ?? 0;
    try {
      await db.client.send(
        new PutCommand({
          TableName: db.names.tokens,
          Item: {
            ...key,
            times: [...recent, now],
            version: version + 1,
            ttl: Math.ceil(now / 1000) + budget.windowSeconds,
          },
          ConditionExpression: version ? 'version = :version' : 'attribute_not_exists(pk)',
          ...(version && { ExpressionAttributeValues: { ':version': version } }),
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      );
      return null;
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
      item = conflictingItem(error);
    }
  }
  return { retryAfter: 1 };
}

/** Whether a budget has a try left, without taking it. */
export async function triesLeft(db: Database, budget: Budget, now: number): Promise<BudgetAnswer> {
  const item = await getItem(db, 'tokens', tokenKeys.budget(budget.name));
  const recent = timesOf(item).filter((time) => time > now - budget.windowSeconds * 1000);
  return recent.length >= budget.most ? wait(recent, budget, now) : null;
}

const wait = (recent: number[], budget: Budget, now: number) => ({
  retryAfter: Math.max(
    1,
    // A try that came at the same moment may be stamped a little later than this one.
    Math.ceil((Math.min(now, ...recent) - now) / 1000) + budget.windowSeconds,
  ),
});
