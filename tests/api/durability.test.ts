import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Attempt } from '#shared/contracts/attempts.ts';
import { endLocalProcesses, enginePid, runLocal } from '#tests/support/local-process.ts';
import { answerId } from '#tests/support/tasks.ts';

const folder = mkdtempSync(join(tmpdir(), 'trainer-durability-'));
afterAll(() => {
  endLocalProcesses();
  rmSync(folder, { recursive: true, force: true });
});

const system = () => runLocal(['--no-build', '--data', folder]);

/** A signed-in student of the demo institution, by plain HTTP. */
async function student(url: string) {
  const send = async (method: string, path: string, body?: unknown, token?: string) => {
    const reply = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  const credentials = { login: 'student', password: 'trainer-demo' };
  const { accessToken } = await send('POST', '/auth/sign-in', credentials);
  return (method: string, path: string, body?: unknown) => send(method, path, body, accessToken);
}

const start = (call: Awaited<ReturnType<typeof student>>, workId: string, type: string) =>
  call('POST', `/works/${workId}/completed-work`, { type }) as Promise<Attempt>;

it('SIGKILL of the whole local system in the middle of 200 concurrent saves loses no acknowledged answer', async () => {
  const first = system();
  const call = await student(await first.ready);
  for (const workId of ['work-plasma-basics', 'work-plasma-chamber']) {
    const { id } = await start(call, workId, 'TRAINING');
    await call('POST', '/completed-work', { id });
  }
  const attempt = await start(call, 'work-plasma-test', 'SELFCONTROL');

  const acknowledged = new Map<string, string>();
  let count = 0;
  const saves = Array.from({ length: 200 }, async (_, i) => {
    const task = attempt.tasks[i % attempt.tasks.length] as Attempt['tasks'][number];
    const option = task.options?.[i % task.options.length]?.id as string;
    const body = {
      id: attempt.id,
      taskId: task.id,
      answer: task.type === 'SINGLECHOICE' ? option : [option],
      answerId: answerId(i + 1),
    };
    const reply = await call('PATCH', '/completed-work', body);
    if (reply.answerId > (acknowledged.get(task.id) ?? '')) {
      acknowledged.set(task.id, reply.answerId);
    }
    count += 1;
    if (count === 60) {
      process.kill(enginePid(folder), 'SIGKILL');
      first.kill('SIGKILL');
    }
  });
  const outcomes = await Promise.allSettled(saves);
  await first.ended;
  expect(outcomes.some((outcome) => outcome.status === 'rejected')).toBe(true);
  expect(count).toBeGreaterThanOrEqual(60);

  const again = system();
  const resumed = await start(await student(await again.ready), 'work-plasma-test', 'SELFCONTROL');
  expect(resumed).toMatchObject({ id: attempt.id, deadline: attempt.deadline });
  for (const [taskId, savedId] of acknowledged) {
    const kept = resumed.answers.find((answer) => answer.taskId === taskId);
    // A save may have been written whose reply was cut off; an acknowledged one is never behind it.
    expect((kept?.answerId ?? '') >= savedId).toBe(true);
    const i = Number(kept?.answerId?.slice(3)) - 1;
    const options = attempt.tasks.find((task) => task.id === taskId)?.options ?? [];
    expect([kept?.answersStudent].flat()).toEqual([options[i % options.length]?.id]);
  }
  again.kill('SIGTERM');
  expect(await again.ended).toBe(0);
}, 60_000);
