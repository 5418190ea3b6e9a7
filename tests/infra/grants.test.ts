import { createServer, type Server } from 'node:http';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areaGrants, jobGrants, tableActions } from '#infra/grants.ts';
import { close, listen, loopback } from '#infra/local/listen.ts';
import { demoPassword } from '#infra/local/seed/people.ts';
import type { LocalSystem } from '#infra/local/system.ts';
import { type Job, schedules } from '#infra/schedules.ts';
import { allCalls } from '#shared/contracts/all-calls.ts';
import type { Area } from '#shared/contracts/call.ts';
import { type TableName, tables } from '#shared/contracts/tables.ts';
import { startTestSystem } from '#tests/support/system.ts';

type Worker = Area | Job;

let system: LocalSystem;
let recorder: Server;
/** Which function is at work: the test makes one call at a time. */
let worker: Worker;
const done = new Map<Worker, Set<string>>();

const tableOf = (physical: string) =>
  (Object.keys(tables) as TableName[]).find((name) => physical.endsWith(`-${name}`)) ?? physical;

const inTransaction = {
  ConditionCheck: 'ConditionCheckItem',
  Delete: 'DeleteItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
};

/** The actions of IAM that a request to DynamoDB needs, each with its table. */
function needs(operation: string, input: Record<string, unknown>): string[] {
  if (operation === 'TransactWriteItems') {
    return (input.TransactItems as Record<string, { TableName: string }>[]).flatMap((item) =>
      Object.entries(item).map(
        ([kind, { TableName }]) =>
          `${inTransaction[kind as keyof typeof inTransaction]} ${tableOf(TableName)}`,
      ),
    );
  }
  const names = input.RequestItems ? Object.keys(input.RequestItems) : [String(input.TableName)];
  return names.map((name) => `${operation} ${tableOf(name)}`);
}

/** Stands before the database and notes what passes. */
function record(endpoint: string): Server {
  return createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const body = Buffer.concat(parts);
    const target = String(request.headers['x-amz-target']);
    const seen = done.get(worker) ?? new Set();
    done.set(worker, seen);
    for (const need of needs(target.split('.')[1] ?? '', JSON.parse(body.toString()))) {
      seen.add(need);
    }
    const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': target };
    const authorization = String(request.headers.authorization);
    const reply = await fetch(endpoint, {
      method: 'POST',
      headers: { ...headers, authorization, 'x-amz-date': String(request.headers['x-amz-date']) },
      body,
    });
    response.writeHead(reply.status, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(Buffer.from(await reply.arrayBuffer()));
  });
}

type Json = Record<string, never> & { [key: string]: Json };

function caller() {
  let token = '';
  const send = async (
    name: (typeof allCalls)[number]['name'],
    {
      id = '',
      attemptId = '',
      token: link = '',
      query = '',
      body,
    }: { id?: string; attemptId?: string; token?: string; query?: string; body?: object } = {},
  ) => {
    const call = allCalls.find((each) => each.name === name);
    if (!call) throw new Error(`No call ${name}`);
    worker = call.area;
    const path = call.path
      .replace('{id}', id)
      .replace('{attemptId}', attemptId)
      .replace('{token}', link);
    const reply = await fetch(`${system.url}/api/v1${path}${query}`, {
      method: call.method,
      headers: { 'content-type': 'application/json', authorization: token && `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect([name, reply.status]).toEqual([name, expect.toSatisfy((code) => code < 300)]);
    return (reply.status === 204 ? {} : await reply.json()) as Json;
  };
  const signIn = async (login: string) => {
    const deviceId = `device-of-${login}-0123`;
    const tokens = await send('signIn', { body: { login, password: demoPassword, deviceId } });
    const { refreshToken } = tokens as unknown as { refreshToken: string };
    const fresh = await send('refreshTokens', { body: { refreshToken } });
    token = (fresh as unknown as { accessToken: string }).accessToken;
  };
  return { send, signIn };
}

/** Everything that a person does in a course, in every mode that its steps offer. */
async function study(login: string) {
  const { send, signIn } = caller();
  await signIn(login);
  await send('getCurrentUser');
  await send('setLanguage', { body: { lang: 'en' } });
  await send('getMaintenance');
  await send('getOpenApi');
  const { content } = (await send('listCourses')) as unknown as { content: { id: string }[] };
  const { works } = (await send('getCourseDetails', { id: content[0]?.id ?? '' })) as unknown as {
    works: { id: string; state: string; modes: { type: string }[] }[];
  };
  const open = works.filter(({ state }) => state === 'OPEN');
  expect(open.length).toBeGreaterThan(0);
  for (const { id, modes } of open) {
    await send('getWork', { id });
    for (const { type } of modes) {
      const attempt = (await send('startAttempt', { id, body: { type } })) as unknown as {
        id: string;
        tasks: { id: string; type: string; options?: { id: string }[] }[];
      };
      const task = attempt.tasks.find(({ type }) => type === 'SINGLECHOICE');
      const answer = task?.options?.[0]?.id;
      if (task && answer) {
        const body = { id: attempt.id, taskId: task.id, answer, answerId: ulid() };
        await send('answerTask', { body });
      }
      await send('getAttempt', { query: `?id=${attempt.id}` });
      await send('finishAttempt', { body: { id: attempt.id } });
    }
  }
  await send('listResults');
  await send('signOut');
}

/** A teacher holds an exam that a student takes, from the first call to the review. */
async function examine() {
  const teacher = caller();
  const student = caller();
  const reasoned = () => ({ changeId: ulid(), reason: 'a test' });
  await teacher.signIn('teacher');
  const { send } = teacher;
  await send('listGroups');
  await send('listUsersOfGroup', { id: 'group-etch-1' });
  await send('listWorks');
  const execution = (await send('createExecution', {
    body: {
      workIds: ['work-plasma-exam'],
      userIds: ['user-student3'],
      groupIds: ['group-etch-1'],
      startDateTime: new Date(Date.now() + 60_000).toISOString(),
      endDateTime: new Date(Date.now() + 3_600_000).toISOString(),
      executionTime: 30,
    },
  })) as unknown as { id: string };
  const { id } = execution;
  await send('startExecutionNow', { id, body: reasoned() });
  await student.signIn('student');
  await student.send('listOwnExecutions');
  const control = (await student.send('startAttempt', {
    id: 'work-plasma-exam',
    body: { type: 'CONTROL', executionId: id },
  })) as unknown as { id: string; tasks: { id: string; type: string }[] };
  const free = control.tasks.find(({ type }) => type === 'QUESTION')?.id ?? '';
  const answer = { id: control.id, taskId: free, answer: 'words', answerId: ulid() };
  await student.send('answerTask', { body: answer });
  const subjects = [{ type: 'user', id: 'user-student' }];
  await teacher.signIn('teacher');
  await send('giveExtraTime', { id, body: { ...reasoned(), subjects, minutes: 5 } });
  for (const name of ['getBoard', 'getExecution', 'getExecutionAudit'] as const) {
    await send(name, { id });
  }
  const attemptId = control.id;
  await send('endAttempt', { id, attemptId, body: reasoned() });
  await send('reopenAttempt', { id, attemptId, body: { ...reasoned(), minutes: 5 } });
  await send('endAttempt', { id, attemptId, body: reasoned() });
  await student.send('finishAttempt', { body: { id: attemptId, showResult: true } });
  await send('assignToExecution', { id, body: { userIds: ['user-student4'] } });
  await send('unassignFromExecution', { id, query: '?userIds=user-student4' });
  await send('releaseExecution', { id, body: reasoned() });
  await send('listExecutions');
  await send('listExecutionsOfWork', { id: 'work-plasma-exam' });
  await send('listReviews');
  const review = { id: attemptId, taskId: free, mark: 1, comment: 'fine', changeId: ulid() };
  await send('answerTask', { body: review });
  await send('getAttemptDetails', { id: attemptId });
  await send('listResults', { query: '?of=students' });
  await send('getResultsByWork', { query: '?workId=work-plasma-exam' });
}

/** A run in TRAINING, from the first call to the end of its attempt. */
async function performCase({ send }: ReturnType<typeof caller>): Promise<string> {
  const attempt = await send('startAttempt', {
    id: 'work-cleanroom-practice',
    body: { type: 'TRAINING' },
  });
  const attemptId = String(attempt.id);
  const runId = ulid();
  const taskId = 'dress-and-enter';
  await send('startRun', { body: { runId, attemptId, taskId } });
  const finish = { seq: 1, atMs: 0, code: 'F001', params: {} };
  await send('appendToRun', { id: runId, body: { events: [finish] } });
  const answer = { id: attemptId, taskId, answer: { runId }, answerId: ulid() };
  await send('answerTask', { body: answer });
  await send('finishAttempt', { body: { id: attemptId } });
  await send('getRun', { id: runId });
  return runId;
}

/** Authors keep cases and rooms, a demo and a student perform, and their teacher shows it to a class. */
async function simulate() {
  const [admin, teacher, student, guest] = [caller(), caller(), caller(), caller()];
  await guest.signIn('guest');
  await performCase(guest);
  await guest.send('signOut');
  await student.signIn('student');
  const id = await performCase(student);
  await teacher.signIn('teacher');
  const { token } = await teacher.send('shareRun', { id });
  await teacher.send('getSharedRun', { token: String(token) });
  await teacher.send('unshareRun', { id });

  await admin.signIn('admin');
  const { send } = admin;
  for (const name of ['listCases', 'listRooms', 'listProfiles'] as const) await send(name);
  await send('getProfile', { id: 'standard' });
  const seen = await send('getCase', { id: 'dress-and-enter' });
  const { name, goal, passMark, profileId, world } = seen.case as unknown as Json;
  const draft = { name, goal, passMark, profileId, world };
  const made = await send('createCase', { body: { ...draft, baseCaseId: 'dress-and-enter' } });
  const caseId = String((made.case as unknown as Json).id);
  await send('updateCase', { id: caseId, body: { ...draft, version: 1 } });
  await send('getCaseUse', { id: caseId });
  await send('deleteCase', { id: caseId });
  const { id: _, version: __, updatedAt: ___, ...room } = await send('getRoom', { id: 'room' });
  const { id: roomId } = await send('createRoom', { body: room });
  await send('updateRoom', { id: String(roomId), body: { ...room, version: 1 } });
  await send('deleteRoom', { id: String(roomId) });
}

beforeAll(async () => {
  system = await startTestSystem();
  recorder = record(system.environment.DYNAMODB_ENDPOINT ?? '');
  // The functions open the database at their first call, which is still to come.
  process.env.DYNAMODB_ENDPOINT = `http://${loopback}:${await listen(recorder, 0)}`;
});
afterAll(async () => {
  await system.stop();
  await close(recorder);
});

describe('the grants of the functions', () => {
  it('cover all that the functions do with the tables', async () => {
    for (const login of ['student', 'guest', 'teacher']) await study(login);
    await examine();
    await simulate();
    for (const { job } of schedules) {
      worker = job;
      const { handler } = (await import(`../../functions/jobs/${job}.ts`)) as {
        handler(event: object): Promise<unknown>;
      };
      await handler({});
    }
    const all = { ...areaGrants, ...jobGrants };
    const refused = [...done].flatMap(([name, seen]) => {
      const granted = Object.entries(all[name].tables).flatMap(([table, grant]) =>
        tableActions(grant).map((action) => `${action.replace('dynamodb:', '')} ${table}`),
      );
      return [...seen].filter((need) => !granted.includes(need)).map((need) => `${name}: ${need}`);
    });
    expect(refused).toEqual([]);
    expect([...done.keys()].sort()).toEqual(Object.keys(all).sort());
    expect(done.get('attempts')).toContain('PutItem tokens');
  });
});
