import { describe, expect, it } from 'vitest';
import {
  advance,
  done,
  type Machine,
  type MachineState,
  opening,
  type Played,
  refuse,
  replay,
} from '#shared/domain/simulators/kernel/machine.ts';
import {
  finishCode,
  hintCode,
  maxActions,
  maxEvents,
  type RunEvent,
  runEventSchema,
  runSchema,
  undoCode,
} from '#shared/domain/simulators/kernel/run.ts';
import { stateHash } from '#shared/domain/simulators/kernel/state-hash.ts';

interface Counter extends MachineState {
  count: number;
}

/** Counts up to a limit: the smallest simulator there is. */
const counter: Machine<{ limit: number }, Counter> = {
  start: (_, seed) => ({ seq: 0, atMs: 0, finished: false, count: seed }),
  reduce: ({ limit }, state, { code }) => {
    if (code === finishCode) return done({ ...state, finished: true });
    return state.count < limit ? done({ ...state, count: state.count + 1 }) : refuse('full');
  },
};
const matter = { limit: 3 };

const event = (seq: number, code = 'A001', atMs = seq * 100): RunEvent => ({
  seq,
  atMs,
  code,
  params: {},
});
const log = (...codes: string[]) => codes.map((code, i) => event(i + 1, code));
const add = 'A001';

const played = (codes: string[], isTraining = true): Played<Counter> => {
  const result = replay(counter, matter, 0, log(...codes), isTraining);
  expect(result.isPossible).toBe(true);
  return result.played;
};

const reasonOf = (now: Played<Counter>, next: RunEvent, isTraining = true) => {
  const result = advance(counter, matter, now, next, isTraining);
  return result.isDone ? null : result.refusal;
};

describe('a run is its events and nothing else', () => {
  it('the same events lead to the same state, wherever they are replayed', () => {
    expect(played([add, add]).state).toEqual({ seq: 2, atMs: 200, finished: false, count: 2 });
    expect(stateHash(played([add, add]))).toBe(stateHash(played([add, add])));
  });

  it('the seed is given to the start', () => {
    expect(opening(counter, matter, 7).state.count).toBe(7);
  });

  it('what was done is kept with the state before and after it', () => {
    const [first, second] = played([add, add]).trace;
    expect([first?.before.count, first?.after.count]).toEqual([0, 1]);
    expect([second?.before.count, second?.after.seq]).toEqual([1, 2]);
  });
});

describe('undo in TRAINING', () => {
  it('goes back to the state before the last action, and the log goes on', () => {
    const { state, trace } = played([add, add, undoCode]);
    expect(state).toEqual({ seq: 3, atMs: 300, finished: false, count: 1 });
    expect(trace.map((step) => step.event.seq)).toEqual([1]);
  });

  it('takes back one action after another, and what is done after it stands', () => {
    const { state, trace } = played([add, add, undoCode, undoCode, add]);
    expect([state.count, state.seq]).toEqual([1, 5]);
    expect(trace.map((step) => step.event.seq)).toEqual([5]);
  });

  it('is refused where nothing is left to take back', () => {
    expect(reasonOf(opening(counter, matter, 0), event(1, undoCode))?.reason).toBe('nothingToUndo');
    expect(reasonOf(played([add, undoCode]), event(3, undoCode))?.reason).toBe('nothingToUndo');
  });
});

describe('a hint in TRAINING', () => {
  it('changes nothing but the count of hints, and is no action to take back', () => {
    const { state, hints, trace } = played([add, hintCode, hintCode]);
    expect([state.count, state.seq, hints, trace.length]).toEqual([1, 3, 2, 1]);
    expect(played([add, hintCode, undoCode]).state.count).toBe(0);
  });

  it('still counts after what it helped with was taken back', () => {
    expect(played([hintCode, add, undoCode]).hints).toBe(1);
  });
});

describe('refused, with the state unchanged', () => {
  it.each([undoCode, hintCode])('%s outside TRAINING', (code) => {
    expect(reasonOf(played([add]), event(2, code), false)).toEqual({
      reason: 'notInThisMode',
      subjects: {},
    });
  });

  it.each([1, 3])('a gap or a number that was there already: %i', (seq) => {
    expect(reasonOf(played([add]), event(seq, add, 500))).toEqual({
      reason: 'notNext',
      subjects: { expected: 2 },
    });
  });

  it('time that falls; the same moment is no fall', () => {
    expect(reasonOf(played([add]), event(2, add, 99))?.reason).toBe('clockBack');
    expect(reasonOf(played([add]), event(2, add, 100))).toBeNull();
  });

  it.each([add, undoCode, hintCode])('anything after the finish: %s', (code) => {
    expect(reasonOf(played([add, finishCode]), event(3, code))?.reason).toBe('finished');
  });

  it('what the simulator itself calls impossible', () => {
    expect(reasonOf(played([add, add, add]), event(4))?.reason).toBe('full');
  });
});

describe('a run that has become too long', () => {
  const full: Played<Counter> = {
    ...opening(counter, matter, 0),
    state: { seq: maxActions, atMs: 0, finished: false, count: 0 },
  };
  const tooLong = { reason: 'tooLong', subjects: {} };

  it.each([add, undoCode, hintCode])('takes no more: %s', (code) => {
    expect(reasonOf(full, event(maxEvents, code))).toEqual(tooLong);
    const before = { ...full, state: { ...full.state, seq: maxActions - 1 } };
    const trace = [{ event: event(1), before: before.state, after: before.state }];
    expect(reasonOf({ ...before, trace }, event(maxActions, code))).toBeNull();
  });

  it('can be finished, which is an event as any other', () => {
    const last = event(maxEvents, finishCode);
    const result = advance(counter, matter, full, last, true);
    expect(result).toMatchObject({ isDone: true, state: { state: { finished: true } } });
    expect(runEventSchema.safeParse(last).success).toBe(true);
  });

  it('is gone on with in thought', () => {
    const next = event(maxEvents);
    expect(advance(counter, matter, full, next, true, Number.POSITIVE_INFINITY).isDone).toBe(true);
  });

  it('is no longer because of what comes out of turn or after its end', () => {
    expect(reasonOf(full, event(maxEvents + 1))?.reason).toBe('notNext');
    const over = { ...full, state: { ...full.state, finished: true } };
    expect(reasonOf(over, event(maxEvents))?.reason).toBe('finished');
  });

  it('plays as it did where it is as long as a run could be before', () => {
    const events = log(...Array.from({ length: maxActions }, () => hintCode));
    expect(replay(counter, matter, 0, events, true)).toMatchObject({
      isPossible: true,
      played: { hints: maxActions },
    });
  });
});

describe('"422 with the first impossible event"', () => {
  it('is named with its reason, and with what was played up to it', () => {
    const events = log(add, add, add, add, add);
    const result = replay(counter, matter, 0, events, false);
    expect(result).toMatchObject({
      isPossible: false,
      event: { seq: 4 },
      refusal: { reason: 'full' },
    });
    expect(result.played.state.seq).toBe(3);
  });
});

describe('the form of a run', () => {
  it('numbers count from 1, times are whole and never negative, codes are a letter and three digits', () => {
    expect(runEventSchema.safeParse(event(1)).success).toBe(true);
    const wrong = [event(0), event(maxEvents + 1), event(1, add, -1), event(1, 'walk')];
    for (const one of wrong) expect(runEventSchema.safeParse(one).success).toBe(false);
  });

  it('a run names its case, its version and its seed', () => {
    const run = { caseId: 'case', caseVersion: 1, seed: 0, events: log(add) };
    expect(runSchema.safeParse(run).success).toBe(true);
    expect(runSchema.safeParse({ ...run, seed: -1 }).success).toBe(false);
  });
});
