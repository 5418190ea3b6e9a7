import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { people } from '#infra/local/seed/people.ts';
import { course, works } from '#infra/local/seed/plasma-etching/course.ts';
import { examTasks } from '#infra/local/seed/plasma-etching/exam/tasks.ts';
import { pictures } from '#infra/local/seed/plasma-etching/pictures.ts';
import { tasks as testTasks } from '#infra/local/seed/plasma-etching/tasks.ts';
import { theoryBasics } from '#infra/local/seed/plasma-etching/theory-basics.ts';
import { theoryChamber } from '#infra/local/seed/plasma-etching/theory-chamber.ts';
import { students } from '#infra/local/seed/students.ts';
import { judge } from '#shared/domain/works/grading.ts';
import { type TaskType, taskSchema } from '#shared/domain/works/task.ts';
import { type RichNode, workSchema } from '#shared/domain/works/work.ts';
import { type LocalText, languages } from '#shared/languages.ts';

const theories: Record<string, Record<string, RichNode>> = {
  'work-plasma-basics': theoryBasics,
  'work-plasma-chamber': theoryChamber,
};

const anchorsOf = (node: RichNode): unknown[] => [
  ...(node.type === 'heading' ? [node.attrs?.id] : []),
  ...(node.content ?? []).flatMap(anchorsOf),
];

const isText = (value: unknown): value is LocalText =>
  typeof value === 'object' && value !== null && 'ru' in value && typeof value.ru === 'string';

const textsIn = (value: unknown): LocalText[] => {
  if (isText(value)) return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

const exam = works.find(({ id }) => id === 'work-plasma-exam');

describe('the exam of the demo course', () => {
  it('is the last step of a course in order, 30 tasks in 45 minutes', () => {
    expect(course.workIds.at(-1)).toBe(exam?.id);
    expect(course.ordering).toBe('IN_ORDER');
    expect(() => z.parse(workSchema, exam)).not.toThrow();
    expect(exam).toMatchObject({
      kind: 'EXAM',
      maxAttempts: { SELFCONTROL: 3, CONTROL: 2 },
      timeLimitMinutes: 45,
      passMark: 70,
      taskCount: 30,
    });
  });

  it('mixes orders, short answers, free answers and choices, three of them critical', () => {
    const count = (type: TaskType) => examTasks.filter((task) => task.type === type).length;
    expect(count('ORDERQUESTION')).toBe(6);
    expect(count('COMMONQUESTION')).toBe(7);
    expect(count('QUESTION')).toBe(3);
    expect(count('SINGLECHOICE') + count('MULTICHOICE')).toBe(14);
    expect(examTasks.filter(({ critical }) => critical)).toHaveLength(3);
  });

  it('asks nothing that the test asks, and names no task or option twice', () => {
    const ids = [...testTasks, ...examTasks].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const questions = [...testTasks, ...examTasks].map(({ question }) => question.ru);
    expect(new Set(questions).size).toBe(questions.length);
    const options = examTasks.flatMap((task) => ('options' in task ? task.options : []));
    expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
  });
});

describe.each(examTasks.map((task) => [task.id, task] as const))('%s', (_, task) => {
  it('is a task whose key judges itself right', () => {
    expect(() => z.parse(taskSchema, task)).not.toThrow();
    if (task.type === 'COMMONQUESTION') {
      const { correct } = task;
      const right =
        'value' in correct
          ? [String(correct.value)]
          : languages.flatMap((language) => correct.accepted[language] ?? []);
      expect(right.map((answer) => judge(task, answer))).toEqual(right.map(() => 'RIGHT'));
    } else if ('options' in task) {
      const ids = task.options.map(({ id }) => id);
      expect(judge(task, task.correct)).toBe('RIGHT');
      expect(ids).toEqual(expect.arrayContaining([task.correct].flat()));
      if (task.type === 'ORDERQUESTION') {
        expect(task.correct).toHaveLength(ids.length);
        expect(task.correct).not.toEqual(ids);
      }
    }
  });

  it('is written in three languages, with an explanation', () => {
    const texts = textsIn({ ...task, correct: null });
    for (const language of languages) {
      expect(texts.every((text) => (text[language] ?? '').trim() !== '')).toBe(true);
    }
    expect(task.explanation).toBeDefined();
  });

  it('links to a heading that exists in every language, and to pictures that exist', () => {
    for (const language of languages) {
      const theory = theories[task.source?.workId ?? '']?.[language];
      expect(theory && anchorsOf(theory)).toContain(task.source?.anchor);
    }
    if (task.image) expect(pictures.map(({ fileId }) => fileId)).toContain(task.image.fileId);
  });
});

describe('the people of the demo institution', () => {
  it('have logins of their own and a group of the institution', () => {
    const logins = [...people, ...students].map(({ login }) => login);
    expect(new Set(logins).size).toBe(logins.length);
    expect(students.map(({ login }) => login)).toEqual(students.map((_, i) => `student${i + 3}`));
    const groups = students.map(({ groupId }) => groupId);
    expect(groups.filter((id) => id === 'group-etch-1')).toHaveLength(17);
    expect(groups.filter((id) => id === 'group-etch-2')).toHaveLength(15);
  });
});
