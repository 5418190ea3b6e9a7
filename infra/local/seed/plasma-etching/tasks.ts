import type { Task } from '#shared/domain/works/task.ts';
import { chemistryTasks } from './tasks-chemistry.ts';
import { equipmentTasks } from './tasks-equipment.ts';
import { physicsTasks } from './tasks-physics.ts';
import { safetyTasks } from './tasks-safety.ts';

/** Tasks of `work-plasma-test` in their authored order. */
export const tasks: Task[] = [
  ...physicsTasks,
  ...chemistryTasks,
  ...equipmentTasks,
  ...safetyTasks,
];
