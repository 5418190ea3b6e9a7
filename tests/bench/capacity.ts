import { openDependencies } from '#functions/data/dependencies.ts';
import type { Attempt } from '#shared/contracts/attempts.ts';
import { newStudy } from '#tests/support/study.ts';
import { startTestSystem } from '#tests/support/system.ts';
import { answerId } from '#tests/support/tasks.ts';
import { type Caller, testApi } from '#tests/support/test-api.ts';
import { takeWholeExam } from './exam-cost.ts';
import type { Figure } from './figures.ts';

/** What the access log says of one call. */
interface Line {
  route: string;
  readUnits: number;
  writeUnits: number;
}

/** Collects the access log of the functions, which run in this process. */
function collectLog(): { lines: Line[]; stop: () => void } {
  const lines: Line[] = [];
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = ((chunk: string | Uint8Array, ...rest: never[]) => {
    const text = String(chunk);
    if (!text.startsWith('{"level"')) return write(chunk, ...rest);
    const line = JSON.parse(text);
    if (line.message === 'request') lines.push(line);
    return true;
  }) as typeof process.stdout.write;
  return {
    lines,
    stop: () => {
      process.stdout.write = write;
    },
  };
}

/**
 * A student reads a theory of the demo course and takes a test of 20 tasks in TRAINING, then in SELFCONTROL. The
 * units are what the engine reports, the session read of each call included.
 */
export async function measureCapacity(): Promise<Figure[]> {
  const system = await startTestSystem();
  const deps = await openDependencies(system.environment);
  const log = collectLog();
  try {
    const api = testApi(system.url, system.environment, deps);
    const study = await newStudy(api);
    const student = await study.student();
    const reader = await api.signIn('user-student', 'ROLE_STUDENT');
    const call = async (as: Caller | undefined, method: string, path: string, body?: unknown) => {
      const reply = await api.send(method, path, { as, body });
      if (reply.status >= 400) throw new Error(`${method} ${path}: ${reply.text}`);
      return reply.body;
    };
    const start = (as: Caller, workId: string, type: string): Promise<Attempt> =>
      call(as, 'POST', `/works/${workId}/completed-work`, { type });
    const finish = (as: Caller, id: string) => call(as, 'POST', '/completed-work', { id });

    await call(undefined, 'POST', '/auth/sign-in', { login: 'student', password: 'trainer-demo' });
    await call(undefined, 'POST', '/auth/refresh', { refreshToken: reader.refreshToken });
    await call(reader, 'GET', '/users/current');
    await call(reader, 'GET', '/courses');
    await call(reader, 'GET', '/courses/course-plasma-etching/details');
    await call(reader, 'GET', '/works/work-plasma-basics');
    await finish(reader, (await start(reader, 'work-plasma-basics', 'TRAINING')).id);

    const figures: Figure[] = [];
    for (const type of ['TRAINING', 'SELFCONTROL']) {
      const from = log.lines.length;
      const attempt = await start(student, study.work.id, type);
      for (const task of attempt.tasks) {
        const answer = task.type === 'SINGLECHOICE' ? 'aa1' : ['aa1'];
        const body = { id: attempt.id, taskId: task.id, answer, answerId: answerId(1) };
        await call(student, 'PATCH', '/completed-work', body);
      }
      await finish(student, attempt.id);
      figures.push(...wholeTest(type, attempt.tasks.length, log.lines.slice(from)));
      await call(student, 'GET', `/completed-work?id=${attempt.id}`);
    }
    await call(student, 'GET', '/completed-work/results');
    const from = log.lines.length;
    await takeWholeExam(api);
    const exam = log.lines
      .slice(from)
      .filter((line) => line.route !== 'POST /api/v1/execution-work');
    figures.push(
      ...wholeTest('CONTROL', 30, exam).map((figure) => ({
        ...figure,
        most: mostOfExam[figure.unit as keyof typeof mostOfExam],
      })),
    );
    figures.push(...perOperation(log.lines));
    return figures;
  } finally {
    log.stop();
    deps.db.client.destroy();
    await system.stop();
  }
}

/** What a whole exam of 30 tasks may cost (quality rules, Cost). */
const mostOfExam = { calls: 45, 'read units': 80, 'write units': 60 } as const;

const sum = (lines: Line[], part: 'readUnits' | 'writeUnits') =>
  lines.reduce((total, line) => total + line[part], 0);

function wholeTest(type: string, tasks: number, lines: Line[]): Figure[] {
  const name = `test of ${tasks} tasks in ${type}`;
  return [
    { name: `${name}, calls`, value: lines.length, unit: 'calls' },
    { name: `${name}, read`, value: sum(lines, 'readUnits'), unit: 'read units' },
    { name: `${name}, written`, value: sum(lines, 'writeUnits'), unit: 'write units' },
  ];
}

/** Units of each operation, on the average of the calls made. */
function perOperation(lines: Line[]): Figure[] {
  const routes = [...new Set(lines.map((line) => line.route))];
  return routes.flatMap((route): Figure[] => {
    const own = lines.filter((line) => line.route === route);
    return [
      { name: `${route}, read`, value: sum(own, 'readUnits') / own.length, unit: 'read units' },
      {
        name: `${route}, written`,
        value: sum(own, 'writeUnits') / own.length,
        unit: 'write units',
      },
    ];
  });
}
