import { getEntries } from '#functions/data/attempts.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { listPendingReviews, type StoredResult } from '#functions/data/results.ts';
import { proposalOf } from '#functions/data/run-proposals.ts';
import { studentStore } from '#functions/data/taught-attempts.ts';
import { listTaughtCourses } from '#functions/data/taught-courses.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { getTasksOfEdition, getWorks } from '#functions/data/works.ts';
import { done } from '#functions/platform/outcome.ts';
import { pageOf } from '#functions/platform/pages.ts';
import type { listReviews as call, ReviewItem } from '#shared/contracts/results.ts';
import type { Task } from '#shared/domain/works/task.ts';
import { keyOf } from '#shared/domain/works/visibility.ts';
import { defaultLanguage, inLanguage } from '#shared/languages.ts';
import { describeStudents, filterResults, unknownStudent } from './taught-results.ts';

/** A task of an attempt that waits for a teacher. */
interface Waiting {
  row: StoredResult;
  task: Task;
}

/** The queue of manual reviews: what was finished first comes first. */
export const listReviews: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { lang = defaultLanguage, page, size, workIds, groupIds } = input.query;
  const courses = await listTaughtCourses(deps.db, actor);
  const lists = await Promise.all(courses.map((one) => listPendingReviews(deps.db, one.id)));
  const asked = workIds?.split(',');
  const rows = await filterResults(
    deps,
    lists.flat().filter((row) => asked?.includes(row.workId) ?? true),
    { groupIds },
  );
  const waiting = await Promise.all(
    rows.toSorted((a, b) => a.finishedAt - b.finishedAt).map((row) => tasksOf(deps, row)),
  );
  const shown = pageOf(waiting.flat(), page, size);
  const [works, students] = await Promise.all([
    getWorks(
      deps.db,
      shown.content.map(({ row }) => row.workId),
    ),
    describeStudents(
      deps,
      shown.content.map(({ row }) => row.userId),
    ),
  ]);
  const images = shown.content.flatMap(({ task }) => [
    ...(task.image ? [task.image.fileId] : []),
    ...(task.type === 'PAINT' ? [task.picture] : []),
  ]);
  const links = await deps.files.links(images, deps.now());
  const content = await Promise.all(
    shown.content.map(async ({ row, task }): Promise<ReviewItem | null> => {
      const store = studentStore(deps.db, { owner: row.userId });
      const entries = await getEntries(store, row.id);
      const answer = entries.get(task.id)?.answer;
      if (answer === null || answer === undefined) return null;
      const proposal = await proposalOf(store, row.id, task, answer);
      const key = keyOf(task, lang);
      const work = works.find((one) => one.id === row.workId);
      return {
        attemptId: row.id,
        taskId: task.id,
        workId: row.workId,
        workName: work ? inLanguage(work.name, lang) : '',
        type: task.type,
        student: students.get(row.userId) ?? unknownStudent(row.userId),
        finishedAt: new Date(row.finishedAt).toISOString(),
        question: inLanguage(task.question, lang),
        ...(task.image && {
          image: {
            url: links.get(task.image.fileId) ?? '',
            alt: inLanguage(task.image.alt, lang),
          },
        }),
        ...(task.type === 'EMPTYQUESTION' && { text: inLanguage(task.text, lang) }),
        ...(task.type === 'PAINT' && { picture: links.get(task.picture) ?? '' }),
        answer,
        ...(key !== null && { modelAnswer: key }),
        ...(proposal && { proposal }),
        mark: task.mark,
      };
    }),
  );
  return done({ ...shown, content: content.filter((item) => item !== null) });
};

/** The tasks of a finished attempt that wait, in authored order. */
async function tasksOf(deps: Dependencies, row: StoredResult): Promise<Waiting[]> {
  const tasks = await getTasksOfEdition(deps.db, row.workId, row.edition);
  return tasks.flatMap((task, i) =>
    row.outcomes[i]?.status === 'NOT_REVIEWED' ? [{ row, task }] : [],
  );
}
