import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyEntry, misfit } from '#shared/domain/works/answer-entry.ts';
import { judge, markFor } from '#shared/domain/works/grading.ts';
import { isManual, taskTypes } from '#shared/domain/works/task.ts';
import { comparable, numberIn, sameText } from '#shared/domain/works/text-comparison.ts';
import { exampleTask } from '#tests/support/tasks.ts';

describe('judging an answer by the table of task types', () => {
  it('SINGLECHOICE: the option, exactly', () => {
    const task = exampleTask('SINGLECHOICE');
    expect(judge(task, 'bb2')).toBe('RIGHT');
    expect(judge(task, 'aa1')).toBe('WRONG');
    expect(judge(task, ['bb2'])).toBe('WRONG');
  });

  it('MULTICHOICE: the exact set in any order', () => {
    const task = exampleTask('MULTICHOICE');
    expect(judge(task, ['cc3', 'aa1'])).toBe('RIGHT');
    expect(judge(task, ['aa1'])).toBe('WRONG');
    expect(judge(task, ['aa1', 'bb2', 'cc3'])).toBe('WRONG');
    expect(judge(task, 'aa1')).toBe('WRONG');
  });

  it('ORDERQUESTION: the exact sequence', () => {
    const task = exampleTask('ORDERQUESTION');
    expect(judge(task, ['cc3', 'aa1', 'bb2'])).toBe('RIGHT');
    expect(judge(task, ['aa1', 'cc3', 'bb2'])).toBe('WRONG');
    expect(judge(task, 'cc3')).toBe('WRONG');
  });

  it('"COMMONQUESTION compares text case-insensitively", in any language of the task', () => {
    const task = exampleTask('COMMONQUESTION');
    expect(judge(task, '  пЛаЗмА ')).toBe('RIGHT');
    expect(judge(task, 'plasma')).toBe('RIGHT');
    expect(judge(task, 'gas')).toBe('WRONG');
    expect(judge(task, ['plasma'])).toBe('WRONG');
  });

  it('COMMONQUESTION with a number allows its tolerance', () => {
    const task = { ...exampleTask('COMMONQUESTION'), correct: { value: 13.56, tolerance: 0.01 } };
    expect(judge(task, '13,56')).toBe('RIGHT');
    expect(judge(task, '13.57')).toBe('RIGHT');
    expect(judge(task, '13.6')).toBe('WRONG');
    const third = { ...task, correct: { value: 0.3, tolerance: 0.1 } };
    expect(judge(third, '0.4')).toBe('RIGHT');
    expect(judge(task, 'thirteen')).toBe('WRONG');
  });

  it('EMPTYQUESTION: every gap accepted, none missing', () => {
    const task = exampleTask('EMPTYQUESTION');
    expect(judge(task, ['ОДИН', 'два'])).toBe('RIGHT');
    expect(judge(task, ['one', 'два'])).toBe('RIGHT');
    expect(judge(task, ['один', 'три'])).toBe('WRONG');
    expect(judge(task, ['один'])).toBe('WRONG');
    expect(judge(task, 'один')).toBe('WRONG');
  });

  it('"QUESTION is always true": never failed by the machine; drawings and runs are for a teacher', () => {
    expect(judge(exampleTask('QUESTION'), 'anything')).toBe('OPEN');
    expect(judge(exampleTask('PAINT'), { shapes: [] })).toBe('OPEN');
    expect(judge(exampleTask('TASKTESTCASECASSETESTATUS'), { runId: 'run' })).toBe('OPEN');
  });

  it('a right answer with a hint earns half the mark', () => {
    expect(markFor({ mark: 3 }, false)).toBe(3);
    expect(markFor({ mark: 3 }, true)).toBe(1.5);
  });

  it('knows the manual-check types of spec section 4', () => {
    expect(taskTypes.filter(isManual).sort()).toEqual([
      'EMPTYQUESTION',
      'PAINT',
      'QUESTION',
      'TASKTESTCASECASSETESTATUS',
    ]);
  });
});

describe('comparing typed texts', () => {
  it.each([
    ['Ёлка', 'елка'],
    ['АВЕКМНОРСТУХ', 'ABEKMHOPCTYX'],
    ['−5', '-5'],
    ['1,5 Па', '1.5 па'],
    ['a  b\tc', ' A B C '],
    ['e\u0301', '\u00e9'],
    ['pl\u200basma', 'plasma'],
  ])('%s equals %s', (a, b) => {
    expect(sameText(a, b)).toBe(true);
  });

  it('a comma between words stays a comma', () => {
    expect(sameText('a, b', 'a. b')).toBe(false);
  });

  it('comparing is stable: the comparable form of a comparable form is itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(comparable(comparable(text))).toBe(comparable(text));
      }),
    );
  });

  it.each([
    ['1 000,5', 1000.5],
    ['−2', -2],
    ['+3e2', 300],
    ['', null],
    ['5 Pa', null],
  ])('the number in "%s" is %s', (text, expected) => {
    expect(numberIn(text)).toBe(expected);
  });
});

describe('whether an answer fits its task', () => {
  it.each([
    ['SINGLECHOICE', 'aa1', null],
    ['SINGLECHOICE', 'zz9', 'unknown_option'],
    ['SINGLECHOICE', ['aa1'], 'invalid_type'],
    ['MULTICHOICE', ['aa1', 'bb2'], null],
    ['MULTICHOICE', [], null],
    ['MULTICHOICE', ['aa1', 'aa1'], 'repeated_option'],
    ['MULTICHOICE', ['zz9'], 'unknown_option'],
    ['MULTICHOICE', 'aa1', 'invalid_type'],
    ['ORDERQUESTION', ['aa1', 'bb2', 'cc3'], null],
    ['ORDERQUESTION', ['aa1', 'bb2'], 'missing_option'],
    ['COMMONQUESTION', 'text', null],
    ['COMMONQUESTION', 'x'.repeat(201), 'too_big'],
    ['COMMONQUESTION', ['text'], 'invalid_type'],
    ['QUESTION', 'x'.repeat(5000), null],
    ['QUESTION', { runId: 'r' }, 'invalid_type'],
    ['EMPTYQUESTION', ['a', 'a'], null],
    ['EMPTYQUESTION', 'a', 'invalid_type'],
    ['PAINT', { shapes: [] }, null],
    ['PAINT', { runId: 'r' }, 'invalid_type'],
    ['PAINT', [], 'invalid_type'],
    ['TASKTESTCASECASSETESTATUS', { runId: 'r' }, null],
    ['TASKTESTCASECASSETESTATUS', { shapes: [] }, 'invalid_type'],
  ] as const)('%s with %j: %s', (type, answer, expected) => {
    const entry = emptyEntry(exampleTask(type));
    expect(misfit(entry, answer as never)).toBe(expected);
  });
});
