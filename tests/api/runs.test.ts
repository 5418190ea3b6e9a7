import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { appendToRun, runViewSchema, startRun } from '#shared/contracts/runs.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import { replay } from '#shared/domain/simulators/kernel/machine.ts';
import { maxActions, maxEvents, undoCode } from '#shared/domain/simulators/kernel/run.ts';
import { stateHash } from '#shared/domain/simulators/kernel/state-hash.ts';
import { limits } from '#shared/limits.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { attemptsOf, times } from '#tests/support/attempts.ts';
import {
  actionOf,
  type CleanroomStudy,
  caseOf,
  finish,
  hint,
  newCleanroom,
  renumbered,
  runsOf,
} from '#tests/support/cleanroom.ts';
import { moveDeadlineBack } from '#tests/support/control-time.ts';
import { executionsOf } from '#tests/support/executions.ts';
import { answerId } from '#tests/support/tasks.ts';
import type { Caller } from '#tests/support/test-api.ts';

const api = apiOfTests();
const attempts = attemptsOf(api);
const runs = runsOf(api);
const { begin, append, get } = runs;
const exam = executionsOf(api);

/** A student with an attempt of this mode and a run in it. */
async function begun(type: string, given?: CleanroomStudy) {
  const room = given ?? (await newCleanroom(api));
  return { room, ...(await runs.begun(room.study, type)) };
}

const answer = (as: Caller, id: string, runId: string, number = 1) =>
  attempts.save(as, { id, taskId: 'case', answer: { runId }, answerId: answerId(number) });

describe('a run', () => {
  it('begins with the case as it is now, and a reload resumes it with all its events', async () => {
    const { room, student, attemptId, run, runId } = await begun('SELFCONTROL');
    expect(startRun.response.safeParse(run).success).toBe(true);
    expect(run).toMatchObject({
      ...{ attemptId, taskId: 'case', caseId: room.caseId, caseVersion: 1, type: 'SELFCONTROL' },
      ...{ events: [], finished: false, situations: [], training: null, verdict: null },
    });
    expect(Date.parse(run.deadline)).toBeGreaterThan(Date.parse(run.startedAt));
    const some = room.perfect.slice(0, 5);
    expect((await append(student, runId, some)).body.lastSeq).toBe(5);
    const { body: again } = await begin(student, attemptId);
    expect(again).toEqual({ ...run, events: some, serverTime: again.serverTime });
  });

  it('is one, however many tabs begin it at once and whatever ids they send', async () => {
    const { study } = await newCleanroom(api);
    const student = await study.student();
    const { body: attempt } = await attempts.start(student, study, 'SELFCONTROL');
    const replies = await times(12, () => begin(student, attempt.id));
    expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  });

  it('comes to the state that the browser came to', async () => {
    const { room, student, runId, run } = await begun('SELFCONTROL');
    const { status, body } = await append(student, runId, room.perfect);
    expect(status).toBe(200);
    expect(appendToRun.response.safeParse(body).success).toBe(true);
    const matter = { world: run.world, situations: run.situations };
    const own = replay(cleanroom, matter, run.seed, room.perfect, false);
    expect(body).toMatchObject({
      lastSeq: room.perfect.length,
      hash: stateHash(own.played.state),
      finished: true,
      verdict: null,
    });
  });

  it('takes the same batch twice, and one that overlaps, without changing anything twice', async () => {
    const { room, student, runId, attemptId } = await begun('SELFCONTROL');
    const first = await append(student, runId, room.perfect.slice(0, 5));
    const second = await append(student, runId, room.perfect.slice(0, 5));
    expect(second.body).toEqual(first.body);
    const more = await append(student, runId, room.perfect.slice(3, 8));
    expect(more.body.lastSeq).toBe(8);
    const { body } = await begin(student, attemptId);
    expect(body.events).toEqual(room.perfect.slice(0, 8));
  });

  it('a batch that leaves a gap or tells another story is refused with what the server has', async () => {
    const { room, student, runId } = await begun('SELFCONTROL');
    await append(student, runId, room.perfect.slice(0, 5));
    const gap = await append(student, runId, room.perfect.slice(6, 8));
    expect(gap).toMatchObject({ status: 409, body: { code: 'RUN_CONFLICT', lastSeq: 5 } });
    const [event] = room.perfect.slice(4, 5);
    const other = await append(student, runId, [{ ...event, atMs: 7 } as typeof finish]);
    expect(other).toMatchObject({ status: 409, body: { code: 'RUN_CONFLICT', lastSeq: 5 } });
  });

  it('of two tabs that go on at the same moment one gets through, and the other learns of it', async () => {
    const { room, student, runId, attemptId } = await begun('SELFCONTROL');
    const start = room.perfect.slice(0, 4);
    await append(student, runId, start);
    const next = room.perfect[4] as typeof finish;
    const replies = await times(6, (i) =>
      append(student, runId, [{ ...next, atMs: next.atMs + i }]),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    for (const { status, body } of replies) {
      if (status === 409) expect(body).toMatchObject({ code: 'RUN_CONFLICT', lastSeq: 5 });
    }
    expect((await begin(student, attemptId)).body.events).toHaveLength(5);
    await attempts.finish(student, attemptId);
    const { body } = await get(await room.study.teacher(), runId);
    expect(body).toMatchObject({ lateEvents: 5, lateBatches: 5 });
  });

  it('a forged run is refused at its first impossible event, and nothing of the batch is kept', async () => {
    const { room, student, runId, attemptId } = await begun('SELFCONTROL');
    // From the street straight into the clean zone.
    const forged = renumbered([...room.perfect.slice(0, 3), actionOf('L006'), finish]);
    const reply = await append(student, runId, forged);
    expect(reply).toMatchObject({
      status: 422,
      body: { code: 'IMPOSSIBLE_RUN', errors: [{ path: 'events.3', code: expect.any(String) }] },
    });
    expect((await begin(student, attemptId)).body.events).toEqual([]);
    const unknown = await append(student, runId, renumbered([actionOf('Z999')]));
    expect(unknown.body.errors).toEqual([{ path: 'events.0', code: 'unknownAction' }]);
    expect((await append(student, runId, room.perfect.slice(0, 3))).status).toBe(200);
    const late = await append(student, runId, [{ ...actionOf('L006'), seq: 4, atMs: 50_000 }]);
    expect(late.body.errors).toEqual([{ path: 'events.0', code: expect.any(String) }]);
  });

  it.each([undoCode, hint.code])('%s is there in TRAINING only', async (code) => {
    for (const [mode, status] of [
      ['TRAINING', 200],
      ['SELFCONTROL', 422],
    ] as const) {
      const { room, student, runId } = await begun(mode);
      const events = renumbered([...room.perfect.slice(0, 2), actionOf(code)]);
      const reply = await append(student, runId, events);
      expect([mode, reply.status]).toEqual([mode, status]);
      if (status === 422) {
        expect(reply.body.errors).toEqual([{ path: 'events.2', code: 'notInThisMode' }]);
      }
    }
  });

  it('is over once it is finished: outside TRAINING there is no second one', async () => {
    const { room, student, runId, attemptId } = await begun('SELFCONTROL');
    await append(student, runId, room.perfect);
    const more = { ...actionOf('P002'), seq: room.perfect.length + 1 };
    const reply = await append(student, runId, [more]);
    expect(reply.body).toMatchObject({
      code: 'IMPOSSIBLE_RUN',
      errors: [{ path: 'events.0', code: 'finished' }],
    });
    const { body } = await begin(student, attemptId, ulid());
    expect(body).toMatchObject({ id: runId, finished: true, verdict: null });
  });

  it('that has become too long can still be finished and answered', async () => {
    const { student, attemptId, runId } = await begun('TRAINING');
    const long = renumbered(Array.from({ length: maxActions }, () => hint));
    for (let from = 0; from < maxActions; from += limits.runs.eventsAtOnce) {
      const batch = long.slice(from, from + limits.runs.eventsAtOnce);
      expect((await append(student, runId, batch)).status).toBe(200);
    }
    for (const code of ['W006', hint.code, undoCode]) {
      const more = await append(student, runId, [{ ...actionOf(code), seq: maxEvents }]);
      expect(more).toMatchObject({
        status: 422,
        body: { code: 'IMPOSSIBLE_RUN', errors: [{ path: 'events.0', code: 'tooLong' }] },
      });
    }
    const end = await append(student, runId, [{ ...finish, seq: maxEvents }]);
    expect(end).toMatchObject({ status: 200, body: { lastSeq: maxEvents, finished: true } });
    expect((await answer(student, attemptId, runId)).status).toBe(200);
    const { body } = await get(student, runId);
    expect(body.run.events).toHaveLength(maxEvents);
    expect(body).toMatchObject({ lateEvents: 0, verdict: { hints: maxActions } });
    expect((await begin(student, attemptId)).body.id).not.toBe(runId);
  });

  it('keeps the version of the case that it began with', async () => {
    const { room, student, attemptId, runId } = await begun('SELFCONTROL');
    const admin = await api.newPerson('ROLE_ADMIN');
    const { name, goal, passMark, world } = caseOf(room.caseId, room.profileId);
    const changed = await api.send('PUT', `/cases/${room.caseId}`, {
      as: admin,
      body: {
        version: 1,
        name,
        goal: { ru: 'Новая цель' },
        passMark,
        world,
        profileId: room.profileId,
      },
    });
    expect(changed).toMatchObject({ status: 200, body: { case: { version: 2 } } });
    expect((await begin(student, attemptId)).body).toMatchObject({
      id: runId,
      caseVersion: 1,
      goal,
    });
    const { run } = await begun('SELFCONTROL', room);
    expect(run).toMatchObject({ caseVersion: 2, goal: { ru: 'Новая цель' } });
  });
});

describe('after the end of the attempt', () => {
  it('events are kept and not judged, and what was stored in time is answered again', async () => {
    const { room, student, attemptId, runId } = await begun('SELFCONTROL');
    await answer(student, attemptId, runId);
    const first = await append(student, runId, room.perfect.slice(0, 5));
    await moveDeadlineBack(api, attemptId, room.study);
    for (let again = 0; again < 2; again += 1) {
      const late = await append(student, runId, room.perfect.slice(5));
      expect(late).toMatchObject({ status: 409, body: { code: 'ATTEMPT_EXPIRED' } });
    }
    expect((await append(student, runId, room.perfect.slice(0, 5))).body).toEqual(first.body);
    const { body } = await get(await room.study.teacher(), runId);
    expect(body.run.events).toEqual(room.perfect.slice(0, 5));
    expect(body).toMatchObject({
      finished: false,
      lateEvents: room.perfect.length - 5,
      lateBatches: 1,
      verdict: { passed: false },
    });
  });

  it('of whoever submitted: refused as finished', async () => {
    const { room, student, attemptId, runId } = await begun('SELFCONTROL');
    await attempts.finish(student, attemptId);
    expect(await append(student, runId, room.perfect)).toMatchObject({
      status: 409,
      body: { code: 'ATTEMPT_FINISHED' },
    });
    expect(await begin(student, attemptId)).toMatchObject({
      status: 409,
      body: { code: 'ATTEMPT_FINISHED' },
    });
  });

  it('nothing comes in between the end and the events of another tab', async () => {
    const room = await newCleanroom(api);
    await times(8, async () => {
      const { student, attemptId, runId } = await begun('SELFCONTROL', room);
      const [reply] = await Promise.all([
        append(student, runId, room.perfect),
        attempts.finish(student, attemptId),
      ]);
      const { body } = await get(student, runId);
      expect(body.run.events).toHaveLength(reply.status === 200 ? room.perfect.length : 0);
    });
  });
});

describe('who sees a run', () => {
  it('others: 404, for reading, writing and beginning', async () => {
    const { room, student, attemptId, runId } = await begun('TRAINING');
    await append(student, runId, room.perfect);
    const classmate = await room.study.student();
    const elsewhere = await (await newCleanroom(api)).study.teacher();
    for (const other of [classmate, elsewhere]) {
      expect((await get(other, runId)).status).toBe(404);
      expect((await append(other, runId, room.perfect.slice(0, 1))).status).toBe(404);
      expect((await begin(other, attemptId)).status).toBe(404);
    }
    expect((await begin(student, attemptId, ulid(), 'choice')).status).toBe(400);
    expect((await begin(student, attemptId, ulid(), 'none')).status).toBe(404);
  });

  it('its owner in TRAINING once it is finished, with the verdict', async () => {
    const { room, student, runId } = await begun('TRAINING');
    await append(student, runId, room.perfect.slice(0, -1));
    expect((await get(student, runId)).status).toBe(404);
    const { body: ended } = await append(student, runId, room.perfect.slice(-1));
    expect(ended).toMatchObject({ finished: true, verdict: { percent: 100, passed: true } });
    const { status, body } = await get(student, runId);
    expect(status).toBe(200);
    expect(runViewSchema.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({ id: runId, person: null, drift: [], verdict: ended.verdict });
  });

  it('its owner in SELFCONTROL once the attempt is finished, its teacher then too, an administrator too', async () => {
    const { room, student, attemptId, runId } = await begun('SELFCONTROL');
    await append(student, runId, room.perfect);
    const teacher = await room.study.teacher();
    for (const person of [student, teacher]) expect((await get(person, runId)).status).toBe(404);
    await attempts.finish(student, attemptId);
    const admin = await api.newPerson('ROLE_ADMIN');
    for (const person of [student, teacher, admin]) {
      expect((await get(person, runId)).body).toMatchObject({
        finished: true,
        mode: 'SELFCONTROL',
      });
    }
    expect((await get(teacher, runId)).body.person).toMatchObject({ id: student.userId });
  });

  it('in CONTROL never its owner, and no link to it before the release', async () => {
    const room = await newCleanroom(api);
    const execution = await exam.newExecution(room.study);
    const student = await room.study.student();
    const { body: attempt } = await exam.start(student, room.study, execution.id);
    const { body: run } = await begin(student, attempt.id);
    await append(student, run.id, room.perfect);
    await answer(student, attempt.id, run.id);
    await attempts.finish(student, attempt.id);
    expect((await get(student, run.id)).status).toBe(404);
    const teacher = await room.study.teacher();
    expect((await get(teacher, run.id)).body).toMatchObject({ mode: 'CONTROL' });
    const share = await api.send('POST', `/runs/${run.id}/share`, { as: teacher });
    expect(share.body).toMatchObject({ code: 'RESULT_HELD' });
  });

  it('nobody trains a case while they take its work in CONTROL', async () => {
    const { room, student, attemptId, runId } = await begun('TRAINING');
    const execution = await exam.newExecution(room.study);
    await exam.start(student, room.study, execution.id);
    for (const reply of [
      await begin(student, attemptId),
      await append(student, runId, room.perfect),
    ]) {
      expect(reply).toMatchObject({ status: 409, body: { code: 'CONTROL_RUNNING' } });
    }
  });
});
