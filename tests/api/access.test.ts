import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { putCase } from '#functions/data/cases.ts';
import { contentKeys } from '#functions/data/keys.ts';
import { putProfile } from '#functions/data/profiles.ts';
import { rooms } from '#infra/local/seed/cleanroom/facility.ts';
import { allCalls } from '#shared/contracts/all-calls.ts';
import type { Call } from '#shared/contracts/call.ts';
import { problemSchema } from '#shared/contracts/errors.ts';
import { type BuiltInRole, can, type Privilege, roleNames } from '#shared/domain/identity/roles.ts';
import { apiOfTests } from '#tests/support/api.ts';
import {
  caseOf,
  caseTask,
  finish,
  profileOf,
  renumbered,
  runsOf,
} from '#tests/support/cleanroom.ts';
import { newStudy, type Study, twentyTasks } from '#tests/support/study.ts';
import { answerId } from '#tests/support/tasks.ts';
import { type Caller, pathOf } from '#tests/support/test-api.ts';

const api = apiOfTests();
const { begin, append } = runsOf(api);

const profile = profileOf('profile-access');

const { name, goal, passMark, world } = caseOf('case-access', profile.id);
const caseDraft = { name, goal, passMark, world };

const { gender, aspects, sizes } = world.person;
const roomDraft = { name, room: rooms[0], items: [], start: { gender, aspects, sizes } };

type Name = (typeof allCalls)[number]['name'];

/** What is asked of, and whose it is. */
interface Thing {
  courseId: string;
  workId: string;
  attemptId: string;
  groupId: string;
  executionId: string;
  /** A finished attempt inside the execution, and a fresh ULID for a change. */
  controlId: string;
  changeId: string;
  caseId: string;
  roomId: string;
  profileId: string;
  /** A finished run of the attempt, one of a classmate that their teacher may see, and the link to that. */
  runId: string;
  taughtRunId: string;
  token: string;
}

interface Given {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
}

/** Whatever may be read by all who may read at all. */
const ofStaff = { by: 'teacher', other: 200, missing: 404 } as const;

const ofAdmin = { by: 'admin', other: 403, missing: 404 } as const;

const ofTeacher = { by: 'teacher', other: 404, missing: 404 } as const;

const ofExecution =
  (body?: (thing: Thing) => object) =>
  (thing: Thing): Given => ({
    params: { id: thing.executionId },
    ...(body && { body: body(thing) }),
  });

const change = ({ changeId }: Pick<Thing, 'changeId'>) => ({ changeId, reason: 'A test' });

/** A window that is open now. */
const settings = (workIds: string[]) => ({
  workIds,
  startDateTime: new Date(Date.now() - 60_000).toISOString(),
  endDateTime: new Date(Date.now() + 3_600_000).toISOString(),
  executionTime: 30,
});

/**
 * The whole access matrix: how each call is made, and what an owner, somebody whom it does not concern, and
 * somebody who asks for what is not there get. A call that is not here does not compile.
 */
const matrix: Record<
  Name,
  {
    given: (thing: Thing) => Given;
    other?: number;
    missing?: number;
    own?: number;
    /** Whose matter it is; students' by default. */
    by?: 'teacher' | 'admin';
  }
> = {
  signIn: { given: () => ({ body: { login: 'nobody', password: 'no-password' } }), own: 403 },
  refreshTokens: { given: () => ({ body: { refreshToken: 'none' } }), own: 401 },
  signOut: { given: () => ({}), own: 204 },
  getCurrentUser: { given: () => ({}) },
  setLanguage: { given: () => ({ body: { lang: 'en' } }) },
  getMaintenance: { given: () => ({}) },
  listCourses: { given: () => ({}) },
  getCourseDetails: {
    given: ({ courseId }) => ({ params: { id: courseId } }),
    other: 404,
    missing: 404,
  },
  listGroups: { given: () => ({}) },
  listUsersOfGroup: {
    given: ({ groupId }) => ({ params: { id: groupId } }),
    ...ofTeacher,
  },
  getWork: { given: ({ workId }) => ({ params: { id: workId } }), other: 404, missing: 404 },
  listWorks: { given: () => ({}) },
  startAttempt: {
    given: ({ workId }) => ({ params: { id: workId }, body: { type: 'TRAINING' } }),
    other: 404,
    missing: 404,
  },
  getAttempt: {
    given: ({ attemptId }) => ({ query: `?id=${attemptId}` }),
    other: 404,
    missing: 404,
  },
  answerTask: {
    given: ({ attemptId }) => ({
      body: { id: attemptId, taskId: 'task-00', answer: 'aa1', answerId: answerId(1) },
    }),
    other: 404,
    missing: 404,
  },
  finishAttempt: {
    given: ({ attemptId }) => ({ body: { id: attemptId } }),
    other: 404,
    missing: 404,
  },
  createExecution: {
    given: ({ workId, groupId }) => ({ body: { ...settings([workId]), groupIds: [groupId] } }),
    by: 'teacher',
    // Works and groups that are not the teacher's are wrong fields.
    other: 400,
    missing: 400,
  },
  listExecutions: { given: () => ({}) },
  listOwnExecutions: { given: () => ({}) },
  listExecutionsOfWork: {
    given: ({ workId }) => ({ params: { id: workId } }),
    ...ofTeacher,
  },
  getExecution: { given: ofExecution(), ...ofTeacher },
  updateExecution: {
    given: ({ executionId, workId }) => ({
      params: { id: executionId },
      body: { ...settings([workId]), name: 'renamed', revision: 1 },
    }),
    ...ofTeacher,
  },
  assignToExecution: {
    given: ofExecution(({ groupId }) => ({ groupIds: [groupId] })),
    ...ofTeacher,
  },
  unassignFromExecution: {
    given: ({ executionId, groupId }) => ({
      params: { id: executionId },
      query: `?groupIds=${groupId}`,
    }),
    ...ofTeacher,
  },
  startExecutionNow: { given: ofExecution(change), ...ofTeacher },
  giveExtraTime: {
    given: ofExecution((thing) => ({
      ...change(thing),
      subjects: [{ type: 'group', id: thing.groupId }],
      minutes: 5,
    })),
    ...ofTeacher,
  },
  releaseExecution: { given: ofExecution(change), ...ofTeacher },
  getBoard: { given: ofExecution(), ...ofTeacher },
  endAttempt: {
    given: ({ executionId, controlId, changeId }) => ({
      params: { id: executionId, attemptId: controlId },
      body: change({ changeId }),
    }),
    ...ofTeacher,
  },
  reopenAttempt: {
    given: ({ executionId, controlId, changeId }) => ({
      params: { id: executionId, attemptId: controlId },
      body: { ...change({ changeId }), minutes: 5 },
    }),
    ...ofTeacher,
  },
  getExecutionAudit: { given: ofExecution(), ...ofTeacher },
  deleteExecution: { given: ofExecution(), ...ofTeacher, own: 409 },
  listResults: { given: () => ({}) },
  getResultsByWork: {
    given: ({ workId }) => ({ query: `?workId=${workId}` }),
    ...ofTeacher,
  },
  listReviews: { given: () => ({}) },
  getAttemptDetails: {
    given: ({ controlId }) => ({ params: { id: controlId } }),
    ...ofTeacher,
  },
  acceptLateAnswer: {
    given: ({ controlId, changeId }) => ({
      params: { id: controlId },
      body: { ...change({ changeId }), taskId: 'task-00', answerId: answerId(9) },
    }),
    ...ofTeacher,
    // There is no such late answer.
    own: 404,
  },
  listCases: { given: () => ({}) },
  getCase: { given: ({ caseId }) => ({ params: { id: caseId } }), ...ofStaff },
  createCase: {
    given: ({ profileId }) => ({ body: { ...caseDraft, profileId } }),
    ...ofStaff,
    // Rules that are not there are a wrong field.
    missing: 400,
  },
  updateCase: {
    given: ({ caseId, profileId }) => ({
      params: { id: caseId },
      body: { ...caseDraft, profileId, version: 1 },
    }),
    ...ofTeacher,
    // It may be read by all teachers, so nothing is hidden.
    other: 403,
  },
  listRooms: { given: () => ({}) },
  getRoom: { given: ({ roomId }) => ({ params: { id: roomId } }), ...ofStaff },
  createRoom: {
    given: ({ profileId }) => ({ body: { ...roomDraft, profileId } }),
    ...ofAdmin,
    missing: 400,
  },
  updateRoom: {
    given: ({ roomId }) => ({
      params: { id: roomId },
      body: { ...roomDraft, profileId: profile.id, version: 1 },
    }),
    ...ofAdmin,
  },
  deleteRoom: { given: ({ roomId }) => ({ params: { id: roomId } }), ...ofAdmin, own: 204 },
  listProfiles: { given: () => ({}) },
  getProfile: { given: ({ profileId }) => ({ params: { id: profileId } }), ...ofStaff },
  startRun: {
    given: ({ attemptId, changeId }) => ({ body: { runId: changeId, attemptId, taskId: 'case' } }),
    other: 404,
    missing: 404,
  },
  appendToRun: {
    given: ({ runId }) => ({ params: { id: runId }, body: { events: renumbered([finish]) } }),
    other: 404,
    missing: 404,
  },
  getRun: { given: ({ runId }) => ({ params: { id: runId } }), other: 404, missing: 404 },
  shareRun: { given: ({ taughtRunId }) => ({ params: { id: taughtRunId } }), ...ofTeacher },
  unshareRun: {
    given: ({ taughtRunId }) => ({ params: { id: taughtRunId } }),
    ...ofTeacher,
    own: 204,
  },
  getSharedRun: {
    given: ({ token }) => ({ params: { token } }),
    // Whoever has the link.
    other: 200,
    missing: 404,
  },
  getOpenApi: { given: () => ({}) },
};

const make = (call: Call, thing: Thing, as?: Caller) => {
  const { params = {}, query = '', body } = matrix[call.name as Name].given(thing);
  return api.send(call.method, `${pathOf(call, params)}${query}`, { as, body });
};

const missing: Thing = {
  courseId: 'course-none',
  workId: 'work-none',
  attemptId: '01M7XZQ5DK0MD78WRHWAHENKT8S400',
  groupId: 'group-none',
  executionId: 'execution-none',
  controlId: '01M7XZQ5DK0MD78WRHWAHENKT8C400',
  changeId: '01M7XZQ5DK0MD78WRHWAHENKT8',
  caseId: 'case-none',
  roomId: 'room-none',
  profileId: 'profile-none',
  runId: '01M7XZQ5DK0MD78WRHWAHENKT9',
  taughtRunId: '01M7XZQ5DK0MD78WRHWAHENKT9',
  token: 'token-none',
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
    expect((await make(call, thing, owner)).status).toBe(row.own ?? 200);
    expect((await make(call, thing, stranger)).status).toBe(row.other);
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
