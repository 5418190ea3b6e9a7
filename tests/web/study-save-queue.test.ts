import { describe, expect, it } from 'vitest';
import { bench, offline } from '#tests/support/save-bench.ts';

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
});
