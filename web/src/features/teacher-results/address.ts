/** The three views of the results page. */
export const views = ['list', 'work', 'reviews'] as const;
export type View = (typeof views)[number];

/** Which attempts of each person the page of a work looks at. */
export const attemptChoices = ['last', 'best', 'all'] as const;
export type AttemptChoice = (typeof attemptChoices)[number];

/** What the results page shows besides its filters; all of it lives in the address. */
export interface ResultsAddress {
  view: View;
  /** The work on show in the view of one work: the first of the filter. */
  workId: string | null;
  executionId: string | null;
  attempts: AttemptChoice;
  /** The choice whose options are on show. */
  taskId: string | null;
  /** Whether people are shown by name. */
  names: boolean;
}

const oneOf = <T extends string>(known: readonly T[], asked: string | null): T | undefined =>
  known.find((one) => one === asked);

/** Reads the address; whatever somebody typed into it, the answer is valid. */
export const readAddress = (query: URLSearchParams): ResultsAddress => ({
  view: oneOf(views, query.get('view')) ?? 'list',
  workId: (query.get('workIds') ?? '').split(',').find(Boolean) ?? null,
  executionId: query.get('execution') || null,
  attempts: oneOf(attemptChoices, query.get('attempts')) ?? 'last',
  taskId: query.get('task') || null,
  names: query.get('names') !== 'off',
});

/**
 * The address after a change: what is as at the beginning is left out. Another work has other executions and tasks, and
 * another view begins at its first page.
 */
export function changeAddress(
  query: URLSearchParams,
  change: Partial<ResultsAddress>,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | null, initial: string | null = null) => {
    if (value === null || value === initial) next.delete(name);
    else next.set(name, value);
  };
  if (change.view !== undefined) {
    put('view', change.view, 'list');
    put('page', null);
  }
  if (change.workId !== undefined) {
    put('workIds', change.workId);
    put('execution', null);
    put('task', null);
  }
  if (change.executionId !== undefined) put('execution', change.executionId);
  if (change.attempts !== undefined) put('attempts', change.attempts, 'last');
  if (change.taskId !== undefined) put('task', change.taskId);
  if (change.names !== undefined) put('names', change.names ? null : 'off');
  return next;
}

/** Where a teacher sees one attempt, at one task of it. */
export const attemptPath = (attemptId: string, names: boolean, taskId?: string): string =>
  `/results-user/${encodeURIComponent(attemptId)}${names ? '' : '?names=off'}${taskId ? `#task-${taskId}` : ''}`;
