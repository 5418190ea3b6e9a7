import type { Task } from '#shared/domain/works/task.ts';
import { decisionTasks } from './decisions.ts';
import { procedureTasks } from './procedures.ts';
import { processTasks } from './process.ts';
import { reasonTasks } from './reasons.ts';
import { routineTasks } from './routines.ts';
import { examSafetyTasks } from './safety.ts';
import { wordTasks } from './words.ts';

/** Tasks of `work-plasma-exam` in their authored order. */
export const examTasks: Task[] = [
  ...routineTasks,
  ...procedureTasks,
  ...wordTasks,
  ...reasonTasks,
  ...processTasks,
  ...decisionTasks,
  ...examSafetyTasks,
];
