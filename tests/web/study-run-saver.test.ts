import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppendedRun } from '#shared/contracts/runs.ts';
import type { RunEvent } from '#shared/domain/simulators/kernel/run.ts';
import { settle } from '#tests/support/save-bench.ts';
import { ApiError, type ApiErrorCode } from '#web/lib/api-error.ts';
import { memoryStorage } from '#web/lib/local-keys.ts';
import { openRunJournal } from '#web/simulators/runs/run-journal.ts';
import { createRunSaver } from '#web/simulators/runs/run-saver.ts';

const run = { id: 'r1', attemptId: 'a1', taskId: 't1' };

const event = (seq: number, code = 'L002'): RunEvent => ({
  seq,
  atMs: seq * 100,
  code,
  params: {},
});

const saidByApi = (code: ApiErrorCode, status: number) =>
  new ApiError(code, { status, isAnswer: true });
const offline = () => new ApiError('NETWORK');

interface Sent {
  seqs: number[];
  isOffline: boolean;
  succeed: () => Promise<void>;
  fail: (error: unknown) => Promise<void>;
}

/** A saver whose storage and network are in the hand of the test. */
function bench(storage = memoryStorage()) {
  const sent: Sent[] = [];
  const journal = openRunJournal(storage, 'u1', run);
  const onSaved = vi.fn();
  const onRefused = vi.fn();
  const saver = createRunSaver({
    journal,
    send: (events, isOffline) =>
      new Promise((resolve, reject) => {
        const lastSeq = events.at(-1)?.seq ?? 0;
        sent.push({
          seqs: events.map(({ seq }) => seq),
          isOffline,
          succeed: () => {
            resolve({ lastSeq } as AppendedRun);
            return settle();
          },
          fail: (error) => {
            reject(error);
            return settle();
          },
        });
      }),
    onSaved,
    onRefused,
  });
  const pass = async (millis: number) => {
    await vi.advanceTimersByTimeAsync(millis);
  };
  const last = () => sent.at(-1) as Sent;
  return { storage, journal, saver, sent, last, onSaved, onRefused, pass };
}

const stored = (on: ReturnType<typeof bench>) => on.journal.read().map(({ seq }) => seq);

beforeEach(() => {
  vi.useFakeTimers();
});

describe('run saver', () => {
  it('writes to the journal before anything is sent, and empties it with the reply', async () => {
    const on = bench();
    on.saver.add([event(1), event(2)]);
    expect(stored(on)).toEqual([1, 2]);
    expect(on.sent).toHaveLength(0);
    await on.pass(300);
    expect(on.last()).toMatchObject({ seqs: [1, 2], isOffline: false });
    await on.last().succeed();
    expect(stored(on)).toEqual([]);
    expect(on.saver.state()).toBe('saved');
  });

  it('sends what a visit before this one left, as what had to wait', async () => {
    const before = bench();
    before.saver.add([event(1)]);
    before.saver.dispose();
    const on = bench(before.storage);
    expect(on.saver.state()).toBe('saving');
    await on.pass(0);
    expect(on.last()).toMatchObject({ seqs: [1], isOffline: true });
    await on.last().succeed();
    on.saver.add([event(2)]);
    await on.pass(300);
    expect(on.last()).toMatchObject({ seqs: [2], isOffline: false });
  });

  it('says of every batch of a gap that it had to wait, and of none after it', async () => {
    const on = bench();
    const gap = Array.from({ length: 120 }, (_, i) => event(i + 1));
    on.saver.add(gap.slice(0, 1));
    await on.pass(300);
    await on.last().fail(offline());
    on.saver.add(gap.slice(1));
    await on.pass(60_000);
    const batches = () => on.sent.slice(1);
    while (on.saver.state() !== 'saved') await on.last().succeed();
    expect(batches().length).toBeGreaterThan(1);
    expect(batches().map(({ isOffline }) => isOffline)).toEqual(batches().map(() => true));
    on.saver.add([event(121)]);
    await on.pass(300);
    expect(on.last()).toMatchObject({ seqs: [121], isOffline: false });
  });

  it('keeps what the server has not decided on: no network, nobody signed in, work shut', async () => {
    for (const error of [
      offline(),
      saidByApi('NOT_SIGNED_IN', 401),
      saidByApi('CONTROL_RUNNING', 409),
      new ApiError('NOT_FOUND', { status: 404 }),
    ]) {
      const on = bench();
      on.saver.add([event(1)]);
      await on.pass(300);
      await on.last().fail(error);
      expect(on.saver.state()).toBe('offline');
      expect(stored(on)).toEqual([1]);
      expect(on.onRefused).not.toHaveBeenCalled();
      const arrived = on.saver.flush();
      await on.last().succeed();
      expect(await arrived).toBe(true);
    }
  });

  it('stops where the server has decided, and names what does not count', async () => {
    const on = bench();
    on.saver.add([event(1), event(2)]);
    await on.pass(300);
    const error = saidByApi('IMPOSSIBLE_RUN', 422);
    await on.last().fail(error);
    expect(on.saver.state()).toBe('stopped');
    expect(on.onRefused).toHaveBeenCalledExactlyOnceWith(error, [event(1), event(2)]);
    expect(await on.saver.flush()).toBe(false);
    expect(on.sent).toHaveLength(1);
  });
});

describe('run saver after the end of the attempt or of the task', () => {
  it.each(['ATTEMPT_EXPIRED', 'TASK_ATTEMPTS_EXHAUSTED'] as const)(
    '%s: brings all of it to the teacher as evidence, batch by batch, and names how much it is',
    async (code) => {
      const on = bench();
      const events = Array.from({ length: 150 }, (_, i) => event(i + 1));
      on.saver.add(events);
      await on.pass(300);
      const error = saidByApi(code, 409);
      await on.last().fail(error);
      expect(on.onRefused).not.toHaveBeenCalled();
      await on.last().fail(error);
      expect(on.sent.flatMap(({ seqs }) => seqs)).toEqual(events.map(({ seq }) => seq));
      expect(on.onRefused).toHaveBeenCalledExactlyOnceWith(error, events);
      expect(stored(on)).toEqual([]);
      expect(on.saver.state()).toBe('stopped');
    },
  );
});

describe('journal of a run in two tabs', () => {
  const tabs = () => {
    const storage = memoryStorage();
    const open = (tab: string) => openRunJournal(storage, 'u1', run, tab);
    return { storage, one: open('a'), other: open('b') };
  };

  it('what one tab has sent takes nothing of the other away', () => {
    const { one, other } = tabs();
    one.add([event(1)]);
    other.add([event(2), event(3)]);
    one.confirm(1);
    expect(other.read()).toEqual([event(2), event(3)]);
  });

  it('what one tab did without network stays, whatever the other does at the same numbers', () => {
    const { one, other } = tabs();
    const done = Array.from({ length: 10 }, (_, i) => event(i + 11));
    one.add(done);
    other.add([event(11, 'D001')]);
    one.add([event(21)]);
    other.drop([event(11, 'D001')]);
    expect(one.read()).toEqual([...done, event(21)]);
  });

  it('a tab whose events are refused drops its own alone', () => {
    const { one, other } = tabs();
    one.add([event(1, 'L002')]);
    other.add([event(1, 'D001'), event(2, 'L003')]);
    one.drop([event(1, 'L002')]);
    expect(one.read()).toEqual([event(1, 'D001'), event(2, 'L003')]);
    other.drop([event(1, 'D001'), event(2, 'L003')]);
    expect(one.read()).toEqual([]);
  });

  it('what follows a gap is not sent with what stands before it', () => {
    const { one } = tabs();
    one.add([event(1), event(2)]);
    one.add([event(5)]);
    expect(one.read()).toEqual([event(1), event(2)]);
  });

  it('outlives the tab, and belongs to one person', () => {
    const { storage, one } = tabs();
    one.add([event(1)]);
    expect(openRunJournal(storage, 'u1', run, 'later').read()).toEqual([event(1)]);
    expect(openRunJournal(storage, 'u2', run, 'later').read()).toEqual([]);
  });
});
