import { beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '#shared/contracts/all-calls.ts';
import { reviewTask } from '#shared/contracts/attempts.ts';
import type { Call } from '#shared/contracts/call.ts';
import { appendToRun } from '#shared/contracts/runs.ts';
import { apiOfTests } from '#tests/support/api.ts';
import {
  callerOf,
  type Input,
  type Name,
  type Part,
  rightInputs,
  rightReview,
} from '#tests/support/right-inputs.ts';
import { type Caller, pathOf } from '#tests/support/test-api.ts';

const api = apiOfTests();

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
  'body.passMark': (value) => value === 7,
  'body.version': (value) => value === 7,
  'body.without': (value) => Array.isArray(value),
  'body.items': (value) => Array.isArray(value),
  'body.isOffline': (value) => value === true,
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

let student: Caller;
let staff: Caller;
beforeAll(async () => {
  student = await api.newPerson('ROLE_STUDENT');
  staff = await api.newPerson('ROLE_ADMIN');
});

const fields = (part: Part) =>
  (allCalls as readonly Call[]).flatMap((call) =>
    Object.keys(rightInputs[call.name as Name][part] ?? {}).map(
      (field) => [`${call.name} ${part}.${field}`, call, field] as const,
    ),
  );

async function expectRefused(call: Call, input: Input, path: string) {
  const as = call.name === 'signOut' ? undefined : callerOf(call, { student, staff });
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

/** Where the texts of a value stand, however deep. */
const textsOf = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'string'
    ? [path]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => textsOf(inner, [...path, key]));

type Body = Record<string, unknown>;

/** The same body with another text in one place. */
function withText(body: Body | undefined, path: string[], text: string): Body {
  const changed = structuredClone(body ?? {});
  const around = path.slice(0, -1).reduce((part, key) => part[key] as Body, changed);
  around[path.at(-1) ?? ''] = text;
  return changed;
}

/** The review is no call of the list: it shares the one of an answer. */
const review: Call = { ...reviewTask, name: 'reviewTask', access: reviewTask.variant.access };
const texts = [
  ...(allCalls as readonly Call[]).map((call) => [call, rightInputs[call.name as Name]] as const),
  [review, rightReview] as const,
].flatMap(([call, right]) =>
  textsOf(right.body).map(
    (path) => [`${call.name} body.${path.join('.')}`, call, right, path] as const,
  ),
);

/** Texts that are only compared, as their hash: no text harms. */
const compared = ['body.password', 'body.refreshToken'];

describe('half a surrogate pair, which cannot be stored', () => {
  it.each(texts)('%s', async (_, call, right, path) => {
    const field = ['body', ...path].join('.');
    const input = { ...right, body: withText(right.body, path, 'abcdef\ud800') };
    if (!compared.includes(field)) return expectRefused(call, input, field);
    const as = callerOf(call, { student, staff });
    const { status } = await api.send(call.method, url(input, call), { as, body: input.body });
    expect([401, 403]).toContain(status);
  });
});

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
      const reply = await api.send(call.method, path, {
        as: callerOf(call, { student, staff }),
        raw,
      });
      expect([raw, reply.status]).toEqual([raw, 400]);
      expect(reply.body.errors[0].path).toMatch(/^body/);
    }
  });
});

it('tells a wrong type from what is missing', async () => {
  const wrong = async (body: unknown) => {
    const input = { ...rightInputs.appendToRun, body: body as Body };
    const as = callerOf(appendToRun, { student, staff });
    const reply = await api.send('PATCH', url(input, appendToRun), { as, body: input.body });
    return reply.body.errors;
  };
  const event = { seq: 1, code: 'L002', params: {} };
  expect(await wrong({ events: [{ ...event, atMs: 1.5 }], isOffline: 'yes' })).toEqual([
    { path: 'body.events.0.atMs', code: 'invalid_type' },
    { path: 'body.isOffline', code: 'invalid_type' },
  ]);
  expect(await wrong({ events: [event] })).toEqual([
    { path: 'body.events.0.atMs', code: 'required' },
  ]);
});
