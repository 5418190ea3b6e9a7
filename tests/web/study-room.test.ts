import { describe, expect, it } from 'vitest';
import { answer, attempt, task } from '#tests/support/visible-attempt.ts';
import { pauseBeforeLooking } from '#web/features/results/api.ts';
import { isBlank, isSameAnswer } from '#web/features/test/room/answer-value.ts';
import { emptyMemory } from '#web/features/test/room/room-memory.ts';
import { endQuestion, isUnanswered, taskStates } from '#web/features/test/room/task-state.ts';
import { isPast } from '#web/features/test/room/use-ending.ts';
import { restMillis } from '#web/features/test/room/use-last-call.ts';
import { silenceMillis } from '#web/features/test/room/use-server-news.ts';
import { minutesAdded } from '#web/features/test/room/use-time-warnings.ts';

const id = '01K6CZ0000AAAAAAAAAAAAAAAA';

describe('task states', () => {
  const only = (...args: Parameters<typeof taskStates>) => taskStates(...args)[0];

  it('in SELFCONTROL show what is on its way before what the server has', () => {
    const given = attempt('SELFCONTROL', [task('t1')], [answer('t1', { answersStudent: 'aa' })]);
    const state = only(given, { t1: { answer: 'bb', phase: 'waiting' } }, emptyMemory);
    expect(state).toMatchObject({ value: 'bb', mark: 'answered', phase: 'waiting' });
  });

  it('in SELFCONTROL take an emptied choice for no answer', () => {
    const given = attempt(
      'SELFCONTROL',
      [task('t1', { type: 'MULTICHOICE' })],
      [answer('t1', { answersStudent: [] })],
    );
    const states = taskStates(given, {}, emptyMemory);
    expect(states.map(isUnanswered)).toEqual([true]);
  });

  it.each([
    ['going out', { isLeft: undefined }, {}, false],
    ['left', { isLeft: true as const }, {}, true],
    ['saved', null, { answerId: id }, false],
    ['locked', null, { answerId: id, isLocked: true }, true],
    ['empty', null, {}, false],
  ])('where answers lock, one that is %s is closed or not', (_, sent, known, closed) => {
    const given = attempt('SELFCONTROL', [task('t1')], [answer('t1', known)]);
    const pending = sent?.isLeft
      ? { t1: { answer: 'bb', phase: 'waiting' as const, isLeft: sent.isLeft } }
      : sent
        ? { t1: { answer: 'bb', phase: 'settling' as const } }
        : {};
    expect(only({ ...given, locksAnswers: true }, pending, emptyMemory)?.isClosed).toBe(closed);
    expect(only(given, pending, emptyMemory)?.isClosed).toBe(false);
  });

  it('in TRAINING a choice is a draft until it is answered with', () => {
    const given = attempt('TRAINING', [task('t1')]);
    const state = only(given, {}, { ...emptyMemory, drafts: { t1: 'cc' } });
    expect(state).toMatchObject({ value: 'cc', mark: 'empty', canAnswer: true });
  });

  it('in TRAINING the same wrong answer cannot be given twice', () => {
    const tried = answer('t1', { answersStudent: 'bb', attempts: 1, status: 'FAILURE' });
    const given = attempt('TRAINING', [task('t1', { triesLeft: 1 })], [tried]);
    expect(only(given, {}, emptyMemory)).toMatchObject({ mark: 'again', canAnswer: false });
    const changed = { ...emptyMemory, drafts: { t1: 'aa' } };
    expect(only(given, {}, changed)).toMatchObject({ value: 'aa', canAnswer: true });
  });

  it.each([
    ['SUCCESS', 'right'],
    ['PARTIALLY_CORRECT', 'partly'],
    ['FAILURE', 'wrong'],
    ['NO_RESULT', 'answered'],
  ] as const)('in TRAINING a task closed with %s is %s', (status, mark) => {
    const closed = answer('t1', { answersStudent: 'aa', attempts: 1, status });
    const given = attempt('TRAINING', [task('t1', { triesLeft: 0 })], [closed]);
    const draft = { ...emptyMemory, drafts: { t1: 'cc' } };
    expect(only(given, {}, draft)).toMatchObject({ mark, isClosed: true, value: 'aa' });
  });
});

describe('the question whether to finish', () => {
  const exercise = (id: string) => task(id, { type: 'TASKTESTCASECASSETESTATUS' });
  const sorted = (given: Parameters<typeof taskStates>[0], underWay: string[], marked = ['t1']) =>
    endQuestion(taskStates(given, {}, { ...emptyMemory, marked }), new Set(underWay));

  it('names an exercise that is not finished, though it counts as it stands', () => {
    const begun = answer('t1', { answersStudent: { runId: 'r1' } });
    const given = attempt('SELFCONTROL', [exercise('t1'), exercise('t2')], [begun]);
    expect(sorted(given, ['t1'])).toEqual({ unanswered: [1], unfinished: [0], marked: [] });
    expect(sorted(given, [])).toEqual({ unanswered: [1], unfinished: [], marked: [0] });
  });

  it('in TRAINING names an exercise under way once, before and after the first try', () => {
    const tried = { answersStudent: { runId: 'r1' }, attempts: 1, status: 'FAILURE' as const };
    const given = attempt('TRAINING', [exercise('t1'), exercise('t2')], [answer('t1', tried)]);
    expect(sorted(given, ['t1', 't2'])).toEqual({ unanswered: [], unfinished: [0, 1], marked: [] });
  });

  it('does not ask for an exercise that nobody can go on with', () => {
    const left = answer('t1', { answersStudent: { runId: 'r1' }, isLocked: true });
    const given = { ...attempt('CONTROL', [exercise('t1')], [left]), locksAnswers: true };
    expect(sorted(given, ['t1'], [])).toEqual({ unanswered: [], unfinished: [], marked: [] });
  });
});

describe('end of the time', () => {
  const deadline = '2026-10-01T12:30:00.000Z';
  const clock = (isTold: boolean, late: number) => ({
    isTold: () => isTold,
    now: () => Date.parse(deadline) + late,
  });

  it('is where the deadline lies behind the clock of the server, and nowhere else', () => {
    expect(isPast(deadline, clock(true, 0))).toBe(true);
    expect(isPast(deadline, clock(true, -1))).toBe(false);
    expect(isPast(null, clock(true, 1))).toBe(false);
  });

  it('can be looked for ahead of time', () => {
    expect(isPast(deadline, clock(true, -2500), 2500)).toBe(true);
    expect(isPast(deadline, clock(true, -2501), 2500)).toBe(false);
  });

  it('lets no answer rest that is given in the last seconds', () => {
    expect(restMillis(deadline, clock(true, -3000))).toBe(0);
    expect(restMillis(deadline, clock(true, -3001))).toBe(600);
    expect(restMillis(null, clock(true, 0))).toBe(600);
  });

  it('that moves tells by how many minutes', () => {
    expect(minutesAdded(deadline, '2026-10-01T12:45:00.000Z')).toBe(15);
    expect(minutesAdded(deadline, '2026-10-01T12:20:00.000Z')).toBe(0);
    expect(minutesAdded(null, deadline)).toBe(0);
  });

  it('is not declared by a clock that nothing has told the time', () => {
    expect(isPast(deadline, clock(false, 2_400_000))).toBe(false);
  });
});

describe('asking for what no reply has told', () => {
  it('in a silent exam is done after two minutes or so, by everybody at another moment', () => {
    expect([silenceMillis(0), silenceMillis(1)]).toEqual([105_000, 135_000]);
  });

  const held = (minutes: number) => ({
    isResultHeld: true,
    finishedAt: '2026-10-01T12:00:00.000Z',
    serverTime: new Date(Date.UTC(2026, 9, 1, 12, minutes)).toISOString(),
  });
  const pause = (ended: Parameters<typeof pauseBeforeLooking>[0], shownMinutes = 0, chance = 0) =>
    pauseBeforeLooking(ended, { shownMillis: shownMinutes * 60_000, chance });

  it('of a held result is done each minute, ten times', () => {
    expect([pause(held(0)), pause(held(0), 0, 1)]).toEqual([60_000, 75_000]);
    expect([pause(held(9), 9.9), pause(held(10), 10)]).toEqual([60_000, false]);
  });

  it('of a result is not done when it is on show, or was held for an hour', () => {
    expect(pause(undefined)).toBe(false);
    expect(pause({ ...held(0), isResultHeld: false })).toBe(false);
    expect(pause(held(60))).toBe(false);
  });
});

describe('answers', () => {
  it.each([null, undefined, '', '  ', [], ['', ' ']])('%j says nothing', (value) => {
    expect(isBlank(value)).toBe(true);
  });

  it('are the same by what they say', () => {
    expect(isBlank('a')).toBe(false);
    expect(isBlank({ runId: 'r' })).toBe(false);
    expect(isSameAnswer(['a', 'b'], ['a', 'b'])).toBe(true);
    expect(isSameAnswer(['a'], null)).toBe(false);
  });
});
