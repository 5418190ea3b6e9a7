import type { ItemInstance, Situation, World } from '#shared/domain/simulators/cleanroom/case.ts';
import type { ItemCode } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import { cleanroom } from '#shared/domain/simulators/cleanroom/cleanroom-machine.ts';
import type {
  Door,
  DoorEnd,
  Facility,
  Furniture,
  Room,
} from '#shared/domain/simulators/cleanroom/facility.ts';
import type { FurnitureKindName } from '#shared/domain/simulators/cleanroom/furniture.ts';
import type { Matter } from '#shared/domain/simulators/cleanroom/situation-rules.ts';
import type {
  CleanroomState,
  PersonState,
  Whereabouts,
} from '#shared/domain/simulators/cleanroom/state.ts';
import { advance, opening, type Refusal } from '#shared/domain/simulators/kernel/machine.ts';
import type { Action } from '#shared/domain/simulators/kernel/run.ts';
import { stateHash } from '#shared/domain/simulators/kernel/state-hash.ts';

const text = (ru: string) => ({ ru });

export const put = (
  kind: FurnitureKindName,
  x: number,
  z: number,
  turn: Furniture['turn'] = 0,
  id: string = kind,
): Furniture => ({ id, kind, x, z, turn });

export const roomWith = (
  location: Room['location'],
  furniture: Furniture[],
  width = 12,
  depth = 8,
  x = 0,
): Room => ({
  location,
  name: text(location),
  width,
  depth,
  origin: { x, z: 0 },
  furniture,
});

export const end = (location: DoorEnd['location'], wall: DoorEnd['wall'], at: number) => ({
  location,
  wall,
  at,
});

/**
 * Three rooms in a row from the street to the clean side, each thing once:
 * `locker` (street), `separate` with its bench from wall to wall, `dressing` (clean).
 */
export const smallFacility: Facility = {
  rooms: [
    roomWith('locker', [
      put('lockers', 0, 0),
      put('hanger', 5, 0),
      put('sinkTable', 8, 0),
      put('mirror', 0, 3, 3),
      put('bench', 4, 4),
      put('bin', 0, 6, 3),
      put('cardReader', 11, 0),
      put('shoeCleaner', 11, 7, 2),
    ]),
    roomWith(
      'separate',
      [
        put('crossBench', 5, 0, 1),
        put('shoeShelf', 0, 0),
        put('glovesShelf', 6, 0),
        put('stickyMat', 7, 4),
        put('laundryBin', 6, 9, 2),
      ],
      10,
      10,
      12,
    ),
    roomWith(
      'dressing',
      [
        put('rack', 1, 0),
        put('passBox', 6, 0),
        put('airShower', 3, 3),
        put('esdTester', 7, 4, 1),
        put('colleague', 7, 7, 2),
      ],
      8,
      8,
      22,
    ),
  ],
  doors: [
    {
      id: 'gate',
      from: end('locker', 'east', 3),
      to: end('separate', 'west', 3),
      way: 'both',
      closes: 'itself',
    },
    {
      id: 'inner',
      from: end('separate', 'east', 7),
      to: end('dressing', 'west', 2),
      way: 'both',
      closes: 'byHand',
    },
  ],
};

/** The facility with other properties of one of its doors. */
export const withDoor = (id: string, change: Partial<Door>): Facility => ({
  ...smallFacility,
  doors: smallFacility.doors.map((door) => (door.id === id ? { ...door, ...change } : door)),
});

export const at = (id: string, cell?: number): Whereabouts => ({
  at: 'furniture',
  id,
  ...(cell !== undefined && { cell }),
});

export const item = (
  id: string,
  code: ItemCode,
  where: Whereabouts,
  more: Partial<ItemInstance> = {},
): ItemInstance => ({ id, code, where, ...more });

/** Somebody from the street with a bag, and one of everything that is worn in the clean zone, in size L. */
export const smallStock: ItemInstance[] = [
  item('underwear', 'S007', { at: 'worn' }),
  item('jeans', 'S006', { at: 'worn' }),
  item('shirt', 'S005', { at: 'worn' }),
  item('coat', 'S008', { at: 'worn' }),
  item('boots', 'S002', { at: 'worn' }),
  item('bag', 'S004', { at: 'worn' }),
  item('card', 'S013', { at: 'bag' }),
  item('apple', 'S011', { at: 'bag' }),
  item('shoes', 'S003', at('shoeShelf')),
  item('covers', 'S001', at('shoeShelf')),
  item('hat', 'S010', at('glovesShelf')),
  item('mask', 'S024', at('glovesShelf')),
  item('gloves', 'S020', at('glovesShelf')),
  item('alcohol', 'S016', at('glovesShelf')),
  item('napkin', 'S017', at('glovesShelf')),
  item('coverall', 'S027', at('rack'), { size: 'L' }),
  item('hood', 'S028', at('rack')),
  item('glasses', 'S029', at('rack')),
  item('overboots', 'S030', at('rack')),
];

interface WorldChange extends Partial<Omit<World, 'person'>> {
  person?: Partial<World['person']>;
  /** Things beside the small stock. */
  more?: ItemInstance[];
}

export const worldOf = ({ person, more = [], ...change }: WorldChange = {}): World => ({
  facility: smallFacility,
  items: [...smallStock, ...more],
  ...change,
  person: {
    gender: 'man',
    location: 'locker',
    side: 'street',
    sizes: { gloves: 'L', mask: 'L', coverall: 'L' },
    aspects: [],
    cell: 4,
    ...person,
  },
});

export const matterOf = (change: WorldChange = {}, situations: Situation[] = []): Matter => ({
  world: worldOf(change),
  situations,
});

export interface Scene extends Partial<Omit<CleanroomState, 'person' | 'items'>> {
  person?: Partial<PersonState>;
  /** Where things are now. */
  where?: Record<string, Whereabouts>;
  /** What is worn now and all that is; the rest lies where it lay. */
  wears?: string[];
}

/** A state in the middle of a run. */
export function sceneOf(matter: Matter, scene: Scene = {}): CleanroomState {
  const { person, where = {}, wears, ...more } = scene;
  const start = cleanroom.start(matter, 0);
  const items = Object.entries(start.items).map(([id, now]) => {
    const isTakenOff = wears && now.where.at === 'worn' && !wears.includes(id);
    const is: Whereabouts = wears?.includes(id)
      ? { at: 'worn' }
      : isTakenOff
        ? at('hanger')
        : now.where;
    const wornTimes = is.at === 'worn' ? 1 : now.wornTimes;
    return [id, { ...now, where: where[id] ?? is, wornTimes }] as const;
  });
  return {
    ...start,
    ...more,
    person: { ...start.person, ...person },
    items: Object.fromEntries(items),
  };
}

export const act = (code: string, params: Action['params'] = {}): Action => ({ code, params });

/** Does actions one after another a second apart; the refusal of the first that is impossible. */
export function attempt(
  matter: Matter,
  state: CleanroomState,
  actions: readonly Action[],
): { state: CleanroomState; refusal: Refusal | null } {
  let played = { ...opening(cleanroom, matter, 0), state };
  for (const action of actions) {
    const { seq, atMs } = played.state;
    const event = { seq: seq + 1, atMs: atMs + 1000, ...action };
    const next = advance(cleanroom, matter, played, event, false);
    if (!next.isDone) return { state: played.state, refusal: next.refusal };
    played = next.state;
  }
  return { state: played.state, refusal: null };
}

/** The state after actions that are all possible. */
export function stateAfter(matter: Matter, scene: Scene, ...actions: Action[]): CleanroomState {
  const { state, refusal } = attempt(matter, sceneOf(matter, scene), actions);
  if (refusal) throw new Error(`${refusal.reason} ${JSON.stringify(refusal.subjects)}`);
  return state;
}

/** Why an action is refused in a scene; a refused action leaves the state as it is. */
export function refusalOf(matter: Matter, scene: Scene, action: Action): Refusal | null {
  const state = sceneOf(matter, scene);
  const hash = stateHash(state);
  const { refusal } = attempt(matter, state, [action]);
  if (stateHash(state) !== hash) throw new Error(`${action.code} changed the state it was given`);
  return refusal;
}

/** One refusal: the reason, when it is, where it happens, what is tried, and what the answer is about. */
export type RefusalRow = [
  reason: string,
  when: string,
  scene: Scene,
  action: Action,
  subjects?: Refusal['subjects'],
  matter?: Matter,
];
