import { finishCode, hintCode, maxEvents, type RunEvent, undoCode } from './run.ts';

/** Why something cannot be done: a word for the reason and the things it is about, for `explain` to put into a sentence. */
export interface Refusal {
  reason: string;
  subjects: Record<string, string | number>;
}

export type Reduced<State> = { isDone: true; state: State } | { isDone: false; refusal: Refusal };

export const done = <State>(state: State): Reduced<State> => ({ isDone: true, state });

export const refuse = (
  reason: string,
  subjects: Refusal['subjects'] = {},
): { isDone: false; refusal: Refusal } => ({ isDone: false, refusal: { reason, subjects } });

/** What every simulator's state has, whatever else it holds. */
export interface MachineState {
  /** Number of the last event. */
  seq: number;
  /** Time of the last event, milliseconds since the start of the run. */
  atMs: number;
  finished: boolean;
}

/** A simulator: pure and deterministic, so that browser, server and replay come to the same state. */
export interface Machine<Matter, State extends MachineState> {
  start(matter: Matter, seed: number): State;
  /** One action. "Refused is only what is physically impossible"; what is merely wrong happens. Gets no undo and no hint. */
  reduce(matter: Matter, state: State, event: RunEvent): Reduced<State>;
}

/** One event that happened, with the state before and after it. */
export interface TraceStep<State> {
  event: RunEvent;
  before: State;
  after: State;
}

/** A run as it was played: what was done and not taken back, and how often a hint was asked for. */
export interface Played<State> {
  state: State;
  trace: TraceStep<State>[];
  hints: number;
}

export const opening = <Matter, State extends MachineState>(
  machine: Machine<Matter, State>,
  matter: Matter,
  seed: number,
): Played<State> => ({ state: machine.start(matter, seed), trace: [], hints: 0 });

/**
 * Plays one event on. Undo and hint are the kernel's own: an undo goes back to the state before the last action
 * that still stands, a hint changes nothing; both stay in the log. They are refused where the mode has none. The last of
 * the `most` events can only be the finish; whoever just looks ahead has as many as it takes.
 */
export function advance<Matter, State extends MachineState>(
  machine: Machine<Matter, State>,
  matter: Matter,
  played: Played<State>,
  event: RunEvent,
  isTraining: boolean,
  most = maxEvents,
): Reduced<Played<State>> {
  const { state, trace } = played;
  if (event.seq !== state.seq + 1) return refuse('notNext', { expected: state.seq + 1 });
  if (event.atMs < state.atMs) return refuse('clockBack');
  if (state.finished) return refuse('finished');
  if (event.seq >= most && event.code !== finishCode) return refuse('tooLong');
  const moved = { seq: event.seq, atMs: event.atMs };
  if (event.code === undoCode || event.code === hintCode) {
    if (!isTraining) return refuse('notInThisMode');
    if (event.code === hintCode) {
      return done({ trace, state: { ...state, ...moved }, hints: played.hints + 1 });
    }
    const last = trace.at(-1);
    if (!last) return refuse('nothingToUndo');
    return done({ ...played, trace: trace.slice(0, -1), state: { ...last.before, ...moved } });
  }
  const reduced = machine.reduce(matter, state, event);
  if (!reduced.isDone) return reduced;
  const after = { ...reduced.state, ...moved };
  return done({ ...played, state: after, trace: [...trace, { event, before: state, after }] });
}

/** A whole log: how it was played, or the first event that is impossible and why. */
export type Replay<State> =
  | { isPossible: true; played: Played<State> }
  | { isPossible: false; event: RunEvent; refusal: Refusal; played: Played<State> };

export function replay<Matter, State extends MachineState>(
  machine: Machine<Matter, State>,
  matter: Matter,
  seed: number,
  events: readonly RunEvent[],
  isTraining: boolean,
): Replay<State> {
  let played = opening(machine, matter, seed);
  for (const event of events) {
    const next = advance(machine, matter, played, event, isTraining);
    if (!next.isDone) return { isPossible: false, event, refusal: next.refusal, played };
    played = next.state;
  }
  return { isPossible: true, played };
}
