import type { ActivityStore } from '#functions/data/activity-store.ts';
import { isFinished, keysShutBy } from '#functions/data/attempt-finishing.ts';
import { type AttemptHead, canReopen } from '#functions/data/attempt-head.ts';
import { getEntries } from '#functions/data/attempts.ts';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { getExecution } from '#functions/data/executions.ts';
import { filesOf } from '#functions/data/task-files.ts';
import { getTasksOfEdition, getWork } from '#functions/data/works.ts';
import type { Attempt } from '#shared/contracts/attempts.ts';
import { type AnswerEntry, emptyEntry } from '#shared/domain/works/answer-entry.ts';
import { taskOrder } from '#shared/domain/works/attempt-rules.ts';
import { isReleased } from '#shared/domain/works/execution.ts';
import type { Task } from '#shared/domain/works/task.ts';
import { type View, visibleAnswer, visibleTask } from '#shared/domain/works/visibility.ts';
import type { Work } from '#shared/domain/works/work.ts';
import { inLanguage, type Language } from '#shared/languages.ts';

const isoOrNull = (time: number | null | undefined) =>
  time === null || time === undefined ? null : new Date(time).toISOString();

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
  isReleased: false,
});

/** What the caller has at hand already. */
interface Known {
  work?: Work;
  /** The attempt was begun a moment ago: it has no answers. */
  isNew?: boolean;
  /** It ended with this very call: nothing of it is released. */
  isJustEnded?: boolean;
}

/**
 * Whether the tasks of a finished CONTROL attempt may be looked at: its window is over, its teacher released it, and its owner
 * does not take the same work in another execution.
 */
async function isAttemptReleased(
  deps: Dependencies,
  store: ActivityStore,
  head: AttemptHead,
): Promise<boolean> {
  if (!head.executionId || !isFinished(head)) return false;
  const execution = await getExecution(deps.db, head.executionId);
  const now = deps.now();
  if (!execution || !isReleased(execution, now)) return false;
  return (await keysShutBy(store, head.workId, now)) === null;
}

/** Whether the owner may know the total: what can still be opened again shows none until they ask for it. */
export const isResultHeld = (head: AttemptHead): boolean => isFinished(head) && canReopen(head);

/** An attempt as its owner may see it; of equal states all is equal but the server's time. */
export async function presentAttempt(
  deps: Dependencies,
  store: ActivityStore,
  head: AttemptHead,
  language: Language,
  known: Known = {},
): Promise<Attempt> {
  const [work, tasks, entries, released] = await Promise.all([
    known.work ?? getWork(deps.db, head.workId),
    getTasksOfEdition(deps.db, head.workId, head.edition),
    known.isNew ? new Map<string, AnswerEntry>() : getEntries(store, head.id),
    known.isJustEnded ? false : isAttemptReleased(deps, store, head),
  ]);
  const now = deps.now();
  const isHeld = isResultHeld(head);
  // "After submission the work is no longer available" (spec section 1); and what may be opened again shows nothing yet.
  const isShut = head.mode === 'CONTROL' && isFinished(head) && (!released || isHeld);
  const links = await deps.files.links(isShut ? [] : tasks.flatMap(filesOf), now);
  const view = { ...viewOf(head, language, links), isReleased: released };
  const entryOf = (task: Task): AnswerEntry => entries.get(task.id) ?? emptyEntry(task);
  const all = taskOrder(tasks.length, head.isShuffled, head.seed).map((i) => tasks[i] as Task);
  const shown = isShut ? [] : all;
  return {
    id: head.id,
    workId: head.workId,
    workName: work ? inLanguage(work.name, language) : '',
    kind: work?.kind ?? 'TEST',
    courseId: head.courseId,
    type: head.mode,
    executionId: head.executionId ?? null,
    status: head.status,
    startedAt: new Date(head.startedAt).toISOString(),
    finishedAt: isoOrNull(head.finishedAt),
    finishReason: head.finishReason ?? null,
    deadline: isoOrNull(head.deadline),
    serverTime: new Date(now).toISOString(),
    revision: all.reduce((sum, task) => sum + entryOf(task).revision, 0),
    passMark: head.passMark ?? null,
    locksAnswers: head.locksAnswers ?? false,
    tasks: shown.map((task) => visibleTask(task, entryOf(task), view)),
    answers: shown.map((task) => visibleAnswer(task, entryOf(task), view)),
    result: isFinished(head) && !isHeld ? head.totals : null,
    isResultHeld: isHeld,
  };
}
