import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '#shared/domain/works/task.ts';
import { bench, noon, offline, type Sent, settle } from '#tests/support/save-bench.ts';
import { createAnswerIds } from '#web/features/test/saving/answer-ids.ts';
import type { PendingSave } from '#web/features/test/saving/answer-journal.ts';
import { pauseBeforeRetry } from '#web/features/test/saving/save-errors.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { type KeyValueStorage, memoryStorage } from '#web/lib/local-keys.ts';

describe('save queue', () => {
  it('writes to the journal before anything is sent', () => {
    const { queue, journal, sent } = bench();
    queue.put('t1', 'a', 600);
    expect(journal.read('t1')?.answer).toBe('a');
    expect(sent).toHaveLength(0);
    expect(queue.getSnapshot()).toEqual({ t1: { answer: 'a', phase: 'settling' } });
  });

  it('makes one save of what changes quickly, with the newest answer', async () => {
    const { queue, sent, pass } = bench();
    queue.put('t1', ['a'], 600);
    await pass(400);
    queue.put('t1', ['a', 'b'], 600);
    await pass(400);
    expect(sent).toHaveLength(0);
    await pass(200);
    expect(sent.map(({ save }) => save.answer)).toEqual([['a', 'b']]);
  });

  /** Types a letter every 200 ms, so that no pause is as long as a rest. */
  const typeOn = async (on: ReturnType<typeof bench>, letters: number) => {
    for (let i = 1; i <= letters; i += 1) {
      on.queue.put('t1', 'x'.repeat(i), 600);
      await on.pass(200);
    }
  };

  it('sends what is typed without a pause within two seconds of the first letter', async () => {
    const on = bench();
    await typeOn(on, 7);
    expect(on.sent).toHaveLength(0);
    await typeOn(on, 1);
    expect(on.sent).toHaveLength(1);
  });

  it('typing on makes no more than a save in one and a half seconds, however quick the replies are', async () => {
    const on = bench();
    for (let i = 1; i <= 150; i += 1) {
      on.queue.put('t1', 'x'.repeat(i), 600);
      await on.pass(100);
      if (on.sent.length > 0) await on.last().succeed();
    }
    expect(on.sent.length).toBeGreaterThanOrEqual(8);
    expect(on.sent.length).toBeLessThanOrEqual(10);
    await on.pass(600);
    expect(on.last().save.answer).toHaveLength(150);
  });

  it('typing on does not put off the next try after a lost connection', async () => {
    const on = bench();
    on.queue.put('t1', 'a');
    await on.last().fail(offline());
    await typeOn(on, 9);
    expect(on.sent).toHaveLength(1);
    await typeOn(on, 2);
    expect(on.sent).toHaveLength(2);
  });

  it('a flush does not wait for what rests behind a save on its way', async () => {
    const { queue, sent } = bench();
    queue.put('t1', 'a');
    queue.put('t1', 'b', 600);
    const flushed = queue.flush();
    await sent[0]?.succeed();
    await sent[1]?.succeed();
    expect(await flushed).toBe(true);
    expect(sent.map(({ save }) => save.answer)).toEqual(['a', 'b']);
  });

  it('leaves a task at once with its newest answer, also after a reload', async () => {
    const { queue, storage, journal, sent, last } = bench();
    queue.put('t1', 'a', 600);
    queue.leave('t1', 'a');
    expect(sent).toHaveLength(1);
    expect(last().save).toMatchObject({ answer: 'a', isLeft: true });
    expect(queue.getSnapshot()).toEqual({ t1: { answer: 'a', phase: 'sending', isLeft: true } });
    const again = bench(storage);
    again.queue.restore([{ taskId: 't1', answerId: null }]);
    expect(again.last().save).toEqual(last().save);
    await last().succeed();
    expect(journal.read('t1')).toBeNull();
  });

  it('forgets a confirmed answer, and tells of it', async () => {
    const { queue, last, journal, onSaved } = bench();
    queue.put('t1', 'a');
    expect(queue.getSnapshot()).toEqual({ t1: { answer: 'a', phase: 'sending' } });
    await last().succeed();
    expect(journal.read('t1')).toBeNull();
    expect(queue.isEmpty).toBe(true);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('sends one at a time per task, the newest after the one under way', async () => {
    const { queue, sent, last } = bench();
    queue.put('t1', 'a');
    queue.put('t1', 'b');
    queue.put('t1', 'c');
    queue.put('t2', 'x');
    expect(sent.map(({ save }) => save.answer)).toEqual(['a', 'x']);
    await sent[0]?.succeed();
    expect(last().save.answer).toBe('c');
    expect(last().save.answerId > (sent[0]?.save.answerId ?? '')).toBe(true);
  });

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

  it('sends what a reload left behind with the same id', () => {
    const storage = memoryStorage();
    const before = bench(storage);
    before.queue.put('t1', 'a');
    const after = bench(storage, noon + 60_000);
    after.queue.restore([
      { taskId: 't1', answerId: null },
      { taskId: 't2', answerId: null },
    ]);
    expect(after.sent.map(({ save }) => save)).toEqual([before.last().save]);
    expect(after.queue.getSnapshot().t1?.answer).toBe('a');
  });

  it('drops from the journal what the server already has', () => {
    const storage = memoryStorage();
    const before = bench(storage);
    before.queue.put('t1', 'a');
    const after = bench(storage);
    after.queue.restore([{ taskId: 't1', answerId: before.last().save.answerId }]);
    expect(after.sent).toHaveLength(0);
    expect(after.journal.read('t1')).toBeNull();
  });

  it('makes ids greater than any known one, even from a device whose clock ran ahead', () => {
    const ahead = createAnswerIds(() => noon + 3_600_000).after(null);
    const { queue, last } = bench();
    queue.restore([{ taskId: 't1', answerId: ahead }]);
    queue.put('t1', 'a');
    expect(last().save.answerId > ahead).toBe(true);
  });

  it('gives a newer id to what was changed while another device had the last word', async () => {
    const ahead = createAnswerIds(() => noon + 3_600_000).after(null);
    const { queue, sent, last, onSaved } = bench();
    queue.put('t1', 'a');
    queue.put('t1', 'b');
    await sent[0]?.succeed(ahead);
    expect(last().save.answer).toBe('b');
    expect(last().save.answerId > ahead).toBe(true);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('does not forget what another tab has written meanwhile', async () => {
    const storage = memoryStorage();
    const one = bench(storage);
    const two = bench(storage, noon + 5);
    one.queue.put('t1', 'a');
    two.queue.put('t1', 'b');
    await one.last().succeed();
    expect(two.journal.read('t1')?.answer).toBe('b');
  });

  it.each(['flush', 'wake'] as const)('a %s sends what a tab left that was killed', async (how) => {
    const storage = memoryStorage();
    const open = bench(storage);
    open.queue.restore([{ taskId: 't1', answerId: null }]);
    const killed = bench(storage, noon + 5);
    killed.queue.put('t1', 'b', 600);
    const left = killed.journal.read('t1');
    void open.queue[how]();
    expect(open.sent.map(({ save }) => save)).toEqual([left]);
    await open.last().succeed();
    expect(open.journal.read('t1')).toBeNull();
  });

  it('what a killed tab left takes the place of an older answer that waits here', async () => {
    const storage = memoryStorage();
    const open = bench(storage);
    open.queue.put('t1', 'a', 600);
    bench(storage, noon + 5).queue.put('t1', 'b', 600);
    const flushed = open.queue.flush();
    expect(open.sent.map(({ save }) => save.answer)).toEqual(['b']);
    await open.last().succeed();
    expect(await flushed).toBe(true);
  });

  it('does not send what another tab left before the newest answer that the server has', () => {
    const storage = memoryStorage();
    const { queue, sent } = bench(storage);
    const newer = createAnswerIds(() => noon + 1000).after(null);
    queue.restore([{ taskId: 't1', answerId: newer }]);
    bench(storage).queue.put('t1', 'b', 600);
    queue.wake();
    expect(sent).toHaveLength(0);
  });

  it('flushes: true when all arrived, false when something has to wait', async () => {
    const { queue, sent } = bench();
    expect(await queue.flush()).toBe(true);
    queue.put('t1', 'a', 600);
    queue.put('t2', 'b', 600);
    const first = queue.flush();
    expect(sent).toHaveLength(2);
    await sent[0]?.succeed();
    await sent[1]?.fail(offline());
    expect(await first).toBe(false);
    const second = queue.flush();
    await sent[2]?.succeed();
    expect(await second).toBe(true);
  });

  it('sends nothing twice after a flush that overtook the rest', async () => {
    const { queue, sent, pass, last } = bench();
    queue.put('t1', 'a', 600);
    void queue.flush();
    await last().succeed();
    await pass(5000);
    expect(sent).toHaveLength(1);
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
