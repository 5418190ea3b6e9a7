import { type Reduced, type Refusal, refuse } from '../kernel/machine.ts';
import type { ActionParams } from '../kernel/run.ts';
import type { Matter } from './situation-rules.ts';
import type { CleanroomState } from './state.ts';

/** What an action gets: the matter, the state with the seq and time of the action already in it, and its parameters. */
export interface Doing {
  matter: Matter;
  state: CleanroomState;
  params: ActionParams;
}

export interface Handler {
  /** Names of the parameters it may have. */
  takes: readonly string[];
  apply: (doing: Doing) => Reduced<CleanroomState>;
}

/** A text parameter; null where it is missing or of another kind. */
export const textOf = (params: ActionParams, name: string): string | null => {
  const value = params[name];
  return typeof value === 'string' ? value : null;
};

export const numberOf = (params: ActionParams, name: string): number | null => {
  const value = params[name];
  return typeof value === 'number' ? value : null;
};

export const badParam = (param: string): { isDone: false; refusal: Refusal } =>
  refuse('badParam', { param });
