import type { AttemptDetails } from '#shared/contracts/results.ts';

/** What an entry of the log says beyond its action; null where it says nothing of it. */
export interface AuditChanges {
  taskId: string | null;
  mark: number | null;
  markBefore: number | null;
  deadline: string | null;
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Reads an entry, whose fields depend on the action. */
export const changesOf = ({
  before,
  after,
}: Pick<AttemptDetails['audit'][number], 'before' | 'after'>): AuditChanges => ({
  taskId: text(after.taskId),
  mark: number(after.mark),
  markBefore: number(before.mark),
  deadline: text(after.deadline),
});
