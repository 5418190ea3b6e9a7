import { getAnswerItem } from '#functions/data/answers.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { listResultsOfWork, type StoredResult } from '#functions/data/results.ts';
import { studentStore } from '#functions/data/taught-attempts.ts';
import { listTaughtCourses } from '#functions/data/taught-courses.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { getTasksOfEdition, getWork } from '#functions/data/works.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type {
  getResultsByWork as call,
  MatrixRow,
  OptionFigures,
  TaskFigures,
} from '#shared/contracts/results.ts';
import { workStatistics } from '#shared/domain/works/statistics.ts';
import type {
  AttemptMarks,
  TaskColumn,
  TaskStatistics,
} from '#shared/domain/works/statistics-of-tasks.ts';
import type { Task } from '#shared/domain/works/task.ts';
import { betterOf } from '#shared/domain/works/timeline.ts';
import type { Work } from '#shared/domain/works/work.ts';
import { defaultLanguage, inLanguage, type Language } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import { describeStudents, filterResults, unknownStudent } from './taught-results.ts';

/** Everything about one work: figures, matrix person x task, figures of its tasks and of the options of one. */
export const getResultsByWork: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { lang = defaultLanguage, workId, executionId, attempts = 'last', taskId } = input.query;
  const [work, courses] = await Promise.all([
    getWork(deps.db, workId),
    listTaughtCourses(deps.db, actor),
  ]);
  if (!work || !courses.some((course) => course.id === work.courseId)) return refused('NOT_FOUND');

  const all = await listResultsOfWork(deps.db, workId, limits.resultsShown);
  const filtered = (await filterResults(deps, all, input.query)).filter(
    (row) => executionId === undefined || row.executionId === executionId,
  );
  const rows = chosenOf(filtered, attempts);
  // Tasks of the newest edition; what an older one had besides is no column.
  const tasks = await getTasksOfEdition(deps.db, work.id, work.edition);
  const places = await placesOf(deps, work, rows);
  const cellsOf = (row: StoredResult) =>
    tasks.map((task) => {
      const place = places.get(row.edition)?.get(task.id);
      return place === undefined ? null : (row.outcomes[place] ?? null);
    });
  const counted = taskId ? await chosenOptions(deps, rows, taskId) : null;
  const columns = tasks.map(columnOf);
  const statistics = workStatistics(
    columns,
    rows.map(
      (row): AttemptMarks => ({
        userId: row.userId,
        passed: row.totals.passed,
        marks: cellsOf(row).map((cell, i) =>
          cell === null || cell.status === 'NOT_REVIEWED' || cell.status === 'NO_RESULT'
            ? null
            : {
                mark: cell.mark,
                isAnswered: cell.status !== 'NOT_STARTED',
                ...(tasks[i]?.id === taskId && { chosen: counted?.get(row.id) ?? [] }),
              },
        ),
      }),
    ),
  );
  const { tasks: ofTasks, reliability, ...figures } = statistics;
  const students = await describeStudents(
    deps,
    rows.map((row) => row.userId),
  );
  const asked = tasks.findIndex((task) => task.id === taskId);
  return done({
    work: {
      id: work.id,
      name: inLanguage(work.name, lang),
      kind: work.kind,
      courseId: work.courseId,
      maxMark: work.maxMark,
      passMark: work.passMark ?? null,
    },
    figures: {
      ...figures,
      distribution: [...figures.distribution],
      alpha: reliability.alpha,
      errorOfMeasurement: reliability.errorOfMeasurement,
    },
    tasks: tasks.map((task, i) => presentTask(task, i, ofTasks[i] as TaskStatistics, lang)),
    options:
      counted && asked >= 0
        ? presentOptions(tasks[asked] as Task, ofTasks[asked] as TaskStatistics, lang)
        : null,
    rows: rows.map(
      (row): MatrixRow => ({
        id: row.id,
        student: students.get(row.userId) ?? unknownStudent(row.userId),
        type: row.mode,
        executionId: row.executionId ?? null,
        startedAt: new Date(row.startedAt).toISOString(),
        finishedAt: new Date(row.finishedAt).toISOString(),
        finishReason: row.finishReason,
        result: row.totals,
        cells: cellsOf(row),
      }),
    ),
    isCut: all.length === limits.resultsShown,
  });
};

/** The last, the best or all attempts of each person in each mode; rows come newest first. */
function chosenOf(rows: readonly StoredResult[], wanted: 'last' | 'best' | 'all'): StoredResult[] {
  if (wanted === 'all') return [...rows];
  const chosen = new Map<string, StoredResult>();
  for (const row of rows) {
    const known = chosen.get(row.userId);
    const isBetter =
      wanted === 'best' && known && betterOf(known.totals, row.totals) !== known.totals;
    if (!known || isBetter) chosen.set(row.userId, row);
  }
  return [...chosen.values()];
}

/** Where each task stands in every edition that the attempts had. */
async function placesOf(
  deps: Dependencies,
  work: Work,
  rows: readonly StoredResult[],
): Promise<Map<number, Map<string, number>>> {
  const editions = [...new Set(rows.map((row) => row.edition))];
  const lists = await Promise.all(
    editions.map((edition) => getTasksOfEdition(deps.db, work.id, edition)),
  );
  return new Map(
    editions.map((edition, i) => [
      edition,
      new Map((lists[i] ?? []).map((task, place) => [task.id, place])),
    ]),
  );
}

const columnOf = (task: Task): TaskColumn => ({
  taskId: task.id,
  maxMark: task.mark,
  optionIds: 'options' in task ? task.options.map((option) => option.id) : [],
});

/** What was chosen of a task, by attempt. */
async function chosenOptions(
  deps: Dependencies,
  rows: readonly StoredResult[],
  taskId: string,
): Promise<Map<string, string[]>> {
  const counted = rows.slice(0, limits.optionsCounted);
  const chosen = await Promise.all(
    counted.map(async (row) => {
      const store = studentStore(deps.db, { owner: row.userId });
      const found = await getAnswerItem(store, row.id, taskId);
      const answer = found?.item.entries.get(taskId)?.answer;
      return typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];
    }),
  );
  return new Map(counted.map((row, i) => [row.id, chosen[i] ?? []]));
}

function presentTask(
  task: Task,
  place: number,
  { taskId: _id, options: _options, groups: _groups, ...figures }: TaskStatistics,
  lang: Language,
): TaskFigures {
  return {
    id: task.id,
    number: place + 1,
    type: task.type,
    question: inLanguage(task.question, lang),
    mark: task.mark,
    critical: task.critical ?? false,
    ...figures,
  };
}

function presentOptions(
  task: Task,
  { options }: TaskStatistics,
  lang: Language,
): OptionFigures[] | null {
  if (task.type !== 'SINGLECHOICE' && task.type !== 'MULTICHOICE') return null;
  return task.options.map(({ id, text }) => {
    const counts = options.find((one) => one.optionId === id);
    return {
      id,
      text: inLanguage(text, lang),
      isCorrect: task.correct.includes(id),
      chosen: counts?.chosen ?? 0,
      upper: counts?.upper ?? null,
      lower: counts?.lower ?? null,
    };
  });
}
