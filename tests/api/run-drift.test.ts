import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { runKey } from '#functions/data/keys.ts';
import { runViewSchema } from '#shared/contracts/runs.ts';
import type { Drift } from '#shared/domain/simulators/kernel/drift.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { attemptsOf } from '#tests/support/attempts.ts';
import { type finish, newCleanroom, runsOf } from '#tests/support/cleanroom.ts';

const api = apiOfTests();
const attempts = attemptsOf(api);
const runs = runsOf(api);
const { begin, append, get } = runs;

/** A student with a run in SELFCONTROL. */
async function begun() {
  const room = await newCleanroom(api);
  return { room, ...(await runs.begun(room.study)) };
}

describe('events whose time does not agree with when they came', () => {
  it('from a future that no clock shows are refused, and nothing of the batch is kept', async () => {
    const { room, student, attemptId, runId } = await begun();
    const [first, second] = room.perfect as [typeof finish, typeof finish];
    const reply = await append(student, runId, [first, { ...second, atMs: 90_000 }]);
    expect(reply).toMatchObject({
      status: 422,
      body: { code: 'IMPOSSIBLE_RUN', errors: [{ path: 'events.1.atMs', code: 'future' }] },
    });
    expect((await begin(student, attemptId)).body.events).toEqual([]);
    expect((await append(student, runId, [first, { ...second, atMs: 50_000 }])).status).toBe(200);
  });

  it('and that claim to have waited are flagged where something came meanwhile, and counted', async () => {
    const { room, student, attemptId, runId } = await begun();
    const some = room.perfect.slice(0, 3);
    for (const event of some) await append(student, runId, [event], { isOffline: event.seq > 1 });
    // As if the run had begun a minute before: a batch that came in time, and two that claim to have waited since the start.
    await api.deps.db.client.send(
      new UpdateCommand({
        TableName: api.deps.db.names.activity,
        Key: runKey(runId),
        UpdateExpression: 'SET startedAt = startedAt - :minute',
        ExpressionAttributeValues: { ':minute': 60_000 },
      }),
    );
    await attempts.finish(student, attemptId);
    const { body } = await get(await room.study.teacher(), runId);
    expect(runViewSchema.safeParse(body).success).toBe(true);
    expect(body.drift.map(({ seq, kind }: Drift) => [seq, kind])).toEqual([
      [1, 'behind'],
      [2, 'behind'],
      [3, 'behind'],
    ]);
    expect(body).toMatchObject({ offline: { batches: 2 }, lateBatches: 0 });
    expect(body.offline.totalMs).toBeGreaterThanOrEqual(60_000);
    expect((await get(student, runId)).body).toMatchObject({ drift: [], offline: { batches: 0 } });
  });

  it('are flagged for the teacher, unless they waited for a network', async () => {
    const { room, student, attemptId, runId } = await begun();
    const [first, second, ...rest] = room.perfect as [typeof finish, typeof finish];
    await append(student, runId, [first]);
    await append(student, runId, [{ ...second, atMs: 60_000 }], { isOffline: true });
    const later = rest.map((event: typeof finish) => ({ ...event, atMs: 60_000 }));
    await append(student, runId, later.slice(0, 1));
    await attempts.finish(student, attemptId);
    const { body } = await get(await room.study.teacher(), runId);
    expect(body.drift).toMatchObject([
      { seq: 2, kind: 'ahead' },
      { seq: 3, kind: 'ahead' },
    ]);
    expect((await get(student, runId)).body.drift).toEqual([]);
  });
});
