import { available, type Option } from '#shared/domain/simulators/cleanroom/available.ts';
import type {
  RevealedSituation,
  Situation,
  World,
} from '#shared/domain/simulators/cleanroom/case.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import type { Matter } from '#shared/domain/simulators/cleanroom/situation-rules.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import {
  advance,
  type Played,
  type Refusal,
  replay,
} from '#shared/domain/simulators/kernel/machine.ts';
import {
  type Action,
  hintCode,
  type RunEvent,
  undoCode,
} from '#shared/domain/simulators/kernel/run.ts';
import { stateHash } from '#shared/domain/simulators/kernel/state-hash.ts';

/** What a session shows: the state, how it came to be, and what can be done now. */
export interface SessionView {
  matter: Matter;
  played: Played<CleanroomState>;
  events: readonly RunEvent[];
  options: readonly Option[];
  /** The action that led here; null after a jump (reload, undo, conflict). */
  last: Action | null;
  /** What was refused last, until something else is done. */
  refused: { action: Action; refusal: Refusal } | null;
}

export interface SessionOptions {
  world: World;
  seed: number;
  situations: readonly (Situation | RevealedSituation)[];
  events: readonly RunEvent[];
  isTraining: boolean;
  /** Milliseconds since the start of the run. */
  elapsed: () => number;
  /** Events that were done now, to be saved. */
  onEvents: (events: readonly RunEvent[]) => void;
}

/** A run being performed in the browser: the same machine as on the server, one action after another. */
export interface CleanroomSession {
  view: () => SessionView;
  subscribe: (listener: () => void) => () => void;
  /** Does actions one after another, as far as they can be done; the refusal of the first that cannot. */
  perform: (actions: readonly Action[]) => Refusal | null;
  undo: () => void;
  /** Counts a hint. */
  askHint: () => void;
  /** The server has told of situations that have come. */
  reveal: (situations: readonly RevealedSituation[]) => void;
  /** Where the run stands, to be compared with what the server says. */
  hash: () => { seq: number; hash: string };
}

export function createCleanroomSession(options: SessionOptions): CleanroomSession {
  const { world, seed, isTraining, elapsed, onEvents } = options;
  let matter: Matter = { world, situations: options.situations };
  const listeners = new Set<() => void>();

  const load = (events: readonly RunEvent[], last: Action | null): SessionView => {
    // The server has accepted these, so they are possible; what is not, is left out rather than breaking the page.
    const { played } = replay(cleanroom, matter, seed, events, isTraining);
    return show(played, events.slice(0, played.state.seq), last);
  };
  const show = (
    played: Played<CleanroomState>,
    events: readonly RunEvent[],
    last: Action | null,
  ): SessionView => ({
    matter,
    played,
    events,
    options: available(matter, played.state),
    last,
    refused: null,
  });
  let view = load(options.events, null);

  const set = (next: SessionView) => {
    view = next;
    for (const listener of listeners) listener();
  };

  const perform = (actions: readonly Action[]): Refusal | null => {
    let { played, events, last } = view;
    const done: RunEvent[] = [];
    let refused: SessionView['refused'] = null;
    for (const action of actions) {
      const { seq, atMs } = played.state;
      // Time never falls, also where a clock was set back.
      const at = Math.max(atMs, Math.round(elapsed()));
      const event: RunEvent = { seq: seq + 1, atMs: at, ...action };
      const next = advance(cleanroom, matter, played, event, isTraining);
      if (!next.isDone) {
        refused = { action, refusal: next.refusal };
        break;
      }
      played = next.state;
      done.push(event);
      last = action.code === undoCode || action.code === hintCode ? null : action;
    }
    if (done.length > 0) onEvents(done);
    events = [...events, ...done];
    set({ ...(done.length > 0 ? show(played, events, last) : view), refused });
    return refused?.refusal ?? null;
  };

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    perform,
    undo: () => void perform([{ code: undoCode, params: {} }]),
    askHint: () => void perform([{ code: hintCode, params: {} }]),
    reveal: (situations) => {
      const isKnown = (one: RevealedSituation) =>
        matter.situations.some(
          (known) => known.id === one.id && 'sinceSeq' in known && known.sinceSeq === one.sinceSeq,
        );
      if (isTraining || situations.every(isKnown)) return;
      matter = { world, situations };
      set(load(view.events, view.last));
    },
    hash: () => {
      const { state } = view.played;
      return { seq: state.seq, hash: stateHash(state) };
    },
  };
}
