import type { Task } from '#shared/domain/works/task.ts';

/** The files that a task shows: its picture, those of its options, the one to draw on. */
export function filesOf(task: Task): string[] {
  const options = 'options' in task ? task.options.flatMap((option) => option.image ?? []) : [];
  const picture = task.type === 'PAINT' ? [task.picture] : [];
  return [...(task.image ? [task.image.fileId] : []), ...options, ...picture];
}
