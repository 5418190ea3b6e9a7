/** Something that is edited, with what it was before and what was undone. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** What kind of change led here: the next of the same kind joins it, as letters join to a word. */
  kind: string | null;
}

/** How far back one can go. */
const longestPast = 100;

/** A history that begins with this. */
export const begin = <T>(present: T): History<T> => ({
  past: [],
  present,
  future: [],
  kind: null,
});

/** A change. One of the same `kind` as the change before is undone together with it. */
export function changed<T>(
  history: History<T>,
  present: T,
  kind: string | null = null,
): History<T> {
  if (present === history.present) return history;
  if (kind !== null && kind === history.kind && history.past.length > 0) {
    return { ...history, present, future: [] };
  }
  const past = [...history.past, history.present].slice(-longestPast);
  return { past, present, future: [], kind };
}

/** One change back. */
export function undone<T>({ past, present, future, kind }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future, kind };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], kind: null };
}

/** One change forth again. */
export function redone<T>({ past, present, future, kind }: History<T>): History<T> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, present, future, kind };
  return { past: [...past, present], present: next, future: rest, kind: null };
}
