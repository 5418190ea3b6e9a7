import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { getEntries } from '#functions/data/attempts.ts';
import { listResults } from '#functions/data/results.ts';
import { listTakings } from '#functions/data/takings.ts';
import { finishExpiredAttempts } from '#functions/use-cases/attempts/finish-expired-attempts.ts';
import type { Attempt } from '#shared/contracts/attempts.ts';
import { seededRandom } from '#shared/domain/seeded-random.ts';
import type { Answer, Task } from '#shared/domain/works/task.ts';
import { executionsOf } from './executions.ts';
import { totalAgain } from './second-grader.ts';
import { newStudy } from './study.ts';
import { answerId, exampleTask } from './tasks.ts';
import type { Caller, TestApi } from './test-api.ts';

/** One exam of very many people. */
export interface CrowdReport {
  people: number;
  saves: number;
  /** From the first press of Start to the last reply. */
  startMillis: number;
  /** From the first press of Finish to the last of all results, those of the people who left included. */
  resultMillis: number;
  wrongs: string[];
}

interface Participant {
  caller: Caller;
  attempt: Attempt;
  given: Map<string, Answer>;
}

const examTasks = (): Task[] => [
  exampleTask('SINGLECHOICE', 'task-a'),
  exampleTask('SINGLECHOICE', 'task-b'),
  exampleTask('MULTICHOICE', 'task-c'),
  exampleTask('ORDERQUESTION', 'task-d'),
  exampleTask('COMMONQUESTION', 'task-e'),
  exampleTask('QUESTION', 'task-f'),
];

const choices: Partial<Record<Task['type'], Answer[]>> = {
  SINGLECHOICE: ['aa1', 'bb2', 'cc3'],
  MULTICHOICE: [['aa1', 'cc3'], ['bb2'], ['cc3', 'aa1']],
  ORDERQUESTION: [
    ['cc3', 'aa1', 'bb2'],
    ['aa1', 'bb2', 'cc3'],
  ],
  COMMONQUESTION: ['plasma', 'ПЛАЗМА', 'вода'],
  QUESTION: ['Because.', 'I do not know.'],
};

/** Sends calls over as many connections as a crowd of browsers opens, spread over the addresses. */
function caller(urls: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 250 });
  let turn = 0;
  const send = (as: Caller, method: string, path: string, body: unknown) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      turn += 1;
      const payload = JSON.stringify(body);
      const call = request(
        `${urls[turn % urls.length]}/api/v1${path}`,
        {
          method,
          agent,
          headers: {
            authorization: `Bearer ${as.accessToken}`,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          },
        },
        (reply) => {
          const parts: Buffer[] = [];
          reply.on('data', (part: Buffer) => parts.push(part));
          reply.on('end', () =>
            resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
          );
          reply.on('error', reject);
        },
      );
      call.on('error', reject);
      call.end(payload);
    });
  return { send, close: () => agent.destroy() };
}

/** Processes that answer beside the system itself; they end with the function that stops them. */
async function startWorkers(count: number, environment: Record<string, string>) {
  const workers = Array.from({ length: count }, () =>
    fork(join(import.meta.dirname, 'api-worker.ts'), {
      env: { ...process.env, ...environment },
      // Room for the short-lived objects of many requests at once.
      execArgv: ['--max-semi-space-size=64'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
  const urls = await Promise.all(
    workers.map(async (worker) => String((await once(worker, 'message'))[0])),
  );
  return {
    urls,
    stop: async () => {
      await Promise.all(
        workers.map((worker) => {
          worker.disconnect();
          return once(worker, 'exit');
        }),
      );
    },
  };
}

/** People who take the exam before the crowd comes. */
const rehearsing = 60;

/** Does the same for all, so many at a time. */
async function forAll<T, R>(
  items: readonly T[],
  atOnce: number,
  act: (item: T, i: number) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  let next = 0;
  const lane = async () => {
    for (let i = next++; i < items.length; i = next++) results[i] = await act(items[i] as T, i);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, lane));
  return results;
}

/**
 * Many people start one exam in the same second, answer, half of them finish in the same second and the others never do: the
 * sweep ends theirs. Every result is then compared with a second grader. `workers`: processes that answer beside the
 * system's own; 0 for the system alone.
 */
export async function holdExam(
  api: TestApi,
  { people, workers, seed }: { people: number; workers: number; seed: number },
): Promise<CrowdReport> {
  const tasks = examTasks();
  const study = await newStudy(api, tasks);
  const { id: executionId } = await executionsOf(api).newExecution(study);
  const callers = await forAll(Array.from({ length: people + rehearsing }), 32, () =>
    study.student(),
  );
  const random = seededRandom(seed);
  const wrongs: string[] = [];
  const { urls, stop } = await startWorkers(workers, api.environment);
  const { send, close } = caller(workers > 0 ? urls : [api.url]);
  try {
    const path = `/works/${study.work.id}/completed-work`;
    // A site that has been up for a while has its functions loaded: some others have gone through the exam before.
    await forAll(callers.slice(people), 16, async (as) => {
      const { text } = await send(as, 'POST', path, { type: 'CONTROL', executionId });
      const { id } = JSON.parse(text);
      const answer = { id, taskId: 'task-a', answer: 'aa1', answerId: answerId(1) };
      await send(as, 'PATCH', '/completed-work', answer);
      await send(as, 'POST', '/completed-work', { id });
    });

    // Everybody presses Start at this moment, every fiftieth twice.
    const start = async (as: Caller): Promise<Attempt | null> => {
      const { status, text } = await send(as, 'POST', path, { type: 'CONTROL', executionId });
      if (status === 200) return JSON.parse(text);
      wrongs.push(`a start was answered ${status}: ${text.slice(0, 200)}`);
      return null;
    };
    let before = performance.now();
    const started = await Promise.all(
      callers
        .slice(0, people)
        .map((as, i) => Promise.all(i % 50 === 0 ? [start(as), start(as)] : [start(as)])),
    );
    const startMillis = performance.now() - before;
    const participants = started.flatMap((attempts, i): Participant[] => {
      const ids = new Set(attempts.map((attempt) => attempt?.id));
      if (ids.size > 1) wrongs.push(`two attempts of one person: ${[...ids]}`);
      const [attempt] = attempts;
      return attempt ? [{ caller: callers[i] as Caller, attempt, given: new Map() }] : [];
    });

    // They answer, change their minds, and send some answers again.
    let saves = 0;
    await forAll(participants, 400, async ({ caller: as, attempt, given }) => {
      const chosen = tasks.filter(() => random() < 0.75);
      for (const [i, task] of [...chosen, ...chosen.slice(0, 1)].entries()) {
        const options = choices[task.type] as Answer[];
        const answer = options[Math.floor(random() * options.length)] as Answer;
        const body = { id: attempt.id, taskId: task.id, answer, answerId: answerId(i + 1) };
        const isTwice = random() < 0.1;
        const replies = await Promise.all(
          (isTwice ? [body, body] : [body]).map((one) => send(as, 'PATCH', '/completed-work', one)),
        );
        saves += 1;
        given.set(task.id, answer);
        for (const { status, text } of replies) {
          if (status !== 200) wrongs.push(`a save was answered ${status}: ${text.slice(0, 200)}`);
        }
      }
    });

    // Half of them finish at this moment, the others never do.
    const isFinisher = (i: number) => i % 2 === 0;
    before = performance.now();
    await Promise.all(
      participants
        .filter((_, i) => isFinisher(i))
        .map(async ({ caller: as, attempt }) => {
          const { status, text } = await send(as, 'POST', '/completed-work', { id: attempt.id });
          if (status !== 200) wrongs.push(`a finish was answered ${status}: ${text.slice(0, 200)}`);
        }),
    );
    const later = () => Date.parse(participants.at(-1)?.attempt.deadline ?? '') + 1000;
    const left = participants.filter((_, i) => !isFinisher(i)).length;
    let swept = 0;
    while (swept < left) {
      const { finished } = await finishExpiredAttempts({ db: api.deps.db, now: later });
      if (finished === 0) break;
      swept += finished;
    }
    const resultMillis = performance.now() - before;
    if (swept !== left) wrongs.push(`the sweep finished ${swept} of ${left}`);

    // After the end nothing is taken any more.
    await forAll(participants.slice(0, 100), 50, async ({ caller: as, attempt }) => {
      const body = { id: attempt.id, taskId: 'task-a', answer: 'bb2', answerId: answerId(99) };
      const { status } = await send(as, 'PATCH', '/completed-work', body);
      if (status !== 409) wrongs.push(`a save after the end was answered ${status}`);
    });
    await forAll(participants, 50, async (one, i) => {
      wrongs.push(...(await wrongsOf(api, tasks, one, isFinisher(i))));
    });
    if (participants.length !== people) wrongs.push(`${participants.length} of ${people} began`);
    return { people, saves, startMillis, resultMillis, wrongs };
  } finally {
    close();
    await stop();
  }
}

/** What lies in the tables of one person, against what they gave. */
async function wrongsOf(
  api: TestApi,
  tasks: readonly Task[],
  { caller: { userId }, attempt, given }: Participant,
  isFinisher: boolean,
): Promise<string[]> {
  const store = { db: api.deps.db, table: 'activity', owner: userId, ttl: null } as const;
  const [entries, results, takings] = await Promise.all([
    getEntries(store, attempt.id),
    listResults(store),
    listTakings(store),
  ]);
  const wrongs: string[] = [];
  for (const task of tasks) {
    const stored = JSON.stringify(entries.get(task.id)?.answer ?? null);
    const sent = JSON.stringify(given.get(task.id) ?? null);
    if (stored !== sent) wrongs.push(`${userId} gave ${sent}, ${stored} is stored`);
  }
  const [result] = results;
  const again = totalAgain(tasks, (taskId) => given.get(taskId));
  const { mark, maxMark, pendingReview } = result?.totals ?? {};
  if (results.length !== 1) wrongs.push(`${userId} has ${results.length} results`);
  if (JSON.stringify({ mark, maxMark, pendingReview }) !== JSON.stringify(again)) {
    wrongs.push(`${userId} has ${mark} of ${maxMark}, the second grader ${again.mark}`);
  }
  const reason = isFinisher ? 'SUBMITTED' : 'TIME_EXPIRED';
  if (result?.finishReason !== reason) wrongs.push(`${userId} ended by ${result?.finishReason}`);
  if (takings.length !== 1 || takings[0]?.started !== 1) wrongs.push(`${userId} began twice`);
  return wrongs;
}
