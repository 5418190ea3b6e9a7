import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '#shared/domain/works/task.ts';
import { bench, offline, type Sent, settle } from '#tests/support/save-bench.ts';
import type { PendingSave } from '#web/features/test/saving/answer-journal.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { type KeyValueStorage, memoryStorage } from '#web/lib/local-keys.ts';
import { pauseBeforeRetry } from '#web/lib/save-failures.ts';

describe('save queue', () => {
  it('sends again after a lost connection: the same id, later each time', async () => {
    const { queue, sent, last, pass } = bench();
    queue.put('t1', 'a');
    await last().fail(offline());
    expect(queue.getSnapshot().t1?.phase).toBe('waiting');
    await pass(1999);
    expect(sent).toHaveLength(1);
    await pass(1);
    await last().fail(offline());
    await pass(3999);
    expect(sent).toHaveLength(2);
    await pass(1);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ save }) => save.answerId)).size).toBe(1);
  });

  it('sends at once when the connection is back', async () => {
    const { queue, sent, last, timers } = bench();
    queue.put('t1', 'a');
    await last().fail(offline());
    queue.wake();
    expect(sent).toHaveLength(2);
    expect(timers).toHaveLength(0);
  });

  it.each([
    ['a fault of the server', new ApiError('INTERNAL', { status: 500 })],
    ['too many requests', new ApiError('TOO_MANY_REQUESTS', { status: 429 })],
    ['a lost race', new ApiError('CONFLICT', { status: 409 })],
    ['maintenance', new ApiError('MAINTENANCE', { status: 503 })],
    ['what is not of the server at all', new TypeError('x')],
  ])('keeps the answer after %s', async (_, error) => {
    const { queue, last, journal, onRefused } = bench();
    queue.put('t1', 'a');
    await last().fail(error);
    expect(journal.read('t1')?.answer).toBe('a');
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('waits in the journal, without asking on, when nobody is signed in any more', async () => {
    const { queue, last, journal, timers } = bench();
    queue.put('t1', 'a');
    await last().fail(new ApiError('SESSION_ENDED', { status: 401 }));
    expect(journal.read('t1')?.answer).toBe('a');
    expect(timers).toHaveLength(0);
  });

  it.each(['CONTROL_RUNNING', 'RESULT_HELD'] as const)(
    'waits in the journal, without asking on, while the work is shut: %s',
    async (code) => {
      const { queue, last, sent, journal, timers, onRefused } = bench();
      queue.put('t1', 'a');
      const flushed = queue.flush();
      await last().fail(new ApiError(code, { status: 409, isAnswer: true }));
      expect(await flushed).toBe(false);
      expect(journal.read('t1')?.answer).toBe('a');
      expect(timers).toHaveLength(0);
      expect(onRefused).toHaveBeenCalledOnce();
      queue.wake();
      expect(sent.map(({ save }) => save.answer)).toEqual(['a', 'a']);
      await last().succeed();
      expect(journal.read('t1')).toBeNull();
    },
  );

  it('gives up what the server has decided, and still sends the rest as evidence', async () => {
    const { queue, sent, journal, onRefused } = bench();
    queue.put('t1', 'a');
    queue.put('t2', 'b');
    await sent[0]?.fail(new ApiError('ATTEMPT_EXPIRED', { status: 409, isAnswer: true }));
    expect(journal.read('t1')).toBeNull();
    expect(journal.read('t2')?.answer).toBe('b');
    expect(sent.map(({ save }) => save.taskId)).toEqual(['t1', 't2']);
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it.each([
    ['a proxy that knows no such address', new ApiError('NOT_FOUND', { status: 404 })],
    ['a portal that answers with its own page', new ApiError('INVALID_REPLY', { status: 200 })],
    ['a gateway that finds it too large', new ApiError('PAYLOAD_TOO_LARGE', { status: 413 })],
    ['something nobody knows', new Error('surprise')],
  ])('keeps the answer after %s: only the API itself decides', async (_, error) => {
    const { queue, last, journal, timers } = bench();
    queue.put('t1', 'a');
    await last().fail(error);
    expect(journal.read('t1')?.answer).toBe('a');
    expect(timers).toHaveLength(1);
  });

  it('sends what waited for a sign-in once it is woken', async () => {
    const { queue, last, sent } = bench();
    queue.put('t1', 'a');
    await last().fail(new ApiError('SESSION_ENDED', { status: 401, isAnswer: true }));
    expect(sent).toHaveLength(1);
    queue.wake();
    expect(sent.map(({ save }) => save.answerId)).toEqual([
      sent[0]?.save.answerId,
      last().save.answerId,
    ]);
    expect(sent).toHaveLength(2);
  });

  it('keeps working when storage refuses', async () => {
    const full: KeyValueStorage = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { queue, last } = bench(full);
    queue.put('t1', 'a');
    await last().succeed();
    expect(queue.isEmpty).toBe(true);
    warn.mockRestore();
  });

  it('loses no acknowledged answer, whatever fails in whatever order', async () => {
    type Step = { do: 'put'; task: number; answer: number } | { do: 'reply'; how: number };
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.record({
        do: fc.constant('put' as const),
        task: fc.nat(2),
        answer: fc.nat(50),
      }),
      fc.record({ do: fc.constant('reply' as const), how: fc.nat(3) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const storage = memoryStorage();
        let at = bench(storage);
        /** What the server holds: the greatest id wins, as a conditional write has it. */
        const server = new Map<string, PendingSave>();
        const wanted = new Map<string, Answer>();
        const store = (save: PendingSave) => {
          const held = server.get(save.taskId);
          if (!held || save.answerId > held.answerId) server.set(save.taskId, save);
          return (server.get(save.taskId) as PendingSave).answerId;
        };
        const answered = new Set<Sent>();
        const finishOne = async (how: number) => {
          const open = at.sent.find((one) => !answered.has(one));
          if (!open) return;
          answered.add(open);
          if (how === 0) await open.succeed(store(open.save));
          else if (how === 1) await open.fail(offline());
          else {
            // Committed, and the reply lost; then, sometimes, the page reloaded.
            store(open.save);
            await open.fail(offline());
            if (how === 3) {
              at = bench(storage, at.clock.now + 1000);
              at.queue.restore(
                ['t0', 't1', 't2'].map((taskId) => ({
                  taskId,
                  answerId: server.get(taskId)?.answerId ?? null,
                })),
              );
            }
          }
        };
        for (const one of steps) {
          if (one.do === 'reply') await finishOne(one.how);
          else {
            wanted.set(`t${one.task}`, String(one.answer));
            at.queue.put(`t${one.task}`, String(one.answer));
          }
        }
        for (let i = 0; i < 20 && !at.queue.isEmpty; i += 1) {
          at.queue.wake();
          await settle();
          while (at.sent.some((open) => !answered.has(open))) await finishOne(0);
        }
        expect(at.queue.isEmpty).toBe(true);
        for (const [task, answer] of wanted) expect(server.get(task)?.answer).toBe(answer);
      }),
      { numRuns: 300 },
    );
  });
});

describe('pause before a retry', () => {
  it('grows to half a minute, and heeds what the server asks', () => {
    expect([1, 2, 3, 4, 5, 9].map((count) => pauseBeforeRetry(count, offline()))).toEqual([
      2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
    const busy = new ApiError('TOO_MANY_REQUESTS', { status: 429, retryAfterSeconds: 45 });
    expect(pauseBeforeRetry(1, busy)).toBe(45_000);
  });
});
