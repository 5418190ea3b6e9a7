import type { ActivityStore } from '#functions/data/activity-store.ts';
import { isFinished } from '#functions/data/attempt-finishing.ts';
import type { AttemptHead } from '#functions/data/attempt-head.ts';
import { getEntries } from '#functions/data/attempts.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { getTasksOfEdition, getWork } from '#functions/data/works.ts';
import type { Attempt } from '#shared/contracts/attempts.ts';
import { type AnswerEntry, emptyEntry } from '#shared/domain/works/answer-entry.ts';
import { taskOrder } from '#shared/domain/works/attempt-rules.ts';
import type { Task } from '#shared/domain/works/task.ts';
import { type View, visibleAnswer, visibleTask } from '#shared/domain/works/visibility.ts';
import { inLanguage, type Language } from '#shared/languages.ts';

const isoOrNull = (time: number | null | undefined) =>
  time === null || time === undefined ? null : new Date(time).toISOString();

function filesOf(task: Task): string[] {
  const options = 'options' in task ? task.options.flatMap((option) => option.image ?? []) : [];
  const picture = task.type === 'PAINT' ? [task.picture] : [];
  return [...(task.image ? [task.image.fileId] : []), ...options, ...picture];
}

/** What an attempt lets its owner see of a task at this time. */
export const viewOf = (
  head: AttemptHead,
  language: Language,
  links: ReadonlyMap<string, string> = new Map(),
): View => ({
  mode: head.mode,
  finished: head.status === 'FINISHED',
  language,
  maxTries: head.maxTries,
  isShuffled: head.isShuffled,
  seed: head.seed,
  link: (fileId) => links.get(fileId) ?? '',
});

/** An attempt as its owner may see it; of equal states all is equal but the server's time. */
export async function presentAttempt(
  deps: Dependencies,
  store: ActivityStore,
  head: AttemptHead,
  language: Language,
): Promise<Attempt> {
  const [work, tasks, entries] = await Promise.all([
    getWork(deps.db, head.workId),
    getTasksOfEdition(deps.db, head.workId, head.edition),
    getEntries(store, head.id),
  ]);
  const now = deps.now();
  const links = await deps.files.links(tasks.flatMap(filesOf), now);
  const view = viewOf(head, language, links);
  const entryOf = (task: Task): AnswerEntry => entries.get(task.id) ?? emptyEntry(task);
  const shown = taskOrder(tasks.length, head.isShuffled, head.seed).map((i) => tasks[i] as Task);
  return {
    id: head.id,
    workId: head.workId,
    workName: work ? inLanguage(work.name, language) : '',
    kind: work?.kind ?? 'TEST',
    courseId: head.courseId,
    type: head.mode,
    status: head.status,
    startedAt: new Date(head.startedAt).toISOString(),
    finishedAt: isoOrNull(head.finishedAt),
    finishReason: head.finishReason ?? null,
    deadline: isoOrNull(head.deadline),
    serverTime: new Date(now).toISOString(),
    revision: shown.reduce((sum, task) => sum + entryOf(task).revision, 0),
    passMark: head.passMark ?? null,
    locksAnswers: head.locksAnswers ?? false,
    tasks: shown.map((task) => visibleTask(task, entryOf(task), view)),
    answers: shown.map((task) => visibleAnswer(task, entryOf(task), view)),
    result: isFinished(head) ? head.totals : null,
  };
}
