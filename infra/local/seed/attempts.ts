import { hashText, seededRandom, shuffled } from '#shared/domain/seeded-random.ts';
import { taskOrder } from '#shared/domain/works/attempt-rules.ts';
import { type Answer, isManual, type Task } from '#shared/domain/works/task.ts';
import { freeAnswer, rightAnswer, wrongAnswer } from './answers.ts';
import { type Quality, reviewComments } from './free-answers.ts';
import type { DemoPerson } from './people.ts';
import { examTasks } from './plasma-etching/exam/tasks.ts';
import { tasks as testTasks } from './plasma-etching/tasks.ts';
import { students } from './students.ts';

const minute = 60_000;

/** The exam that the students have taken. */
export const autumnExecution = {
  id: 'execution-autumn',
  workIds: ['work-plasma-exam'],
  groupIds: ['group-etch-1', 'group-etch-2'],
  startDateTime: '2026-10-14T06:00:00.000Z',
  endDateTime: '2026-10-14T08:00:00.000Z',
  /** Minutes. */
  executionTime: 45,
} as const;

/** A finished attempt as data; times are in ms. */
export interface SeededAttempt {
  userId: string;
  workId: string;
  mode: 'SELFCONTROL' | 'CONTROL';
  executionId?: string;
  /** Decides the order of the tasks, in which the answers were given. */
  seed: number;
  startedAt: number;
  finishedAt: number;
  finishReason: 'SUBMITTED' | 'TIME_EXPIRED';
  /** In the order in which they were saved; a task without one was not answered. */
  answers: { taskId: string; answer: Answer; savedAt: number }[];
  reviews?: { taskId: string; mark: number; comment: string; at: number }[];
}

/** The student who did not come to the exam. */
export const absentUserId = 'user-student21';

const outOfTime = ['user-student14', 'user-student27'];

/** How many free answers the teacher has not come to yet: the last ones handed in. */
const unreviewed = 8;

/** Tasks that measure badly: their answers do not depend on ability, or the able ones get them wrong. */
const badTasks: Record<string, { slope: number; difficulty: number }> = {
  'task-plasma-exam-18': { slope: -0.9, difficulty: 0.2 },
  'task-plasma-exam-30': { slope: 0, difficulty: 0 },
  'task-plasma-13': { slope: 0, difficulty: 0 },
  'task-plasma-17': { slope: -0.7, difficulty: 0.3 },
};

type Random = () => number;

/** Roughly normal, mean 0 and deviation 1. */
const bell = (random: Random) =>
  Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6);

/** How a task separates the able from the others: a logistic curve, whose slope and place hang on its id. */
function curveOf(task: Task): { slope: number; difficulty: number } {
  const bad = badTasks[task.id];
  if (bad) return bad;
  const random = seededRandom(hashText(task.id));
  const difficulty = Math.max(-1.8, Math.min(0.9, -0.7 + 0.9 * bell(random)));
  return { slope: 1.1 + 0.8 * random(), difficulty: task.critical ? -2.2 : difficulty };
}

const chance = (task: Task, ability: number): number => {
  const { slope, difficulty } = curveOf(task);
  return 1 / (1 + Math.exp(-slope * (ability - difficulty)));
};

/** One person as the generator sees them. */
interface Candidate {
  person: DemoPerson;
  userId: string;
  ability: number;
  random: Random;
}

/** Takes a work: every task in the drawn order, some left out, all within the time that the person uses. */
function take(
  { person, random, ability }: Candidate,
  tasks: readonly Task[],
  seed: number,
  { startedAt, usedMillis, share }: { startedAt: number; usedMillis: number; share: number },
): Pick<SeededAttempt, 'answers'> & { qualities: Map<string, Quality> } {
  const qualities = new Map<string, Quality>();
  const order = taskOrder(tasks.length, true, seed).slice(0, Math.round(tasks.length * share));
  const paces = order.map(() => 0.4 + random());
  const perPace = (usedMillis * 0.94) / paces.reduce((sum, pace) => sum + pace, 0);
  let savedAt = startedAt;
  const answers: SeededAttempt['answers'] = [];
  for (const [i, index] of order.entries()) {
    const task = tasks[index] as Task;
    savedAt += Math.round((paces[i] as number) * perPace);
    const answer = answerOf(task, { person, ability, random }, qualities);
    if (answer !== null) answers.push({ taskId: task.id, answer, savedAt });
  }
  return { answers, qualities };
}

function answerOf(
  task: Task,
  { person, ability, random }: Omit<Candidate, 'userId'>,
  qualities: Map<string, Quality>,
): Answer | null {
  const likely = chance(task, ability);
  const isLeftOut = random() < (isManual(task.type) ? 0.12 : 0.035) * (1.4 - likely);
  const draw = random();
  if (isLeftOut) return null;
  if (task.type === 'QUESTION') {
    const quality = draw < likely * 0.8 ? 'full' : draw < likely + 0.2 ? 'half' : 'poor';
    qualities.set(task.id, quality);
    return freeAnswer(task, quality, person.language, random);
  }
  return (draw < likely ? rightAnswer : wrongAnswer)(task, person.language, random);
}

/** A test at home, on an evening of the weeks before the exam; the second time a week later and better prepared. */
function takeTest(candidate: Candidate, time: number): SeededAttempt {
  const { userId, random } = candidate;
  const workId = 'work-plasma-test';
  const seed = hashText(`${userId}/${workId}/${time}`);
  const day = Math.floor(random() * 7) + time * 7;
  const evening = Date.parse('2026-09-28T15:00:00.000Z') + Math.floor(random() * 240) * minute;
  const startedAt = evening + day * 24 * 60 * minute;
  const usedMillis = Math.round((11 + random() * 17) * minute);
  const improved = { ...candidate, ability: candidate.ability - 0.3 + time * 0.7 };
  const { answers } = take(improved, testTasks, seed, { startedAt, usedMillis, share: 1 });
  const finishedAt = startedAt + usedMillis;
  const mode = 'SELFCONTROL';
  return { userId, workId, mode, seed, startedAt, finishedAt, finishReason: 'SUBMITTED', answers };
}

function takeExam(candidate: Candidate): {
  attempt: SeededAttempt;
  qualities: Map<string, Quality>;
} {
  const { userId, random } = candidate;
  const workId = 'work-plasma-exam';
  const seed = hashText(`${userId}/${workId}`);
  const hasRunOut = outOfTime.includes(userId);
  const startedAt =
    Date.parse(autumnExecution.startDateTime) + Math.floor(random() * 14 * 60) * 1000;
  const limit = autumnExecution.executionTime * minute;
  const usedMillis = hasRunOut ? limit : Math.round((24 + random() * 19) * minute);
  const share = hasRunOut ? 0.7 : 1;
  const { answers, qualities } = take(candidate, examTasks, seed, { startedAt, usedMillis, share });
  return {
    qualities,
    attempt: {
      userId,
      workId,
      mode: 'CONTROL',
      executionId: autumnExecution.id,
      seed,
      startedAt,
      finishedAt: startedAt + usedMillis,
      finishReason: hasRunOut ? 'TIME_EXPIRED' : 'SUBMITTED',
      answers,
    },
  };
}

const shareOfMark: Record<Quality, number> = { full: 1, half: 0.5, poor: 0 };

/** The teacher's reviews, in the order in which the attempts came in; the last answers still wait. */
function review(taken: readonly ReturnType<typeof takeExam>[], random: Random): SeededAttempt[] {
  const byEnd = taken.toSorted((a, b) => a.attempt.finishedAt - b.attempt.finishedAt);
  let left = byEnd.reduce((sum, { qualities }) => sum + qualities.size, 0) - unreviewed;
  let at = Date.parse('2026-10-15T07:00:00.000Z');
  return byEnd.map(({ attempt, qualities }) => {
    const reviewed = [...qualities].slice(0, Math.max(0, left));
    left -= qualities.size;
    const reviews = reviewed.map(([taskId, quality]) => {
      const mark = examTasks.find((task) => task.id === taskId)?.mark ?? 0;
      const comments = reviewComments[quality];
      at += Math.round((0.5 + random() * 2) * minute);
      return {
        taskId,
        mark: Math.ceil(mark * shareOfMark[quality]),
        comment: comments[Math.floor(random() * comments.length)] as string,
        at,
      };
    });
    return reviews.length > 0 ? { ...attempt, reviews } : attempt;
  });
}

/**
 * What the students of the demo institution have done: the test at home, some of them twice, and the autumn exam.
 * The seed alone decides it.
 */
export function seededAttempts(seed = 130): SeededAttempt[] {
  const candidates = students.map((person): Candidate => {
    const userId = `user-${person.login}`;
    const random = seededRandom(hashText(userId) ^ seed);
    return { person, userId, ability: 0.55 + 0.85 * bell(random), random };
  });
  const random = seededRandom(seed);
  const again = shuffled(candidates, random).slice(0, 10);
  const tests = [
    ...candidates.map((candidate) => takeTest(candidate, 0)),
    ...again.map((candidate) => takeTest(candidate, 1)),
  ];
  const exams = candidates.filter(({ userId }) => userId !== absentUserId).map(takeExam);
  return [...tests, ...review(exams, random)];
}
