import { describe, expect, it } from 'vitest';
import { putMany } from '#functions/data/put-many.ts';
import type { RunEvent } from '#shared/domain/simulators/kernel/run.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { attemptsOf } from '#tests/support/attempts.ts';
import {
  alarm,
  type CleanroomStudy,
  finish,
  hint,
  newCleanroom,
  renumbered,
  runsOf,
} from '#tests/support/cleanroom.ts';
import { moveDeadlineBack } from '#tests/support/control-time.ts';
import { resultsOf, reviewBody } from '#tests/support/results.ts';
import { answerId, canary } from '#tests/support/tasks.ts';
import type { Caller } from '#tests/support/test-api.ts';

const api = apiOfTests();
const attempts = attemptsOf(api);
const { details, queue, review } = resultsOf(api);
const { begin, append, get, begun } = runsOf(api);

async function started(type: string, given?: CleanroomStudy) {
  const room = given ?? (await newCleanroom(api));
  const student = await room.study.student();
  const { body } = await attempts.start(student, room.study, type);
  return { room, student, attemptId: body.id as string };
}

/** A run with these events. */
async function performed(as: Caller, attemptId: string, events: readonly RunEvent[]) {
  const { body: run } = await begin(as, attemptId);
  const { status, text } = await append(as, run.id, events);
  if (status !== 200) throw new Error(text);
  return run.id as string;
}

const answer = (as: Caller, id: string, runId: string, number = 1, taskId = 'case') =>
  attempts.save(as, { id, taskId, answer: { runId }, answerId: answerId(number) });

const wrong = (code: string) => ({
  status: 400,
  body: { code: 'INVALID_INPUT', errors: [{ path: 'body.answer.runId', code }] },
});

describe('a run as the answer in TRAINING', () => {
  it('that passed is right, at once and with the whole mark', async () => {
    const { room, student, attemptId } = await started('TRAINING');
    const runId = await performed(student, attemptId, room.perfect);
    const { body } = await answer(student, attemptId, runId);
    expect(body).toMatchObject({ status: 'SUCCESS', mark: 4, triesLeft: 0 });
    expect((await answer(student, attemptId, runId)).body).toEqual(body);
    expect((await begin(student, attemptId)).body.code).toBe('TASK_ATTEMPTS_EXHAUSTED');
    const { body: ended } = await attempts.finish(student, attemptId);
    expect(ended.result).toMatchObject({ mark: 4, maxMark: 6, pendingReview: 0 });
  });

  it('with a hint in it is partly right and earns half', async () => {
    const { room, student, attemptId } = await started('TRAINING');
    const events = renumbered([hint, ...room.perfect]);
    const runId = await performed(student, attemptId, events);
    expect((await get(student, runId)).body.verdict).toMatchObject({ hints: 1, passed: true });
    const { body } = await answer(student, attemptId, runId);
    expect(body).toMatchObject({ status: 'PARTIALLY_CORRECT', mark: 2 });
    const { body: seen } = await attempts.read(student, attemptId);
    expect(seen.answers[0]).toMatchObject({ useHint: true, mark: 2 });
  });

  it('that failed is wrong; the next try is another run, and none begins before the last is answered', async () => {
    const { room, student, attemptId } = await started('TRAINING');
    const runId = await performed(student, attemptId, renumbered([finish]));
    // Not answered yet: nobody performs a case until it is right and spends one try.
    expect((await begin(student, attemptId)).body).toMatchObject({
      ...{ id: runId, finished: true },
      verdict: { passed: false },
    });
    expect((await answer(student, attemptId, runId)).body).toMatchObject({
      ...{ status: 'FAILURE', mark: 0, triesLeft: 1 },
    });
    // The same run is the same try, whatever the save is called.
    expect((await answer(student, attemptId, runId, 3)).body).toMatchObject({ triesLeft: 1 });
    const second = await performed(student, attemptId, room.perfect);
    expect(second).not.toBe(runId);
    expect((await answer(student, attemptId, second, 4)).body).toMatchObject({ mark: 4 });
    // The first one sent once more changes nothing, and says how it stands now.
    expect((await answer(student, attemptId, runId, 5)).body).toMatchObject({
      mark: 4,
      triesLeft: 0,
    });
    // The first one is still there to look at.
    expect((await begin(student, attemptId, runId)).body).toMatchObject({ id: runId });
  });

  it('has to be finished, and one of this attempt and task', async () => {
    const { room, student, attemptId } = await started('TRAINING');
    const runId = await performed(student, attemptId, room.perfect.slice(0, -1));
    expect(await answer(student, attemptId, runId)).toMatchObject(wrong('runUnfinished'));
    expect(await answer(student, attemptId, 'none')).toMatchObject(wrong('unknownRun'));
    const other = await started('TRAINING', room);
    const theirs = await performed(other.student, other.attemptId, room.perfect);
    expect(await answer(student, attemptId, theirs)).toMatchObject(wrong('unknownRun'));
    expect(await answer(student, attemptId, runId, 1, 'choice')).toMatchObject(wrong('unknownRun'));
    // No try was spent.
    const { body } = await attempts.read(student, attemptId);
    expect(body.tasks[0].triesLeft).toBe(2);
  });
});

describe('a run as the answer in SELFCONTROL', () => {
  it('waits for the teacher, who is told what the machine proposes', async () => {
    const { room, student, attemptId } = await started('SELFCONTROL');
    const runId = await performed(student, attemptId, room.perfect);
    expect((await answer(student, attemptId, runId)).status).toBe(200);
    const { body: ended } = await attempts.finish(student, attemptId);
    expect(ended.answers[0]).toMatchObject({ status: 'NOT_REVIEWED', mark: 0 });
    expect(ended.answers[0].proposal).toBeUndefined();
    const proposal = {
      ...{ runId, finished: true, percent: 100, passMark: 80, passed: true },
      ...{ criticalMiss: false, mark: 4 },
    };
    const seen = await details(room.study, attemptId);
    expect(seen.answers[0]).toMatchObject({ answersStudent: { runId }, proposal });
    expect(seen.answers[1].proposal).toBeUndefined();
    expect((await queue(room.study)).content).toMatchObject([{ taskId: 'case', proposal }]);
    const { body } = await review(
      await room.study.teacher(),
      reviewBody(attemptId, 'case', proposal.mark),
    );
    expect(body).toMatchObject({ reviewed: { mark: 4, status: 'SUCCESS' } });
  });

  it('that the timer cut off is judged as it stands', async () => {
    const { room, student, attemptId } = await started('SELFCONTROL');
    const { body: run } = await begin(student, attemptId);
    // The page saves the answer when the run begins.
    expect((await answer(student, attemptId, run.id)).status).toBe(200);
    await append(student, run.id, room.perfect.slice(0, -4));
    await moveDeadlineBack(api, attemptId, room.study);
    await append(student, run.id, room.perfect.slice(-4));
    const { proposal } = (await details(room.study, attemptId)).answers[0];
    expect(proposal).toMatchObject({ runId: run.id, finished: false, passed: false });
    expect(proposal.percent).toBeGreaterThan(0);
    expect(proposal.percent).toBeLessThan(100);
  });

  it.each([
    [
      'without the hood is proposed nothing, however much of it is right',
      'A001 S028-dressing-1',
      true,
    ],
    ['with a lesser mistake is not rounded up to the whole mark', 'W004', false],
  ])('%s', async (_, leftOut, criticalMiss) => {
    const { room, student, attemptId } = await started('SELFCONTROL');
    const events = room.perfect.filter(
      ({ code, params }) => [code, params.item].filter(Boolean).join(' ') !== leftOut,
    );
    const runId = await performed(student, attemptId, renumbered(events));
    await answer(student, attemptId, runId);
    await attempts.finish(student, attemptId);
    const { proposal } = (await details(room.study, attemptId)).answers[0];
    expect(proposal).toMatchObject({ finished: true, criticalMiss, passed: !criticalMiss });
    expect(proposal.percent).toBeGreaterThan(87);
    expect(proposal.percent).toBeLessThan(100);
    expect(proposal.mark).toBe(criticalMiss ? 0 : 3.5);
  });

  it('has to be one of this attempt and task', async () => {
    const { room, student, attemptId } = await started('SELFCONTROL');
    const other = await started('SELFCONTROL', room);
    const { body: theirs } = await begin(other.student, other.attemptId);
    for (const runId of ['none', theirs.id]) {
      expect(await answer(student, attemptId, runId)).toMatchObject(wrong('unknownRun'));
    }
    const own = await begin(student, attemptId);
    expect((await answer(other.student, attemptId, own.body.id)).status).toBe(404);
  });
});

describe('the secret part of a case', () => {
  it('is in no reply of SELFCONTROL before its time', async () => {
    const room = await newCleanroom(api, [alarm]);
    const { perfect } = await newCleanroom(api);
    const { student, attemptId } = await started('SELFCONTROL', room);
    const { body: run } = await begin(student, attemptId);
    const replies = [
      await begin(student, attemptId),
      await append(student, run.id, perfect.slice(0, 2)),
      await append(student, run.id, perfect.slice(0, 2)),
      await append(student, run.id, renumbered([finish])),
      await append(student, run.id, [{ ...finish, code: 'Z999', seq: 3 }]),
      await answer(student, attemptId, run.id),
      await attempts.read(student, attemptId),
      await get(student, run.id),
      await api.send('GET', `/cases/${room.caseId}`, { as: student }),
      await api.send('GET', `/profiles/${room.profileId}`, { as: student }),
    ];
    const text = replies.map((reply) => reply.text).join('\n');
    for (const secret of [canary, '"passMark":80', '"without":', '"steps":', '"percent"']) {
      expect(text).not.toContain(secret);
    }
    // It is there once it is due, so the search above could have found it; a finished run still has no verdict.
    const { body, text: due } = await append(student, run.id, renumbered(perfect.slice(0, 3)));
    expect(due).toContain(canary);
    expect(body.verdict).toBeNull();
    const ended = await append(student, run.id, [{ ...finish, seq: 4 }]);
    expect(ended.body).toMatchObject({ finished: true, verdict: null });
    await attempts.finish(student, attemptId);
    expect((await get(student, run.id)).text).toContain(`${canary} origin`);
  });

  it('is there in TRAINING from the start', async () => {
    const room = await newCleanroom(api, [alarm]);
    const { student, attemptId } = await started('TRAINING', room);
    const { body } = await begin(student, attemptId);
    expect(body.training).toMatchObject({
      ...{ passMark: 80, situations: [{ id: 'alarm' }] },
      profile: { id: room.profileId },
    });
  });
});

describe('the run of a demo', () => {
  it('lies beside its session and is gone with it', async () => {
    const room = await newCleanroom(api, [], { demo: true });
    const demo = await api.newPerson('ROLE_GUEST_DEMO');
    const { body: attempt } = await attempts.start(demo, room.study, 'TRAINING');
    const runId = await performed(demo, attempt.id, room.perfect);
    expect((await answer(demo, attempt.id, runId)).body).toMatchObject({ status: 'SUCCESS' });
    const items = async () =>
      (await attempts.itemsUnder(`RUN#${runId}`, 'tokens')).map(({ sk, ttl }) => [sk, ttl]);
    const { ttl } = demo.session;
    expect(await items()).toEqual([
      ['EVENTS#000001', ttl],
      ['HEAD', ttl],
    ]);
    expect(await attempts.itemsUnder(`RUN#${runId}`, 'activity')).toEqual([]);
    await api.send('POST', '/auth/sign-out', { as: demo });
    expect(await items()).toEqual([]);
  });
});

describe('a run that was stored by other rules', () => {
  it('is judged as far as it can be played', async () => {
    const { room, student, attemptId } = await started('SELFCONTROL');
    const { body: run } = await begin(student, attemptId);
    await answer(student, attemptId, run.id);
    await append(student, run.id, room.perfect.slice(0, 4));
    const impossible = [{ seq: 5, atMs: 0, code: 'Z999', params: {} }];
    await putMany(api.deps.db, 'activity', [
      {
        ...{ pk: `RUN#${run.id}`, sk: 'EVENTS#000005' },
        ...{ events: JSON.stringify(impossible), receivedAt: api.deps.now(), isOffline: false },
      },
    ]);
    await attempts.finish(student, attemptId);
    const { answers } = await details(room.study, attemptId);
    expect(answers[0].proposal).toMatchObject({ runId: run.id, passed: false });
  });
});

describe('where answers lock when their task is left', () => {
  it('a run is final once its task was left; what comes later is kept as evidence', async () => {
    const settingsWork = { maxTaskAttempts: {}, lockAnswers: true };
    const room = await newCleanroom(api, [], { settingsWork });
    const { student, attemptId, runId } = await begun(room.study);
    const [first, ...rest] = room.perfect as [RunEvent, ...RunEvent[]];
    expect((await append(student, runId, [first])).status).toBe(200);
    const left = { id: attemptId, taskId: 'case', answer: { runId }, isLeft: true };
    expect((await attempts.save(student, { ...left, answerId: answerId(1) })).status).toBe(200);

    const refusal = { status: 409, body: { code: 'TASK_ATTEMPTS_EXHAUSTED' } };
    expect(await append(student, runId, rest)).toMatchObject(refusal);
    expect(await begin(student, attemptId)).toMatchObject(refusal);
    // What was stored in time is answered as before.
    expect((await append(student, runId, [first])).body).toMatchObject({ lastSeq: 1 });
    await attempts.finish(student, attemptId);
    const { body } = await get(await room.study.teacher(), runId);
    expect(body).toMatchObject({ lateEvents: rest.length });
    expect(body.run.events).toHaveLength(1);
  });
});
