import type { StepWords } from './step-words.ts';
import { arrivingSteps } from './steps-arriving.ts';
import { colleagueSteps } from './steps-colleague.ts';
import { dressingSteps } from './steps-dressing.ts';
import { enteringSteps } from './steps-entering.ts';
import { leavingSteps } from './steps-leaving.ts';

/** The words of every step that a profile may ask for. */
export const stepWords = {
  ...arrivingSteps,
  ...dressingSteps,
  ...enteringSteps,
  ...leavingSteps,
  ...colleagueSteps,
} as const satisfies Record<string, StepWords>;

export type StepWordId = keyof typeof stepWords;
