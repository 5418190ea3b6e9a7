import { describe, expect, it } from 'vitest';
import type { Attempt, VisibleAnswer, VisibleTask } from '#shared/contracts/attempts.ts';
import { pauseBeforeLooking } from '#web/features/results/api.ts';
import { isBlank, isSameAnswer } from '#web/features/test/room/answer-value.ts';
import {
  emptyMemory,
  forgetMemory,
  keepMemory,
  readMemory,
} from '#web/features/test/room/room-memory.ts';
import { type Key, type Place, shortcutOf } from '#web/features/test/room/shortcuts.ts';
import { isUnanswered, taskStates } from '#web/features/test/room/task-state.ts';
import { isPast } from '#web/features/test/room/use-ending.ts';
import { silenceMillis } from '#web/features/test/room/use-server-news.ts';
import { keepSnapshot, readSnapshot } from '#web/features/test/saving/attempt-snapshot.ts';
import { withSave } from '#web/features/test/saving/attempt-updates.ts';
import { leftovers } from '#web/features/test/saving/leftover-answers.ts';
import { chooseByIndex } from '#web/features/test/widgets/choice-widget.tsx';
import { memoryStorage } from '#web/lib/local-keys.ts';

const task = (id: string, more: Partial<VisibleTask> = {}): VisibleTask => ({
  id,
  type: 'SINGLECHOICE',
  mark: 2,
  question: 'Why?',
  options: ['aa', 'bb', 'cc'].map((option) => ({ id: option, text: option })),
  triesLeft: 2,
  hasHint: true,
  ...more,
});

const answer = (taskId: string, more: Partial<VisibleAnswer> = {}): VisibleAnswer => ({
  taskId,
  answersStudent: null,
  attempts: 0,
  historyAnswer: [],
  useHint: false,
  manuallyReviewed: false,
  answerId: null,
  savedAt: null,
  ...more,
});

const attempt = (
  type: Attempt['type'],
  tasks: VisibleTask[],
  answers: VisibleAnswer[] = tasks.map(({ id }) => answer(id)),
): Attempt => ({
  id: 'a1',
  workId: 'w1',
  workName: 'Test',
  kind: 'TEST',
  courseId: 'c1',
  type,
  executionId: null,
  status: 'ACTIVE',
  startedAt: '2026-10-01T12:00:00.000Z',
  finishedAt: null,
  finishReason: null,
  deadline: null,
  serverTime: '2026-10-01T12:00:00.000Z',
  revision: 0,
  passMark: 70,
  locksAnswers: false,
  tasks,
  answers,
  result: null,
  isResultHeld: false,
});

const id = '01K6CZ0000AAAAAAAAAAAAAAAA';
const reply = {
  taskId: 't1',
  answerId: id,
  savedAt: '2026-10-01T12:01:00.000Z',
  revision: 1,
  deadline: null,
  triesLeft: 1,
};

describe('attempt after a save', () => {
  it('holds a wrong try of TRAINING with its history and the tries that are left', () => {
    const before = attempt('TRAINING', [task('t1'), task('t2')]);
    const after = withSave(before, 'bb', { ...reply, status: 'FAILURE', mark: 0 });
    expect(after.tasks.map(({ triesLeft }) => triesLeft)).toEqual([1, 2]);
    expect(after.answers[0]).toMatchObject({
      answersStudent: 'bb',
      attempts: 1,
      status: 'FAILURE',
      answerId: id,
      historyAnswer: [{ answer: 'bb', at: reply.savedAt, status: 'FAILURE' }],
    });
    expect(after.answers[1]).toBe(before.answers[1]);
  });

  it('holds an opened hint without spending a try', () => {
    const before = attempt('TRAINING', [task('t1')]);
    const after = withSave(before, null, { ...reply, triesLeft: 2, hint: 'Think' });
    expect(after.answers[0]).toMatchObject({ attempts: 0, hint: 'Think', useHint: true });
    expect(after.answers[0]?.answersStudent).toBeNull();
  });

  it('holds the key once the task is closed', () => {
    const before = attempt('TRAINING', [task('t1')]);
    const closing = { ...reply, triesLeft: 0, status: 'SUCCESS', mark: 2 } as const;
    const after = withSave(before, 'aa', { ...closing, correctAnswer: 'aa', explanation: 'So.' });
    expect(after.answers[0]).toMatchObject({ correctAnswer: 'aa', explanation: 'So.', mark: 2 });
  });

  it('holds that the closed task was critical', () => {
    const before = attempt('TRAINING', [task('t1')]);
    const closing = { ...reply, triesLeft: 0, status: 'FAILURE', critical: true } as const;
    expect(withSave(before, 'bb', closing).answers[0]?.critical).toBe(true);
  });

  it('in SELFCONTROL holds the answer and neither tries nor verdict', () => {
    const before = attempt('SELFCONTROL', [task('t1', { triesLeft: null })]);
    const deadline = '2026-10-01T12:30:00.000Z';
    const after = withSave(before, 'aa', { ...reply, triesLeft: null, deadline });
    expect(after.deadline).toBe(deadline);
    expect(after.answers[0]).toMatchObject({ answersStudent: 'aa', attempts: 0 });
    expect(after.answers[0]?.historyAnswer).toEqual([]);
    expect(after.answers[0]).not.toHaveProperty('status');
  });
});

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

describe('room memory', () => {
  it('comes back after a reload, and only to the person it belongs to', () => {
    const storage = memoryStorage();
    const memory = { current: 't2', marked: ['t1'], drafts: { t2: ['aa'] } };
    keepMemory(storage, 'u1', 'a1', memory);
    expect(readMemory(storage, 'u1', 'a1')).toEqual(memory);
    expect(readMemory(storage, 'u2', 'a1')).toEqual(emptyMemory);
    forgetMemory(storage, 'u1', 'a1');
    expect(readMemory(storage, 'u1', 'a1')).toEqual(emptyMemory);
  });

  it.each(['', '{', '{"current":5}', 'null'])('begins anew from a broken %j', (text) => {
    const storage = memoryStorage();
    storage.setItem('room:u1:a1', text);
    expect(readMemory(storage, 'u1', 'a1')).toEqual(emptyMemory);
  });
});

describe('snapshot of an attempt', () => {
  const shown = attempt('SELFCONTROL', [task('t1')]);
  const clock = { ahead: 1500, at: 42 };

  it('comes back with the clock, and is forgotten once the attempt is finished', () => {
    const storage = memoryStorage();
    keepSnapshot(storage, 'u1', { attempt: shown, clock });
    expect(readSnapshot(storage, 'u1', { workId: 'w1', mode: 'SELFCONTROL' })).toEqual({
      attempt: shown,
      clock,
    });
    expect(readSnapshot(storage, 'u2', { workId: 'w1', mode: 'SELFCONTROL' })).toBeNull();
    keepSnapshot(storage, 'u1', { attempt: { ...shown, status: 'FINISHED' }, clock });
    expect(readSnapshot(storage, 'u1', { workId: 'w1', mode: 'SELFCONTROL' })).toBeNull();
  });

  it('of one execution is not that of another', () => {
    const storage = memoryStorage();
    const control = { ...shown, type: 'CONTROL' as const };
    const taken = { workId: 'w1', mode: 'CONTROL' as const };
    keepSnapshot(storage, 'u1', { attempt: { ...control, id: 'a1' }, executionId: 'e1', clock });
    keepSnapshot(storage, 'u1', { attempt: { ...control, id: 'a2' }, executionId: 'e2', clock });
    const idIn = (executionId: string) =>
      readSnapshot(storage, 'u1', { ...taken, executionId })?.attempt.id;
    expect([idIn('e1'), idIn('e2'), idIn('e3')]).toEqual(['a1', 'a2', undefined]);
  });

  it('opens also as earlier versions of the site kept it', () => {
    const storage = memoryStorage();
    const { locksAnswers: _, ...old } = shown;
    storage.setItem('attempt:u1:w1:SELFCONTROL', JSON.stringify(old));
    expect(readSnapshot(storage, 'u1', { workId: 'w1', mode: 'SELFCONTROL' })).toEqual({
      attempt: shown,
      clock: { ahead: 0, at: Date.parse(shown.serverTime) },
    });
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

describe('leftovers of earlier attempts', () => {
  it('are those of the same person that no room of this page sends itself', () => {
    const keys = ['answer:u1:a1:t1', 'answer:u1:a2:t3', 'answer:u2:a2:t1', 'lang', 'answer:u1:a9'];
    expect(leftovers(keys, 'u1', (attemptId) => attemptId === 'a1')).toEqual([['a2', 't3']]);
  });
});

describe('shortcuts', () => {
  const key = (code: string, name = code, more: Partial<Key> = {}): Key => ({
    code,
    key: name,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    ...more,
  });
  const free: Place = { ownsKeys: false, ownsArrows: false, ownsEnter: false };

  it('digits and letters choose, by the place of the key in any alphabet', () => {
    expect(shortcutOf(key('Digit1', '1'), free)).toEqual({ do: 'choose', index: 0 });
    expect(shortcutOf(key('Numpad9', '9'), free)).toEqual({ do: 'choose', index: 8 });
    expect(shortcutOf(key('KeyB', 'и'), free)).toEqual({ do: 'choose', index: 1 });
    expect(shortcutOf(key('KeyM', 'ь'), free)).toEqual({ do: 'mark' });
  });

  it('arrows move, but not inside radio buttons, which move by themselves', () => {
    expect(shortcutOf(key('ArrowRight'), free)).toEqual({ do: 'next' });
    expect(shortcutOf(key('ArrowLeft'), free)).toEqual({ do: 'back' });
    expect(shortcutOf(key('ArrowRight'), { ...free, ownsArrows: true })).toBeNull();
  });

  it('Enter confirms, but not on a button, which it presses', () => {
    expect(shortcutOf(key('Enter'), free)).toEqual({ do: 'confirm' });
    expect(shortcutOf(key('Enter'), { ...free, ownsEnter: true })).toBeNull();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const)('leave %s alone', (modifier) => {
    expect(shortcutOf(key('Digit1', '1', { [modifier]: true }), free)).toBeNull();
  });

  it('never fire where text is typed or a dialog is open', () => {
    const place = { ...free, ownsKeys: true };
    for (const code of ['Digit1', 'KeyA', 'KeyM', 'ArrowRight', 'Enter']) {
      expect(shortcutOf(key(code), place)).toBeNull();
    }
  });

  it('a key that is held down chooses and marks once', () => {
    expect(shortcutOf(key('KeyM', 'm', { repeat: true }), free)).toBeNull();
    expect(shortcutOf(key('KeyZ', 'z'), free)).toBeNull();
  });
});

describe('choosing by key', () => {
  it('replaces one option, and switches one of several in the order of the task', () => {
    expect(chooseByIndex(task('t1'), 'aa', 2)).toBe('cc');
    const several = task('t1', { type: 'MULTICHOICE' });
    expect(chooseByIndex(several, ['cc'], 0)).toEqual(['aa', 'cc']);
    expect(chooseByIndex(several, ['aa', 'cc'], 0)).toEqual(['cc']);
    expect(chooseByIndex(several, null, 7)).toBeNull();
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
