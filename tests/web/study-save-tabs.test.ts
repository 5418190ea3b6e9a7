import { describe, expect, it } from 'vitest';
import { bench, noon } from '#tests/support/save-bench.ts';
import { createAnswerIds } from '#web/features/test/saving/answer-ids.ts';
import { memoryStorage } from '#web/lib/local-keys.ts';

describe('save queue', () => {
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
});
