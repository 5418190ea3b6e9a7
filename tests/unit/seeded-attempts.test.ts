import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  absentUserId,
  autumnExecution,
  type SeededAttempt,
  seededAttempts,
} from '#infra/local/seed/attempts.ts';
import { people } from '#infra/local/seed/people.ts';
import { works } from '#infra/local/seed/plasma-etching/course.ts';
import { examTasks } from '#infra/local/seed/plasma-etching/exam/tasks.ts';
import { tasks as testTasks } from '#infra/local/seed/plasma-etching/tasks.ts';
import { students } from '#infra/local/seed/students.ts';
import { finishReasonSchema } from '#shared/contracts/attempts.ts';
import { emptyEntry, isBlank, misfit } from '#shared/domain/works/answer-entry.ts';
import { attemptTotals, taskResult } from '#shared/domain/works/attempt-result.ts';
import { controlDeadline, deadlineOf, taskOrder } from '#shared/domain/works/attempt-rules.ts';
import { workStatistics } from '#shared/domain/works/statistics.ts';
import { answerSchema, type Task } from '#shared/domain/works/task.ts';

const attempts = seededAttempts();
const tasksOf: Record<string, Task[]> = {
  'work-plasma-test': testTasks,
  'work-plasma-exam': examTasks,
};
const exams = attempts.filter(({ mode }) => mode === 'CONTROL');
const tests = attempts.filter(({ mode }) => mode === 'SELFCONTROL');
const workOf = ({ workId }: SeededAttempt) => works.find(({ id }) => id === workId);

/** How an attempt ends by the rules of the domain. */
function judged(attempt: SeededAttempt) {
  const tasks = tasksOf[attempt.workId] ?? [];
  const results = tasks.map((task) => {
    const answer = attempt.answers.find(({ taskId }) => taskId === task.id)?.answer ?? null;
    const review = attempt.reviews?.find(({ taskId }) => taskId === task.id);
    const entry = { ...emptyEntry(task), answer };
    const reviewed = review && { ...review, reviewedBy: 'user-teacher' };
    return taskResult(attempt.mode, task, reviewed ? { ...entry, review: reviewed } : entry, 1);
  });
  return { tasks, results, totals: attemptTotals(tasks, results, workOf(attempt)?.passMark) };
}

function statisticsOf(list: SeededAttempt[]) {
  const all = list.map((attempt) => ({ attempt, ...judged(attempt) }));
  const columns = (all[0]?.tasks ?? []).map((task) => ({
    taskId: task.id,
    maxMark: task.mark,
    optionIds: emptyEntry(task).optionIds,
  }));
  return workStatistics(
    columns,
    all.map(({ attempt, results, totals }) => ({
      userId: attempt.userId,
      passed: totals.passed,
      marks: results.map(({ status, mark, taskId }) =>
        status === 'NOT_REVIEWED'
          ? null
          : { mark, isAnswered: attempt.answers.some((given) => given.taskId === taskId) },
      ),
    })),
  );
}

describe('the attempts of the demo institution', () => {
  it('equal seed, equal data; another seed, other data', () => {
    expect(seededAttempts()).toEqual(attempts);
    expect(seededAttempts(1)).not.toEqual(attempts);
  });

  it('everybody took the test, some twice, and all but one came to the exam', () => {
    const userIds = students.map(({ login }) => `user-${login}`);
    expect(new Set(tests.map(({ userId }) => userId))).toEqual(new Set(userIds));
    expect(tests).toHaveLength(students.length + 10);
    expect(exams.map(({ userId }) => userId).sort()).toEqual(
      userIds.filter((id) => id !== absentUserId).sort(),
    );
    expect(exams).toHaveLength(students.length - 1);
  });

  it('those whom tests use have none', () => {
    const fresh: string[] = people.map(({ login }) => `user-${login}`);
    expect(attempts.filter(({ userId }) => fresh.includes(userId))).toEqual([]);
  });

  it.each([130, 1, 2, 3])('every answer fits its task (seed %d)', (seed) => {
    for (const { workId, answers } of seededAttempts(seed)) {
      expect(new Set(answers.map(({ taskId }) => taskId)).size).toBe(answers.length);
      for (const { taskId, answer } of answers) {
        const task = tasksOf[workId]?.find(({ id }) => id === taskId);
        expect(task).toBeDefined();
        expect(task && misfit(emptyEntry(task), answer)).toBeNull();
        expect(isBlank(answer)).toBe(false);
        expect(() => z.parse(answerSchema, answer)).not.toThrow();
      }
    }
  });

  it('answers were saved in the order of the attempt, before its end and its deadline', () => {
    for (const attempt of attempts) {
      const { answers, startedAt, finishedAt, finishReason, seed, mode } = attempt;
      const work = workOf(attempt);
      const tasks = tasksOf[attempt.workId] ?? [];
      const window = {
        endsAt: Date.parse(autumnExecution.endDateTime),
        executionTimeMinutes: autumnExecution.executionTime,
        extraMinutes: 0,
      };
      const deadline =
        mode === 'CONTROL'
          ? controlDeadline(window, startedAt)
          : ((work && deadlineOf(mode, work, startedAt)) ?? 0);
      const times = answers.map(({ savedAt }) => savedAt);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times[0]).toBeGreaterThan(startedAt);
      expect(times.at(-1)).toBeLessThan(finishedAt);
      expect(finishedAt).toBeLessThanOrEqual(deadline);
      expect(finishReason).toBe(finishedAt === deadline ? 'TIME_EXPIRED' : 'SUBMITTED');
      expect(() => z.parse(finishReasonSchema, finishReason)).not.toThrow();
      const places = taskOrder(tasks.length, true, seed).map((index) => tasks[index]?.id);
      const taken = answers.map(({ taskId }) => places.indexOf(taskId));
      expect(taken).toEqual(taken.toSorted((a, b) => a - b));
    }
  });

  it('the exam was taken in its window, and two ran out of time', () => {
    const start = Date.parse(autumnExecution.startDateTime);
    expect(exams.every(({ startedAt }) => startedAt >= start)).toBe(true);
    expect(exams.every(({ executionId }) => executionId === autumnExecution.id)).toBe(true);
    const late = exams.filter(({ finishReason }) => finishReason === 'TIME_EXPIRED');
    expect(late).toHaveLength(2);
    expect(late.every(({ answers }) => answers.length < 22)).toBe(true);
  });

  it('nobody takes two works at once, and the second test comes after the first', () => {
    for (const { login } of students) {
      const own = attempts.filter(({ userId }) => userId === `user-${login}`);
      const ordered = own.toSorted((a, b) => a.startedAt - b.startedAt);
      for (const [i, next] of ordered.slice(1).entries()) {
        expect(next.startedAt).toBeGreaterThan(ordered[i]?.finishedAt ?? 0);
      }
      expect(ordered).toEqual(own);
    }
  });

  it('eight free answers still wait for the teacher, and no mark is above its task', () => {
    const waiting = exams.reduce((sum, exam) => sum + judged(exam).totals.pendingReview, 0);
    expect(waiting).toBe(8);
    for (const { taskId, mark, at } of exams.flatMap(({ reviews = [] }) => reviews)) {
      const task = examTasks.find(({ id }) => id === taskId);
      expect(task?.type).toBe('QUESTION');
      expect(mark).toBeGreaterThanOrEqual(0);
      expect(mark).toBeLessThanOrEqual(task?.mark ?? 0);
      expect(at).toBeGreaterThan(Date.parse(autumnExecution.endDateTime));
    }
  });

  it('free answers are written in the language of the person', () => {
    for (const { userId, answers } of exams) {
      const language = students.find(({ login }) => `user-${login}` === userId)?.language;
      const free = answers.filter(({ taskId }) => /1[456]$/.test(taskId));
      for (const { answer } of free) {
        expect(/\p{Script=Han}/u.test(String(answer))).toBe(language === 'ch');
      }
    }
  });

  it('the figures look like those of a real exam: spread, reliable, with two bad tasks', () => {
    const { mean, standardDeviation, passRate, reliability, tasks } = statisticsOf(exams);
    expect(mean).toBeGreaterThan(60);
    expect(mean).toBeLessThan(80);
    expect(standardDeviation).toBeGreaterThan(10);
    expect(standardDeviation).toBeLessThan(22);
    expect(passRate).toBeGreaterThan(0.35);
    expect(passRate).toBeLessThan(0.75);
    expect(reliability.alpha).toBeGreaterThan(0.7);
    expect(reliability.alpha).toBeLessThan(0.95);
    const measured = tasks.filter(({ itemRest }) => itemRest !== null);
    expect(measured).toHaveLength(27);
    expect(measured.filter(({ itemRest }) => (itemRest ?? 0) > 0.2).length).toBeGreaterThan(17);
    const byId = new Map(tasks.map((task) => [task.taskId, task.itemRest ?? 0]));
    expect(byId.get('task-plasma-exam-18')).toBeLessThan(-0.2);
    expect(Math.abs(byId.get('task-plasma-exam-30') ?? 1)).toBeLessThan(0.25);
    expect(tasks.some(({ unanswered }) => (unanswered ?? 0) > 0)).toBe(true);
  });

  it('the test at home measures, too', () => {
    const { attempts: count, reliability, tasks } = statisticsOf(tests);
    expect(count).toBe(42);
    expect(reliability.alpha).toBeGreaterThan(0.6);
    expect(tasks.filter(({ itemRest }) => (itemRest ?? 0) < -0.2)).toHaveLength(1);
  });
});
