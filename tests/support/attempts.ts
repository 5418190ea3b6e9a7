import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { newAttemptId } from '#functions/data/answer-places.ts';
import type { AttemptHead } from '#functions/data/attempt-head.ts';
import { createAttempt } from '#functions/data/attempts.ts';
import { activityKeys } from '#functions/data/keys.ts';
import type { Study } from './study.ts';
import type { Caller, TestApi } from './test-api.ts';

/** The calls of an attempt, and what lies in the tables about it. */
export function attemptsOf(api: TestApi) {
  const storeOf = (caller: Caller) =>
    ({ db: api.deps.db, table: 'activity', owner: caller.userId, ttl: null }) as const;
  /** Everything that is stored in a partition. */
  async function itemsUnder(partition: string, table: 'activity' | 'tokens') {
    const { Items = [] } = await api.deps.db.client.send(
      new QueryCommand({
        TableName: api.deps.db.names[table],
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': partition },
        ConsistentRead: true,
      }),
    );
    return Items;
  }
  return {
    start: (as: Caller, study: Study, type: string) =>
      api.send('POST', `/works/${study.work.id}/completed-work?lang=en`, { as, body: { type } }),
    save: (as: Caller, body: object) => api.send('PATCH', '/completed-work', { as, body }),
    finish: (as: Caller, id: string) => api.send('POST', '/completed-work', { as, body: { id } }),
    read: (as: Caller, id: string) => api.send('GET', `/completed-work?id=${id}`, { as }),
    storeOf,

    /** Everything that is stored under an attempt. */
    itemsOf: (attemptId: string, table: 'activity' | 'tokens' = 'activity') =>
      itemsUnder(activityKeys.attempt(attemptId).pk, table),
    itemsUnder,

    /** An attempt whose time was over a second ago. */
    async expired(study: Study, caller: Caller): Promise<AttemptHead> {
      const now = api.deps.now();
      const head: AttemptHead = {
        id: newAttemptId(api.deps.newId(), 'SELFCONTROL', study.tasks),
        owner: caller.userId,
        userId: caller.userId,
        workId: study.work.id,
        courseId: study.courseId,
        mode: 'SELFCONTROL',
        edition: 1,
        seed: 1,
        isShuffled: false,
        maxTries: 1,
        startedAt: now - 61_000,
        deadline: now - 1000,
        status: 'ACTIVE',
      };
      await createAttempt(storeOf(caller), head, study.tasks, { startedBefore: 0 });
      return head;
    },
  };
}

/** As many at once. */
export const times = <T>(count: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));
