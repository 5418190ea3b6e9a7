import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '#shared/contracts/all-calls.ts';
import { answerTask } from '#shared/contracts/attempts.ts';
import type { Call } from '#shared/contracts/call.ts';
import { problemSchema } from '#shared/contracts/errors.ts';
import { appendToRun } from '#shared/contracts/runs.ts';
import { taskTypes } from '#shared/domain/works/task.ts';
import { apiOfTests } from '#tests/support/api.ts';
import { caseTask, newCleanroom, runsOf } from '#tests/support/cleanroom.ts';
import { callerOf, type Name, rightInputs } from '#tests/support/right-inputs.ts';
import { newStudy } from '#tests/support/study.ts';
import { answerId, exampleTask } from '#tests/support/tasks.ts';
import { type Caller, pathOf } from '#tests/support/test-api.ts';

const api = apiOfTests();

let student: Caller;
let staff: Caller;

/** Ids of attempts that are open, so that random answers reach the place where answers are stored. */
let attemptIds: string[];
/** A run in one of them. */
let runId: string;
beforeAll(async () => {
  const { caseId } = await newCleanroom(api);
  const tasks = [...taskTypes.map((type) => exampleTask(type)), caseTask(caseId)];
  const study = await newStudy(api, tasks);
  student = await study.student();
  staff = await api.newPerson('ROLE_ADMIN');
  const started = await Promise.all(
    ['TRAINING', 'SELFCONTROL'].map((type) =>
      api.send('POST', `/works/${study.work.id}/completed-work`, { as: student, body: { type } }),
    ),
  );
  attemptIds = started.map((reply) => reply.body.id);
  runId = (await runsOf(api).begin(student, attemptIds[0] as string)).body.id;
});

/** Any value as a text of an address; a string stays itself, unpaired surrogates apart. */
const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : String(JSON.stringify(value))).toWellFormed();

describe('fuzz from the contract', () => {
  it('2,500 random requests: no 5xx, and every reply is what the contract says', async () => {
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
      fc.record({ runId: fc.constantFrom(runId, 'run-1', '__proto__', 'constructor') }),
      junk,
    );
    const ulidOfTry = fc.nat({ max: 9999 }).map(answerId);
    const save = fc.record({
      id: fc.constantFrom(...attemptIds),
      taskId: fc.oneof(
        fc.constantFrom('case', ...taskTypes.map((type) => `task-${type.toLowerCase()}`)),
        fc.constantFrom('__proto__', 'constructor', 'toString'),
      ),
      answer,
      useHint: fc.constantFrom(undefined, true),
      isLeft: fc.constantFrom(undefined, true),
      answerId: ulidOfTry,
    });
    const saving = fc.asyncProperty(save, async (body) => {
      const reply = await api.send('PATCH', '/completed-work', { as: student, body });
      expect(reply.status).toBeLessThan(500);
      const schema = reply.status === 200 ? answerTask.response : problemSchema;
      expect(schema.safeParse(reply.body).success).toBe(true);
    });
    const word = fc.oneof(
      fc.constantFrom('S008-1', 'locker', 'inside', '__proto__', '\ud800', ''),
      fc.constantFrom(true, 0, 1, 4),
    );
    const events = fc.record({
      events: fc.array(
        fc.record({
          seq: fc.constantFrom(1, 1, 1, 2, 3, 7),
          atMs: fc.constantFrom(0, 0, 100, -1),
          code: fc.constantFrom('L001', 'L002', 'A003', 'A001', 'D001', 'U001', 'H001', 'W001'),
          params: fc.dictionary(
            fc.constantFrom('item', 'place', 'cell', 'door', 'grip', 'point', '__proto__'),
            word,
            { maxKeys: 3 },
          ),
        }),
        { maxLength: 3 },
      ),
      isOffline: fc.constantFrom(undefined, true, false),
    });
    const appending = fc.asyncProperty(events, async (body) => {
      const reply = await api.send('PATCH', `/runs/${runId}`, { as: student, body });
      expect(reply.status).toBeLessThan(500);
      const schema = reply.status === 200 ? appendToRun.response : problemSchema;
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
      const reply = await api.send(call.method, path, {
        as: callerOf(call, { student, staff }),
        body,
      });
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
    await fc.assert(appending, { numRuns: 500, seed, endOnFailure: true });
    const ended = attemptIds.map((id) =>
      api.send('POST', '/completed-work', { as: student, body: { id } }),
    );
    for (const reply of await Promise.all(ended)) expect(reply.status).toBe(200);
  }, 120_000);
});
