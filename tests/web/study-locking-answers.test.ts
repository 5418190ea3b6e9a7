import { describe, expect, it } from 'vitest';
import { bench, noon, offline } from '#tests/support/save-bench.ts';
import { memoryStorage } from '#web/lib/local-keys.ts';

describe('answers that lock with their first save', () => {
  it('stay in the journal while their task is on screen, whatever wakes the queue', async () => {
    const { queue, journal, sent, pass } = bench();
    queue.hold('t1', 'a');
    queue.hold('t1', 'b');
    queue.wake();
    await pass(60_000);
    expect(sent).toHaveLength(0);
    expect(journal.read('t1')).toMatchObject({ isHeld: true, save: { answer: 'b' } });
    expect(queue.getSnapshot()).toEqual({ t1: { answer: 'b', phase: 'held' } });
  });

  it('go out when their task is left, and the others stay', async () => {
    const { queue, journal, sent, last } = bench();
    queue.hold('t1', 'a');
    queue.hold('t2', 'b');
    queue.release('t1');
    expect(sent.map(({ save }) => save.taskId)).toEqual(['t1']);
    expect(journal.read('t1')?.isHeld).toBe(false);
    await last().succeed();
    expect(queue.getSnapshot()).toEqual({ t2: { answer: 'b', phase: 'held' } });
  });

  it('all go out when the time ends', () => {
    const { queue, sent } = bench();
    queue.hold('t1', 'a');
    queue.hold('t2', 'b');
    queue.release();
    queue.release();
    expect(sent.map(({ save }) => save.taskId)).toEqual(['t1', 't2']);
  });

  it('go out with everything else when the work is finished', async () => {
    const { queue, last } = bench();
    queue.hold('t1', 'a');
    const flushed = queue.flush();
    await last().succeed();
    expect(await flushed).toBe(true);
  });

  it('are forgotten when nothing is chosen any more', () => {
    const { queue, journal, sent } = bench();
    queue.hold('t1', ['a']);
    queue.discard('t1');
    queue.release();
    expect(sent).toHaveLength(0);
    expect(journal.read('t1')).toBeNull();
    expect(queue.isEmpty).toBe(true);
  });

  it('are not taken back once they are on their way', () => {
    const { queue, journal } = bench();
    queue.hold('t1', 'a');
    queue.release('t1');
    queue.discard('t1');
    expect(journal.read('t1')?.save.answer).toBe('a');
  });

  it('can still be changed after a reload on the same task', () => {
    const storage = memoryStorage();
    bench(storage).queue.hold('t1', 'a');
    const { queue, sent, last } = bench(storage, noon + 60_000);
    queue.restore([{ taskId: 't1', answerId: null }], 't1');
    expect(sent).toHaveLength(0);
    expect(queue.getSnapshot()).toEqual({ t1: { answer: 'a', phase: 'held' } });
    queue.hold('t1', 'b');
    queue.release('t1');
    expect(last().save.answer).toBe('b');
  });

  it('go out after a reload where their task was left before', () => {
    const storage = memoryStorage();
    const before = bench(storage);
    before.queue.hold('t1', 'a');
    before.queue.hold('t2', 'b');
    before.queue.release('t2');
    const { queue, sent } = bench(storage, noon + 60_000);
    const known = ['t1', 't2'].map((taskId) => ({ taskId, answerId: null }));
    queue.restore(known, 't2');
    expect(sent.map(({ save }) => save.taskId)).toEqual(['t1', 't2']);
  });

  it('go out again with the same id when the connection fails', async () => {
    const { queue, sent, last, pass } = bench();
    queue.hold('t1', 'a');
    queue.release('t1');
    await last().fail(offline());
    expect(queue.getSnapshot().t1?.phase).toBe('waiting');
    await pass(2000);
    expect(new Set(sent.map(({ save }) => save.answerId)).size).toBe(1);
    expect(sent).toHaveLength(2);
  });
});
