import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { putCase } from '#functions/data/cases.ts';
import { contentKeys } from '#functions/data/keys.ts';
import { putProfile } from '#functions/data/profiles.ts';
import { allCalls } from '#shared/contracts/all-calls.ts';
import type { Call } from '#shared/contracts/call.ts';
import { problemSchema } from '#shared/contracts/errors.ts';
import { type BuiltInRole, can, type Privilege, roleNames } from '#shared/domain/identity/roles.ts';
import {
  caseDraft,
  change,
  matrix,
  missing,
  type Name,
  profile,
  roomDraft,
  settings,
  type Thing,
} from '#tests/support/access-matrix.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { caseOf, caseTask, finish, renumbered, runsOf } from '#tests/support/cleanroom.ts';
import { newStudy, type Study, twentyTasks } from '#tests/support/study.ts';
import { type Caller, pathOf } from '#tests/support/test-api.ts';

const api = apiOfTests();
const { begin, append } = runsOf(api);

const make = (call: Call, thing: Thing, as?: Caller) => {
  const { params = {}, query = '', body } = matrix[call.name as Name].given(thing);
  return api.send(call.method, `${pathOf(call, params)}${query}`, { as, body });
};

/** Runs in an attempt of the owner and in a finished one of a classmate, with a link to that; a case and a room. */
async function simulatorsOf(owner: Caller, study: Study, attemptId: string) {
  const teacher = await study.teacher();
  const admin = await api.newPerson('ROLE_ADMIN');
  const performed = async (as: Caller, id: string): Promise<string> => {
    const { body: run } = await begin(as, id);
    await append(as, run.id, renumbered([finish]));
    return run.id;
  };
  const runId = await performed(owner, attemptId);
  const classmate = await study.student();
  const { body: attempt } = await api.send('POST', `/works/${study.work.id}/completed-work`, {
    as: classmate,
    body: { type: 'TRAINING' },
  });
  const taughtRunId = await performed(classmate, attempt.id);
  await api.send('POST', '/completed-work', { as: classmate, body: { id: attempt.id } });
  const share = await api.send('POST', `/runs/${taughtRunId}/share`, { as: teacher });
  const profileId = profile.id;
  const made = await api.send('POST', '/cases', { as: teacher, body: { ...caseDraft, profileId } });
  const room = await api.send('POST', '/rooms', { as: admin, body: { ...roomDraft, profileId } });
  return {
    ...{ runId, taughtRunId, profileId },
    token: share.body.token,
    caseId: made.body.case.id,
    roomId: room.body.id,
  };
}

/** A study, a student's attempt in it, and an execution of it that a classmate has finished by the hand of the teacher. */
async function thingOf(owner: Caller, study: Study): Promise<Thing> {
  const teacher = await study.teacher();
  const path = `/works/${study.work.id}/completed-work`;
  const changeId = api.deps.newId();
  const { body: execution } = await api.send('POST', '/execution-work', {
    as: teacher,
    body: { ...settings([study.work.id]), groupIds: [study.groupId] },
  });
  const inExecution = { type: 'CONTROL', executionId: execution.id };
  const classmate = await study.student();
  const { body: control } = await api.send('POST', path, { as: classmate, body: inExecution });
  await api.send('POST', `/execution-work/${execution.id}/attempts/${control.id}/finish`, {
    as: teacher,
    body: change({ changeId: api.deps.newId() }),
  });
  const { body } = await api.send('POST', path, { as: owner, body: { type: 'TRAINING' } });
  return {
    ...(await simulatorsOf(owner, study, body.id)),
    courseId: study.courseId,
    workId: study.work.id,
    attemptId: body.id,
    groupId: study.groupId,
    executionId: execution.id,
    controlId: control.id,
    changeId,
  };
}

let study: Study;
beforeAll(async () => {
  await putProfile(api.deps.db, profile);
  await putCase(api.deps.db, caseOf('case-access', profile.id), {
    createdBy: 'user-teacher',
    updatedAt: '2026-01-01T00:00:00.000Z',
  });
  study = await newStudy(api, [...twentyTasks(), caseTask('case-access')]);
});

const needsPerson = (allCalls as readonly Call[]).filter((call) => call.access !== 'anyone');
const aboutThings = (allCalls as readonly Call[]).filter(
  (call) => matrix[call.name as Name].missing !== undefined,
);

describe('a stranger', () => {
  it.each(needsPerson.map((call) => [call.name, call] as const))('%s: 401', async (_, call) => {
    const reply = await make(call, missing);
    expect(reply).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
    expect(problemSchema.safeParse(reply.body).success).toBe(true);
  });

  it.each(['', 'Bearer', 'Bearer x.y.z', 'Basic YTpi'])('with "%s" stays one', async (header) => {
    const reply = await fetch(`${api.url}/api/v1/users/current`, {
      headers: { authorization: header },
    });
    expect(reply.status).toBe(401);
  });
});

describe.each(roleNames)('%s', (role: BuiltInRole) => {
  const allowed = (call: Call) =>
    ['anyone', 'signed-in'].includes(call.access) || can(role, call.access as Privilege);

  it.each(needsPerson.map((call) => [call.name, call] as const))(
    '%s: refused exactly where the role lacks the privilege',
    async (_, call) => {
      const caller = await api.newPerson(role, { groupId: study.groupId });
      const reply = await make(call, missing, caller);
      const isForbidden = reply.body?.code === 'FORBIDDEN';
      expect(isForbidden).toBe(!allowed(call));
      if (allowed(call)) {
        const { missing: expected, own = 200 } = matrix[call.name as Name];
        expect(reply.status).toBe(expected ?? own);
      }
    },
  );
});

describe('own, another’s, missing', () => {
  it.each(aboutThings.map((call) => [call.name, call] as const))('%s', async (name, call) => {
    const student = await study.student();
    const thing = await thingOf(student, study);
    const row = matrix[name as Name];
    const elsewhere = await newStudy(api);
    const owners = {
      teacher: () => study.teacher(),
      admin: () => api.newPerson('ROLE_ADMIN'),
    };
    const owner = row.by ? await owners[row.by]() : student;
    const stranger = await (row.by ? elsewhere.teacher() : elsewhere.student());
    // The owner comes second: what is removed is nothing to refuse.
    expect((await make(call, thing, stranger)).status).toBe(row.other);
    expect((await make(call, thing, owner)).status).toBe(row.own ?? 200);
    expect((await make(call, missing, owner)).status).toBe(row.missing);
  });

  it('nothing of another’s attempt changes by trying', async () => {
    const owner = await study.student();
    const thing = await thingOf(owner, study);
    const classmate = await study.student();
    for (const call of aboutThings.filter((one) => one.area === 'attempts')) {
      if (call.name !== 'startAttempt') await make(call, thing, classmate);
    }
    const { body } = await api.send('GET', `/completed-work?id=${thing.attemptId}`, { as: owner });
    expect(body).toMatchObject({ status: 'ACTIVE', revision: 0 });
  });
});

describe('an archived group', () => {
  it('is offered nothing and starts nothing', async () => {
    const own = await newStudy(api);
    const student = await own.student();
    await api.deps.db.client.send(
      new PutCommand({
        TableName: api.deps.db.names.content,
        Item: {
          ...contentKeys.group(own.groupId),
          id: own.groupId,
          name: 'x',
          status: 'ARCHIVED',
        },
      }),
    );
    const { body } = await api.send('GET', '/courses', { as: student });
    expect(body.content).toEqual([]);
    const started = await api.send('POST', `/works/${own.work.id}/completed-work`, {
      as: student,
      body: { type: 'TRAINING' },
    });
    expect(started.status).toBe(404);
  });
});
