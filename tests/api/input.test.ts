import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '#shared/contracts/all-calls.ts';
import { answerTask } from '#shared/contracts/attempts.ts';
import type { Call } from '#shared/contracts/call.ts';
import { problemSchema } from '#shared/contracts/errors.ts';
import { can, type Privilege } from '#shared/domain/identity/roles.ts';
import { taskTypes } from '#shared/domain/works/task.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { newStudy } from '#tests/support/study.ts';
import { answerId, exampleTask } from '#tests/support/tasks.ts';
import { type Caller, pathOf } from '#tests/support/test-api.ts';

const api = apiOfTests();

type Name = (typeof allCalls)[number]['name'];
type Part = 'params' | 'query' | 'body';
type Input = Partial<Record<Part, Record<string, unknown>>>;

/** Settings of an execution. */
const settings = {
  name: 'Exam',
  workIds: ['work-1'],
  startDateTime: '2026-10-01T08:00:00.000Z',
  endDateTime: '2026-10-01T10:00:00.000Z',
  executionTime: 45,
  commission: { number: '1', chair: 'A', members: ['B'], reason: 'C' },
};

const change = { changeId: answerId(1), reason: 'A reason' };

/** A right input of every call with every field there is: each field is then made wrong, one by one. */
const rightInputs: Record<Name, Input> = {
  signIn: {
    body: { login: 'nobody', password: 'password', deviceId: 'device-0123456789' },
  },
  refreshTokens: { body: { refreshToken: 'token' } },
  signOut: {},
  getCurrentUser: { query: { lang: 'en' } },
  setLanguage: { body: { lang: 'en' } },
  getMaintenance: {},
  listCourses: { query: { lang: 'en', page: '0', size: '5', sort: 'createdAt' } },
  getCourseDetails: { params: { id: 'course-1' }, query: { lang: 'en' } },
  listGroups: { query: { page: '0', size: '5' } },
  listUsersOfGroup: { params: { id: 'group-1' }, query: { page: '0', size: '5' } },
  getWork: { params: { id: 'work-1' }, query: { lang: 'en' } },
  listWorks: { query: { lang: 'en', page: '0', size: '5', sort: 'dateCreating', dir: 'asc' } },
  startAttempt: {
    params: { id: 'work-1' },
    query: { lang: 'en' },
    body: { type: 'TRAINING', executionId: 'execution-1' },
  },
  getAttempt: { query: { id: 'attempt-1', lang: 'en' } },
  answerTask: {
    query: { lang: 'en' },
    body: {
      id: 'attempt-1',
      taskId: 'task-1',
      answer: 'aa1',
      useHint: true,
      isLeft: true,
      answerId: answerId(1),
    },
  },
  finishAttempt: { query: { lang: 'en' }, body: { id: 'attempt-1', showResult: true } },
  createExecution: {
    query: { lang: 'en' },
    body: { ...settings, id: answerId(1), userIds: ['user-1'], groupIds: ['group-1'] },
  },
  listExecutions: {
    query: { lang: 'en', page: '0', size: '5', active: 'true', search: 'exam' },
  },
  listOwnExecutions: { query: { lang: 'en' } },
  listExecutionsOfWork: {
    params: { id: 'work-1' },
    query: { lang: 'en', page: '0', size: '5' },
  },
  getExecution: { params: { id: 'execution-1' }, query: { lang: 'en' } },
  updateExecution: {
    params: { id: 'execution-1' },
    query: { lang: 'en' },
    body: { ...settings, revision: 1 },
  },
  deleteExecution: { params: { id: 'execution-1' } },
  assignToExecution: {
    params: { id: 'execution-1' },
    query: { lang: 'en' },
    body: { userIds: ['user-1'], groupIds: ['group-1'] },
  },
  unassignFromExecution: {
    params: { id: 'execution-1' },
    query: { lang: 'en', userIds: 'user-1', groupIds: 'group-1' },
  },
  startExecutionNow: { params: { id: 'execution-1' }, query: { lang: 'en' }, body: change },
  giveExtraTime: {
    params: { id: 'execution-1' },
    query: { lang: 'en' },
    body: { ...change, subjects: [{ type: 'user', id: 'user-1' }], minutes: 5 },
  },
  releaseExecution: { params: { id: 'execution-1' }, query: { lang: 'en' }, body: change },
  getBoard: {
    params: { id: 'execution-1' },
    query: { lang: 'en', page: '0', size: '5', search: 'name', state: 'ACTIVE' },
  },
  endAttempt: {
    params: { id: 'execution-1', attemptId: 'attempt-1' },
    query: { lang: 'en' },
    body: change,
  },
  reopenAttempt: {
    params: { id: 'execution-1', attemptId: 'attempt-1' },
    query: { lang: 'en' },
    body: { ...change, minutes: 5 },
  },
  getExecutionAudit: { params: { id: 'execution-1' }, query: { page: '0', size: '5' } },
  listResults: {
    query: {
      lang: 'en',
      page: '0',
      size: '5',
      of: 'me',
      workIds: 'work-1',
      groupIds: 'group-1',
      studentIds: 'user-1',
      workTypes: 'TRAINING',
    },
  },
  getResultsByWork: {
    query: {
      lang: 'en',
      workId: 'work-1',
      groupIds: 'group-1',
      studentIds: 'user-1',
      workTypes: 'CONTROL',
      executionId: 'execution-1',
      attempts: 'all',
      taskId: 'task-1',
    },
  },
  listReviews: {
    query: { lang: 'en', page: '0', size: '5', workIds: 'work-1', groupIds: 'group-1' },
  },
  getAttemptDetails: { params: { id: 'attempt-1' }, query: { lang: 'en' } },
  acceptLateAnswer: {
    params: { id: 'attempt-1' },
    query: { lang: 'en' },
    body: { ...change, taskId: 'task-1', answerId: answerId(1) },
  },
  getOpenApi: {},
};

const wrongInBody = [null, 7, true, {}, [], '', 'я'.repeat(10_000), { $ne: 1 }];
const wrongInPath = ['%20', 'a%20b', '%3Cb%3E', 'x'.repeat(65), '%00', '%D1%8F'];
const wrongInQuery = ['', ' ', '-1', '1.5', '999999999999', '<script>', 'x'.repeat(2000)];

/** Values that a field takes although they are wrong for others. */
const fine: Record<string, (value: unknown) => boolean> = {
  // Of any type of answer the shape is right; whether it fits the task is checked later.
  'body.answer': (value) => value === '' || Array.isArray(value),
  'body.useHint': (value) => value === true,
  'body.isLeft': (value) => value === true,
  'body.showResult': (value) => value === true,
  'body.name': (value) => value === '',
  'body.userIds': (value) => Array.isArray(value),
  'body.groupIds': (value) => Array.isArray(value),
  'body.commission': (value) => value === null,
  'body.executionTime': (value) => value === 7,
  'body.minutes': (value) => value === 7,
  'body.revision': (value) => value === 7,
  'query.search': (value) => String(value).length <= 100,
  // A number is a well-formed id.
  ...Object.fromEntries(
    ['id', 'workId', 'taskId', 'executionId', 'workIds', 'groupIds', 'studentIds', 'userIds'].map(
      (name) => [`query.${name}`, (value: unknown) => /^[\d-]+$/.test(String(value))],
    ),
  ),
};

const url = ({ params = {}, query = {} }: Input, call: Call) => {
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return `${pathOf(call, params as Record<string, string>)}${search ? `?${search}` : ''}`;
};

let caller: Caller;
let staff: Caller;

/** Somebody who may make the call. */
const callerOf = ({ access }: Call) =>
  access === 'anyone' || access === 'signed-in' || can(caller.role, access as Privilege)
    ? caller
    : staff;

/** Ids of attempts that are open, so that random answers reach the place where answers are stored. */
let attemptIds: string[];
beforeAll(async () => {
  const tasks = taskTypes.map((type) => exampleTask(type));
  const study = await newStudy(api, tasks);
  caller = await study.student();
  staff = await api.newPerson('ROLE_ADMIN');
  const started = await Promise.all(
    ['TRAINING', 'SELFCONTROL'].map((type) =>
      api.send('POST', `/works/${study.work.id}/completed-work`, { as: caller, body: { type } }),
    ),
  );
  attemptIds = started.map((reply) => reply.body.id);
});

const fields = (part: Part) =>
  (allCalls as readonly Call[]).flatMap((call) =>
    Object.keys(rightInputs[call.name as Name][part] ?? {}).map(
      (field) => [`${call.name} ${part}.${field}`, call, field] as const,
    ),
  );

async function expectRefused(call: Call, input: Input, path: string) {
  const as = call.name === 'signOut' ? undefined : callerOf(call);
  const reply = await api.send(call.method, url(input, call), { as, body: input.body });
  const paths = (reply.body?.errors ?? []).map((error: { path: string }) => error.path);
  const isNamed = paths.some((one: string) => one === path || one.startsWith(`${path}.`));
  expect({ status: reply.status, isNamed, input }).toEqual({ status: 400, isNamed: true, input });
  expect(reply.body.code).toBe('INVALID_INPUT');
}

const changed = (call: Call, part: Part, field: string, value: unknown): Input => {
  const right = rightInputs[call.name as Name];
  return { ...right, [part]: { ...right[part], [field]: value } };
};

describe('every field of every call refuses wrong types with a 400 that names it', () => {
  it.each(fields('body'))('%s', async (_, call, field) => {
    const path = `body.${field}`;
    for (const value of wrongInBody) {
      if (fine[path]?.(value)) continue;
      await expectRefused(call, changed(call, 'body', field, value), path);
    }
  });

  it.each(fields('query'))('%s', async (_, call, field) => {
    for (const value of wrongInQuery) {
      if (fine[`query.${field}`]?.(value)) continue;
      await expectRefused(call, changed(call, 'query', field, value), `query.${field}`);
    }
  });

  it.each(fields('params'))('%s', async (_, call, field) => {
    for (const value of wrongInPath) {
      await expectRefused(call, changed(call, 'params', field, value), `params.${field}`);
    }
  });

  it.each(
    (allCalls as readonly Call[])
      .filter((call) => call.body)
      .map((call) => [call.name, call] as const),
  )('%s: the body itself', async (name, call) => {
    for (const raw of ['', '[]', '"text"', '{', 'null']) {
      const path = url(rightInputs[name as Name], call);
      const reply = await api.send(call.method, path, { as: callerOf(call), raw });
      expect([raw, reply.status]).toEqual([raw, 400]);
      expect(reply.body.errors[0].path).toMatch(/^body/);
    }
  });
});

/** Any value as a text of an address; a string stays itself, unpaired surrogates apart. */
const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : String(JSON.stringify(value))).toWellFormed();

describe('fuzz from the contract', () => {
  it('2,000 random requests: no 5xx, and every reply is what the contract says', async () => {
    const junk = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.integer(),
      fc.constantFrom('user-student', 'work-plasma-test', 'TRAINING', 'en', answerId(3), '0'),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const number = fc.oneof(fc.double(), fc.constantFrom(0, 0.5, 1, 1e-200, 1e300, -1));
    const answer = fc.oneof(
      fc.constantFrom('aa1', 'bb2', '', '\ud800', 'x'.repeat(300)),
      fc.array(fc.constantFrom('aa1', 'bb2', 'cc3', '\udfff', ''), { maxLength: 4 }),
      fc.record({
        shapes: fc.array(
          fc.record({
            kind: fc.constantFrom('point', 'brush', 'polygon'),
            points: fc.array(fc.record({ x: number, y: number }), { minLength: 1, maxLength: 3 }),
          }),
          { maxLength: 2 },
        ),
      }),
      fc.record({ runId: fc.constantFrom('run-1', '__proto__', 'constructor') }),
      junk,
    );
    const ulidOfTry = fc.nat({ max: 9999 }).map(answerId);
    const save = fc.record({
      id: fc.constantFrom(...attemptIds),
      taskId: fc.oneof(
        fc.constantFrom(...taskTypes.map((type) => `task-${type.toLowerCase()}`)),
        fc.constantFrom('__proto__', 'constructor', 'toString'),
      ),
      answer,
      useHint: fc.constantFrom(undefined, true),
      isLeft: fc.constantFrom(undefined, true),
      answerId: ulidOfTry,
    });
    const saving = fc.asyncProperty(save, async (body) => {
      const reply = await api.send('PATCH', '/completed-work', { as: caller, body });
      expect(reply.status).toBeLessThan(500);
      const schema = reply.status === 200 ? answerTask.response : problemSchema;
      expect(schema.safeParse(reply.body).success).toBe(true);
    });
    const calls = (allCalls as readonly Call[]).filter((call) => call.name !== 'signOut');
    const requests = fc.record({
      name: fc.constantFrom(...calls.map((call) => call.name)),
      values: fc.array(junk, { minLength: 8, maxLength: 8 }),
      drop: fc.nat({ max: 255 }),
    });
    const property = fc.asyncProperty(requests, async ({ name, values, drop }) => {
      const call = calls.find((one) => one.name === name) as Call;
      let i = 0;
      const fill = (part: Record<string, unknown> | undefined, asText: boolean) =>
        Object.fromEntries(
          Object.entries(part ?? {}).flatMap(([name, right]) => {
            const at = i++;
            if (drop & (1 << at) && !asText) return [];
            const value = drop & (2 << at) ? right : values[at];
            return [[name, asText ? encodeURIComponent(textOf(value)) || 'x' : value]];
          }),
        );
      const right = rightInputs[call.name as Name];
      const params = fill(right.params, true) as Record<string, string>;
      const query = new URLSearchParams(
        Object.entries(fill(right.query, false)).map(([name, value]) => [name, textOf(value)]),
      );
      const path = `${pathOf(call, params)}?${query}`;
      const body = call.body ? fill(right.body, false) : undefined;
      const reply = await api.send(call.method, path, { as: callerOf(call), body });
      expect(reply.status).toBeLessThan(500);
      if (reply.status === 200 && call.response) {
        expect(call.response.safeParse(reply.body).success).toBe(true);
      } else if (reply.status >= 400 && reply.body.code) {
        expect(problemSchema.safeParse(reply.body).success).toBe(true);
      }
    });
    const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
    console.log(`fuzz seed ${seed}`);
    await fc.assert(property, { numRuns: 1000, seed, endOnFailure: true });
    await fc.assert(saving, { numRuns: 1000, seed, endOnFailure: true });
    const ended = attemptIds.map((id) =>
      api.send('POST', '/completed-work', { as: caller, body: { id } }),
    );
    for (const reply of await Promise.all(ended)) expect(reply.status).toBe(200);
  }, 120_000);
});
