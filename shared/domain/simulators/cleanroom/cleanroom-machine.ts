import { done, type Machine, type Reduced, refuse } from '../kernel/machine.ts';
import { finishCode, type RunEvent } from '../kernel/run.ts';
import { caringHandlers } from './caring.ts';
import { onFloor } from './contamination.ts';
import { badParam, type Handler } from './handler.ts';
import { handlingHandlers } from './handling.ts';
import { allThings } from './look-up.ts';
import { movingHandlers } from './moving.ts';
import { type Matter, withSituations } from './situation-rules.ts';
import type { CleanroomState, ItemState } from './state.ts';

const finish: Handler = {
  takes: [],
  apply: ({ state }) => done({ ...state, finished: true }),
};

const handlers: Record<string, Handler> = {
  ...movingHandlers,
  ...handlingHandlers,
  ...caringHandlers,
  [finishCode]: finish,
};

/** The state before the first action. The seed changes nothing in a cleanroom: every detail is in the case. */
function start(matter: Matter): CleanroomState {
  const { world } = matter;
  const items = world.items.map(
    ({ id, where, condition = 'sound', state }): [string, ItemState] => [
      id,
      {
        where,
        condition,
        ...(state && { state }),
        wornTimes: where.at === 'worn' ? 1 : 0,
        inspected: where.at === 'worn',
      },
    ],
  );
  const { location, side, aspects, cleanHands } = world.person;
  const state: CleanroomState = {
    seq: 0,
    atMs: 0,
    person: {
      location,
      side,
      at: null,
      spot: null,
      seated: false,
      aspects: [...aspects],
      admitted: false,
    },
    items: Object.fromEntries(items),
    openDoors: [],
    openCells: [],
    marks: cleanHands ? {} : { hands: [{ soil: 'street', seq: 0 }] },
    done: {},
    pointed: [],
    situations: {},
    finished: false,
  };
  return allThings(matter, state)
    .filter(({ now }) => now.where.at === 'floor')
    .reduce(onFloor, state);
}

function reduce(matter: Matter, state: CleanroomState, event: RunEvent): Reduced<CleanroomState> {
  const handler = Object.hasOwn(handlers, event.code) ? handlers[event.code] : undefined;
  if (!handler) return refuse('unknownAction', { code: event.code });
  const stray = Object.keys(event.params).find((name) => !handler.takes.includes(name));
  if (stray) return badParam(stray);
  const now = { ...state, seq: event.seq, atMs: event.atMs };
  const reduced = handler.apply({ matter, state: now, params: event.params });
  return reduced.isDone ? done(withSituations(matter, reduced.state)) : reduced;
}

/** The cleanroom as a machine: the rules of matter of dressing, washing, walking and carrying. */
export const cleanroom: Machine<Matter, CleanroomState> = { start, reduce };
