import { describe, expect, it } from 'vitest';
import type { AttemptTotals } from '#shared/domain/works/attempt-result.ts';
import type { Course } from '#shared/domain/works/course.ts';
import { orderingFor, seesCourse, seesWork } from '#shared/domain/works/course-access.ts';
import { betterOf, isStepDone, type Taking, timeline } from '#shared/domain/works/timeline.ts';
import { inLanguage } from '#shared/languages.ts';
import { exampleTask, exampleWork } from '#tests/support/tasks.ts';

const totals = (mark: number, passed: boolean | null): AttemptTotals => ({
  mark,
  maxMark: 10,
  percent: mark * 10,
  passed,
  pendingReview: 0,
  failedCritical: 0,
});

const taking = (workId: string, more: Partial<Taking> = {}): Taking => ({
  workId,
  mode: 'TRAINING',
  started: 1,
  finished: 1,
  active: null,
  best: null,
  last: null,
  ...more,
});

const theory = exampleWork([], { id: 'theory', kind: 'THEORY' });
const test = exampleWork([exampleTask('SINGLECHOICE')], { id: 'test', passMark: 70 });
const last = exampleWork([], { id: 'last', kind: 'THEORY' });
const works = [theory, test, last];

describe('"A course is free or in order; in order, a step opens when the one before is finished, or passed where it has a pass mark"', () => {
  const states = (takings: Taking[], ordering: Course['ordering'] = 'IN_ORDER') =>
    timeline({ ordering }, works, takings).map((step) => step.state);

  it('only the first step is open at the start', () => {
    expect(states([])).toEqual(['OPEN', 'LOCKED', 'LOCKED']);
    expect(states([], 'FREE')).toEqual(['OPEN', 'OPEN', 'OPEN']);
  });

  it('a finished step opens the next one; a step with a pass mark must be passed', () => {
    const read = taking('theory');
    expect(states([read])).toEqual(['DONE', 'OPEN', 'LOCKED']);
    expect(states([read, taking('test', { best: totals(6, false) })])).toEqual([
      'DONE',
      'OPEN',
      'LOCKED',
    ]);
    expect(states([read, taking('test', { best: totals(8, true) })])).toEqual([
      'DONE',
      'DONE',
      'OPEN',
    ]);
  });

  it('a started step is not done, a failed one says what it takes', () => {
    expect(isStepDone(theory, [taking('theory', { finished: 0 })])).toBe(false);
    const steps = timeline({ ordering: 'IN_ORDER' }, works, [taking('theory')]);
    expect(steps[2]?.unlockedBy).toEqual({ work: test, toPass: true });
    expect(timeline({ ordering: 'IN_ORDER' }, works, [])[1]?.unlockedBy).toEqual({
      work: theory,
      toPass: false,
    });
  });
});

describe('modes of a step', () => {
  it('CONTROL is taken inside an execution only', () => {
    const [, step] = timeline({ ordering: 'FREE' }, works, []);
    expect(step?.modes.map((mode) => mode.type)).toEqual(['TRAINING', 'SELFCONTROL']);
    expect(step?.modes[0]).toMatchObject({ hints: true, triesPerTask: 2, timeLimitMillis: null });
    expect(step?.modes[1]).toMatchObject({ hints: false, timeLimitMillis: 1_800_000 });
  });

  it('tells what is under way, finished and best', () => {
    const active = { attemptId: 'a', startedAt: 1, deadline: null };
    const [, step] = timeline({ ordering: 'FREE' }, works, [
      taking('test', { active }),
      taking('test', { mode: 'SELFCONTROL', best: totals(9, true) }),
    ]);
    expect(step?.modes[0]).toMatchObject({ state: 'ACTIVE', attemptId: 'a' });
    expect(step?.modes[1]).toMatchObject({ state: 'FINISHED', best: { mark: 9 } });
    expect(timeline({ ordering: 'FREE' }, works, [])[1]?.modes[0]?.state).toBe('NOT_STARTED');
  });
});

describe('the better of two results', () => {
  it('passing first, then the share of the marks', () => {
    expect(betterOf(null, totals(1, null)).mark).toBe(1);
    expect(betterOf(totals(9, false), totals(7, true)).mark).toBe(7);
    expect(betterOf(totals(7, true), totals(9, false)).mark).toBe(7);
    expect(betterOf(totals(7, true), totals(8, true)).mark).toBe(8);
    expect(betterOf(totals(8, true), totals(7, true)).mark).toBe(8);
  });
});

describe('who sees what', () => {
  const course: Course = {
    id: 'c',
    name: { ru: 'Курс' },
    description: { ru: '' },
    ordering: 'FREE',
    workIds: [],
    createdAt: '',
    createdBy: 'author',
  };
  const viewer = (role: string, groupId: string | null = null, userId = 'someone') => ({
    role,
    groupId,
    userId,
  });

  it('"A student sees a course when their group is on it"', () => {
    expect(seesCourse(viewer('ROLE_STUDENT', 'g'), course, true)).toBe(true);
    expect(seesCourse(viewer('ROLE_STUDENT', 'g'), course, false)).toBe(false);
    expect(seesCourse(viewer('ROLE_STUDENT', null), course, true)).toBe(false);
  });

  it('teachers see what they made, administrators and demos all, testers none', () => {
    expect(seesCourse(viewer('ROLE_TEACHER'), course, false)).toBe(false);
    expect(seesCourse(viewer('ROLE_TEACHER', null, 'author'), course, false)).toBe(true);
    for (const role of ['ROLE_ADMIN', 'ROLE_GUEST_DEMO', 'ROLE_DEMO']) {
      expect(seesCourse(viewer(role), course, false)).toBe(true);
    }
    expect(seesCourse(viewer('ROLE_TESTER'), course, true)).toBe(false);
  });

  it('the order holds for whom a course is opened to and for the full demo', () => {
    const order = (role: string) => orderingFor({ role }, { ordering: 'IN_ORDER' });
    expect(['ROLE_STUDENT', 'ROLE_GUEST_DEMO'].map(order)).toEqual(['IN_ORDER', 'IN_ORDER']);
    for (const role of ['ROLE_ADMIN', 'ROLE_TEACHER', 'ROLE_DEMO']) {
      expect(order(role)).toBe('FREE');
    }
    expect(orderingFor({ role: 'ROLE_STUDENT' }, { ordering: 'FREE' })).toBe('FREE');
  });

  it('"a work narrows further by allowedGroups"; the limited demo sees demo works only', () => {
    const narrowed = { allowedGroups: ['g'] };
    expect(seesWork(viewer('ROLE_STUDENT', 'g'), narrowed)).toBe(true);
    expect(seesWork(viewer('ROLE_STUDENT', 'h'), narrowed)).toBe(false);
    expect(seesWork(viewer('ROLE_STUDENT', null), narrowed)).toBe(false);
    expect(seesWork(viewer('ROLE_STUDENT', 'h'), {})).toBe(true);
    expect(seesWork(viewer('ROLE_DEMO'), {})).toBe(false);
    expect(seesWork(viewer('ROLE_DEMO'), { demo: true })).toBe(true);
    for (const role of ['ROLE_ADMIN', 'ROLE_GUEST_DEMO', 'ROLE_TEACHER']) {
      expect(seesWork(viewer(role), narrowed)).toBe(true);
    }
  });

  it('a missing translation falls back to ru', () => {
    expect(inLanguage({ ru: 'Да', en: 'Yes', ch: '' }, 'en')).toBe('Yes');
    expect(inLanguage({ ru: 'Да', en: 'Yes', ch: '' }, 'ch')).toBe('Да');
  });
});
