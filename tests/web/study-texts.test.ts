import { describe, expect, it } from 'vitest';
import type { Step, StepMode } from '#shared/contracts/courses.ts';
import { pageAt } from '#shared/domain/identity/pages.ts';
import type { Answer, TaskType } from '#shared/domain/works/task.ts';
import { modesOfKind, workKinds } from '#shared/domain/works/work.ts';
import { bestOf } from '#web/features/course/best-result.ts';
import { wordsOfAnswer } from '#web/features/results/answer-words.ts';
import { verdictOf } from '#web/features/results/verdict.ts';
import { readShare } from '#web/features/theory/reading-share.ts';
import { answerText, asList } from '#web/ui/answer-text.ts';
import { outlineOf } from '#web/ui/rich-text-outline.ts';
import { moved, placeAt } from '#web/ui/sortable-list-moves.ts';
import { sourcePath, workPath } from '#web/ui/study-paths.ts';
import { formatsOf } from '#web/ui/use-formats.ts';

const spaces = (text: string) => text.replaceAll(/\s/g, ' ');

describe('paths of works', () => {
  it('lead to a page of the route table for every kind and mode outside CONTROL', () => {
    for (const kind of workKinds) {
      for (const mode of modesOfKind[kind]) {
        if (mode === 'CONTROL') continue;
        expect(pageAt(workPath(kind, mode, 'w1')).path, `${kind} ${mode}`).not.toBe('*');
      }
    }
    expect(workPath('TEST', 'SELFCONTROL', 'w1')).toBe('/selfcontrol/w1');
    expect(workPath('TEST', 'CONTROL', 'w1')).toBe('/control');
  });

  it('lead from a task to the heading that teaches it', () => {
    expect(sourcePath({ workId: 'w1', anchor: 'emo' })).toBe('/task/w1#emo');
    expect(sourcePath({ workId: 'w1' })).toBe('/task/w1');
  });
});

describe('formats', () => {
  const from = '2026-10-01T12:00:00.000Z';

  it('write durations without what nobody asks for', () => {
    const { duration } = formatsOf('en');
    expect(duration(from, '2026-10-01T12:00:40.000Z')).toBe('40 sec');
    expect(duration(from, '2026-10-01T12:05:07.000Z')).toBe('5 min 7 sec');
    expect(duration(from, '2026-10-01T13:05:07.000Z')).toBe('1 hr 5 min');
    expect(duration(from, '2026-10-01T11:00:00.000Z')).toBe('0 sec');
  });

  it('write numbers and shares as each language does', () => {
    expect(formatsOf('ru').number(1.5)).toBe('1,5');
    expect(formatsOf('en').number(1.5)).toBe('1.5');
    expect(spaces(formatsOf('ru').percent(70))).toBe('70 %');
    expect(formatsOf('ch').percent(29)).toBe('29%');
    expect(spaces(formatsOf('ru').minutes(30))).toBe('30 минут');
  });
});

describe('outline of a text', () => {
  it('lists the headings that have an anchor', () => {
    const heading = (level: number, text: string, id?: string) => ({
      type: 'heading',
      attrs: { level, ...(id && { id }) },
      content: [{ type: 'text', text }],
    });
    const doc = {
      type: 'doc',
      content: [heading(2, 'One', 'one'), heading(3, 'No anchor'), heading(3, 'Two', 'two')],
    };
    expect(outlineOf(doc)).toEqual([
      { id: 'one', level: 2, text: 'One' },
      { id: 'two', level: 3, text: 'Two' },
    ]);
  });
});

describe('share of a text that was read', () => {
  it('runs from 0 at the beginning to 1 at the end', () => {
    expect(readShare({ top: 100, height: 2000 }, 1000)).toBe(0);
    expect(readShare({ top: -500, height: 2000 }, 1000)).toBe(0.5);
    expect(readShare({ top: -1500, height: 2000 }, 1000)).toBe(1);
    expect(readShare({ top: 0, height: 400 }, 1000)).toBe(1);
  });
});

describe('verdict of a result', () => {
  const result = {
    mark: 8,
    maxMark: 10,
    percent: 80,
    passed: true,
    pendingReview: 0,
    failedCritical: 0,
  };

  it('names a failed critical task before everything else', () => {
    expect(verdictOf({ ...result, passed: false, failedCritical: 1 }, 70)).toBe('critical');
    expect(verdictOf({ ...result, passed: false, failedCritical: 1 }, null)).toBe('critical');
  });

  it.each([
    ['passed', result, 70],
    ['notPassed', { ...result, passed: false }, 90],
    ['noPassMark', { ...result, passed: null }, null],
    ['inReview', { ...result, passed: null, pendingReview: 2 }, 70],
    ['read', { ...result, mark: 0, maxMark: 0, percent: 100, passed: null }, null],
  ] as const)('is %s', (verdict, shown, passMark) => {
    expect(verdictOf(shown, passMark)).toBe(verdict);
  });
});

describe('best result of a step', () => {
  const mode = (best: StepMode['best']) => ({ best }) as StepMode;
  const step = (...modes: StepMode[]) => ({ modes }) as Step;

  it('prefers what passed, then the greater share', () => {
    const passed = { mark: 7, maxMark: 10, passed: true };
    const more = { mark: 9, maxMark: 10, passed: false };
    expect(bestOf(step(mode(more), mode(passed)))).toBe(passed);
    expect(bestOf(step(mode({ ...more, mark: 1 }), mode(more)))).toBe(more);
  });

  it('is none where there are no marks', () => {
    expect(bestOf(step(mode(null), mode({ mark: 0, maxMark: 0, passed: null })))).toBeNull();
  });
});

describe('words of an answer', () => {
  const options = ['aa', 'bb', 'cc'].map((id) => ({ id, text: `text ${id}` }));
  const task = { id: 't', mark: 1, question: '', triesLeft: null, hasHint: false };
  const { exact } = formatsOf('ru');
  const words = (type: TaskType, given: Answer | null) =>
    wordsOfAnswer({ ...task, type, options }, given, exact);

  it('are the letters of the options, and the options themselves in their order', () => {
    expect(words('SINGLECHOICE', 'bb')).toBe('B');
    expect(words('MULTICHOICE', ['aa', 'cc'])).toBe('A, C');
    expect(words('ORDERQUESTION', ['cc', 'aa'])).toBe('text cc → text aa');
  });

  it('are the text or the number that was asked for, with every digit of it', () => {
    expect(wordsOfAnswer({ ...task, type: 'COMMONQUESTION' }, 'EMO', exact)).toBe('EMO');
    expect(answerText({ value: 2.125, tolerance: 0.005 }, exact)).toBe('2,125 ± 0,005');
    expect(answerText({ value: 7, tolerance: 0 }, exact)).toBe('7');
    expect(answerText(null, exact)).toBe('');
    expect(asList({ shapes: [] })).toEqual([]);
    expect(asList('')).toEqual([]);
  });
});

describe('moving a row of a list', () => {
  it('puts it where it is wanted and leaves the others in their order', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });

  it('by a drag takes the place of the row whose middle it has passed', () => {
    const boxes = [0, 60, 120, 180].map((top) => ({ top, height: 50 }));
    const places = (from: number, ...by: number[]) => by.map((one) => placeAt(boxes, from, one));
    expect(places(0, 0, 30, 40, 100, 500)).toEqual([0, 0, 1, 2, 3]);
    expect(places(3, 0, -30, -40, -100, -500)).toEqual([3, 3, 2, 1, 0]);
  });
});
