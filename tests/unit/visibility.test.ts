import { describe, expect, it } from 'vitest';
import { type AnswerEntry, emptyEntry } from '#shared/domain/works/answer-entry.ts';
import { type Task, taskTypes } from '#shared/domain/works/task.ts';
import { trainOnTask } from '#shared/domain/works/training.ts';
import {
  keyOf,
  trainingFeedback,
  type View,
  visibleAnswer,
  visibleTask,
} from '#shared/domain/works/visibility.ts';
import type { Mode } from '#shared/domain/works/work.ts';
import { answerId, canary, exampleTask } from '#tests/support/tasks.ts';

const view = (mode: Mode, finished: boolean, more: Partial<View> = {}): View => ({
  mode,
  finished,
  language: 'en',
  maxTries: 2,
  isShuffled: false,
  seed: 1,
  link: (fileId) => `https://files.example/${fileId}`,
  isReleased: false,
  ...more,
});

const tasks: Task[] = taskTypes.map((type) => exampleTask(type));
const single = exampleTask('SINGLECHOICE');

const shown = (task: Task, entry: AnswerEntry, by: View) =>
  JSON.stringify([visibleTask(task, entry, by), visibleAnswer(task, entry, by)]);

function train(task: Task, answers: (string | 'HINT')[]): AnswerEntry {
  return answers.reduce((entry, answer, i) => {
    const isHint = answer === 'HINT';
    const save = {
      answerId: answerId(i + 1),
      ...(!isHint && { answer }),
      useHint: isHint,
      now: 1000,
    };
    const outcome = trainOnTask(task, entry, save, 2);
    return outcome.kind === 'saved' ? outcome.entry : entry;
  }, emptyEntry(task));
}

describe('what a student may see', () => {
  it.each(['TRAINING', 'SELFCONTROL', 'CONTROL'] as const)(
    '%s: nothing of the key, hint or explanation before an answer',
    (mode) => {
      for (const task of tasks) {
        const text = shown(task, emptyEntry(task), view(mode, false));
        expect(text).not.toContain(canary);
        expect(text).not.toContain('correct');
      }
    },
  );

  it('an answer that was locked by leaving its task says so, any other says nothing of it', () => {
    const entry = { ...emptyEntry(single), answer: 'aa1', answerId: answerId(1) };
    const by = view('CONTROL', false);
    expect(visibleAnswer(single, { ...entry, isLocked: true }, by)).toHaveProperty(
      'isLocked',
      true,
    );
    expect(visibleAnswer(single, entry, by)).not.toHaveProperty('isLocked');
  });

  it('SELFCONTROL: "the result is shown only after finishing"', () => {
    const entry = { ...emptyEntry(single), answer: 'bb2', answerId: answerId(1), savedAt: 5 };
    const before = visibleAnswer(single, entry, view('SELFCONTROL', false));
    expect(before).toMatchObject({ answersStudent: 'bb2', attempts: 0, answerId: answerId(1) });
    expect(before).not.toHaveProperty('status');
    expect(before).not.toHaveProperty('correctAnswer');
    expect(visibleAnswer(single, entry, view('SELFCONTROL', true))).toMatchObject({
      status: 'SUCCESS',
      mark: 2,
      attempts: 1,
      correctAnswer: 'bb2',
      explanation: `${canary} explanation of ${single.id} en`,
      source: { workId: 'work-theory' },
    });
  });

  it('CONTROL: never keys, not even after finishing', () => {
    for (const task of tasks) {
      const text = shown(task, emptyEntry(task), view('CONTROL', true));
      expect(text).not.toContain(canary);
      expect(text).not.toContain('correctAnswer');
      expect(text).not.toContain('"status"');
    }
  });

  it('TRAINING: the key comes with the try that ends the task, the hint when it was opened', () => {
    const by = view('TRAINING', false);
    const wrong = visibleAnswer(single, train(single, ['aa1']), by);
    expect(wrong).toMatchObject({ status: 'FAILURE', attempts: 1, useHint: false });
    expect(wrong).not.toHaveProperty('correctAnswer');
    expect(wrong).not.toHaveProperty('hint');

    const hinted = visibleAnswer(single, train(single, ['HINT', 'aa1']), by);
    expect(hinted).toMatchObject({ useHint: true, hint: `${canary} hint of ${single.id} en` });
    expect(hinted).not.toHaveProperty('correctAnswer');

    const closed = visibleAnswer(single, train(single, ['aa1', 'cc3']), by);
    expect(closed).toMatchObject({
      correctAnswer: 'bb2',
      historyAnswer: [
        { answer: 'aa1', status: 'FAILURE' },
        { answer: 'cc3', status: 'FAILURE' },
      ],
    });
    expect(visibleTask(single, train(single, ['aa1']), by)).toMatchObject({
      triesLeft: 1,
      hasHint: true,
    });
  });

  it('TRAINING: after finishing every key is shown and what is unanswered is an error', () => {
    expect(visibleAnswer(single, emptyEntry(single), view('TRAINING', true))).toMatchObject({
      status: 'FAILURE',
      mark: 0,
      correctAnswer: 'bb2',
    });
  });

  it('a repeated save tells what it told at its time', () => {
    const entry = train(single, ['aa1', 'bb2']);
    const by = view('TRAINING', false);
    expect(trainingFeedback(single, entry, by, 1)).toEqual({
      triesLeft: 1,
      status: 'FAILURE',
      mark: 0,
    });
    expect(trainingFeedback(single, entry, by, 2)).toMatchObject({
      status: 'SUCCESS',
      correctAnswer: 'bb2',
    });
  });

  it('shows pictures as links, gaps as a number and cases by name', () => {
    const by = view('TRAINING', false);
    const pictured: Task = {
      ...single,
      image: { fileId: 'file-1', alt: { ru: 'Схема' } },
      options: single.options.map((option) => ({ ...option, image: 'file-2' })),
    };
    const seen = visibleTask(pictured, emptyEntry(pictured), by);
    expect(seen.image).toEqual({ url: 'https://files.example/file-1', alt: 'Схема' });
    expect(seen.options?.[0]?.image).toBe('https://files.example/file-2');
    const gaps = exampleTask('EMPTYQUESTION');
    expect(visibleTask(gaps, emptyEntry(gaps), by)).toMatchObject({ gaps: 2 });
    const paint = exampleTask('PAINT');
    expect(visibleTask(paint, emptyEntry(paint), by).picture).toContain('file-picture');
    const simulated = exampleTask('TASKTESTCASECASSETESTATUS');
    expect(visibleTask(simulated, emptyEntry(simulated), by).case).toEqual({
      id: 'case-1',
      simulator: 'equipment',
    });
  });

  it('a task without hint, explanation or source shows none', () => {
    const { hint: _h, explanation: _e, source: _s, ...plain } = single;
    const told = visibleAnswer(plain, train(plain, ['bb2']), view('TRAINING', false));
    expect(told).not.toHaveProperty('explanation');
    expect(told).not.toHaveProperty('source');
    expect(visibleTask(plain, emptyEntry(plain), view('TRAINING', false)).hasHint).toBe(false);
  });

  it('a critical task says so with its key, and not before', () => {
    const critical: Task = { ...single, critical: true };
    const by = view('TRAINING', false);
    expect(visibleAnswer(critical, train(critical, ['aa1']), by)).not.toHaveProperty('critical');
    expect(visibleAnswer(critical, train(critical, ['bb2']), by)).toMatchObject({ critical: true });
  });

  it('a reviewed answer says so', () => {
    const task = exampleTask('QUESTION');
    const review = { mark: 2, comment: '', reviewedBy: 't', at: 1 };
    const entry = { ...emptyEntry(task), answer: 'x', review };
    expect(visibleAnswer(task, entry, view('SELFCONTROL', true))).toMatchObject({
      manuallyReviewed: true,
      status: 'SUCCESS',
    });
  });
});

describe('the key as a person reads it', () => {
  it.each([
    ['SINGLECHOICE', 'bb2'],
    ['MULTICHOICE', ['aa1', 'cc3']],
    ['ORDERQUESTION', ['cc3', 'aa1', 'bb2']],
    ['COMMONQUESTION', 'Plasma'],
    ['EMPTYQUESTION', ['one', 'два']],
    ['QUESTION', `${canary} model en`],
    ['TASKTESTCASECASSETESTATUS', null],
  ] as const)('%s', (type, key) => {
    expect(keyOf(exampleTask(type), 'en')).toEqual(key);
  });

  it('shows shapes, numbers with tolerance, and nothing where nothing is accepted', () => {
    expect(keyOf(exampleTask('PAINT'), 'ru')).toHaveProperty('shapes');
    const common = exampleTask('COMMONQUESTION');
    const correct = { value: 1, tolerance: 0.1 };
    expect(keyOf({ ...common, correct }, 'ru')).toEqual(correct);
    expect(keyOf({ ...common, correct: { accepted: { ru: [] } } }, 'ch')).toBe('');
  });

  it('a simulator case tells no key after finishing', () => {
    const task = exampleTask('TASKTESTCASECASSETESTATUS');
    const told = visibleAnswer(task, emptyEntry(task), view('SELFCONTROL', true));
    expect(told).not.toHaveProperty('correctAnswer');
  });
});
