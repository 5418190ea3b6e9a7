import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { runViewSchema } from '#shared/contracts/runs.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { attemptsOf, times } from '#tests/support/attempts.ts';
import { type CleanroomStudy, newCleanroom, runsOf } from '#tests/support/cleanroom.ts';
import type { Caller } from '#tests/support/test-api.ts';

const api = apiOfTests();
const attempts = attemptsOf(api);
const { begin, append, get } = runsOf(api);

let room: CleanroomStudy;
let student: Caller;
let teacher: Caller;
let attemptId: string;
let runId: string;
beforeAll(async () => {
  room = await newCleanroom(api);
  student = await room.study.student();
  teacher = await room.study.teacher();
  attemptId = (await attempts.start(student, room.study, 'TRAINING')).body.id;
  runId = (await begin(student, attemptId)).body.id;
  await append(student, runId, room.perfect);
  await attempts.finish(student, attemptId);
});

const share = (as: Caller) => api.send('POST', `/runs/${runId}/share`, { as });
const open = (as: Caller, token: string) => api.send('GET', `/shared-runs/${token}`, { as });

describe('a link to a run', () => {
  it('is one, however often it is asked for, and shows the run without a name to whoever is signed in', async () => {
    const replies = await times(5, () => share(teacher));
    const tokens = new Set(replies.map(({ body }) => body.token));
    expect(tokens.size).toBe(1);
    const [token] = tokens as Set<string> & Iterable<string>;
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const anybody = await api.newPerson('ROLE_STUDENT');
    const { status, body, text } = await open(anybody, token as string);
    expect(status).toBe(200);
    expect(runViewSchema.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({
      ...{ id: null, attemptId: null, taskId: null, startedAt: null, person: null, share: null },
      ...{ run: { events: room.perfect }, verdict: { passed: true } },
    });
    for (const name of [student.userId, attemptId, runId, teacher.userId, 'Person']) {
      expect(text).not.toContain(name);
    }
    expect((await get(teacher, runId)).body.share).toMatchObject({ token });
    expect((await get(student, runId)).body.share).toBeNull();
  });

  it('is made and ended by whoever teaches the work, and an unknown one is not found', async () => {
    const elsewhere = await (await newCleanroom(api)).study.teacher();
    expect((await share(elsewhere)).status).toBe(404);
    expect((await share(student)).status).toBe(403);
    expect((await open(teacher, 'a'.repeat(43))).status).toBe(404);
  });

  it('ends when it is taken back, and a new one is another', async () => {
    const { token } = (await share(teacher)).body;
    const end = (as: Caller) => api.send('DELETE', `/runs/${runId}/share`, { as });
    expect((await end(await (await newCleanroom(api)).study.teacher())).status).toBe(404);
    expect((await end(teacher)).status).toBe(204);
    expect((await end(teacher)).status).toBe(204);
    expect((await open(student, token)).status).toBe(404);
    expect((await share(teacher)).body.token).not.toBe(token);
  });

  it('lives for thirty days', async () => {
    const { token, expiresAt } = (await share(teacher)).body;
    const days = (Date.parse(expiresAt) - api.deps.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    const { db } = api.deps;
    const past = api.deps.now() - 1000;
    await db.client.send(
      new UpdateCommand({
        TableName: db.names.tokens,
        Key: { pk: `SHARE#${token}`, sk: 'SHARE' },
        UpdateExpression: 'SET #ttl = :past',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':past': Math.floor(past / 1000) },
      }),
    );
    await db.client.send(
      new UpdateCommand({
        TableName: db.names.activity,
        Key: { pk: `RUN#${runId}`, sk: 'HEAD' },
        UpdateExpression: 'SET #share.expiresAt = :past',
        ExpressionAttributeNames: { '#share': 'share' },
        ExpressionAttributeValues: { ':past': past },
      }),
    );
    // The engine may not have removed it yet.
    expect((await open(student, token)).status).toBe(404);
    expect((await get(teacher, runId)).body.share).toBeNull();
    const { body } = await share(teacher);
    expect(body.token).not.toBe(token);
    expect((await open(student, body.token)).status).toBe(200);
  });
});
