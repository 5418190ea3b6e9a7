import type { World } from '#shared/domain/simulators/cleanroom/case.ts';
import { deedCodes } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { FurnitureKindName } from '#shared/domain/simulators/cleanroom/furniture.ts';
import { furnitureKind } from '#shared/domain/simulators/cleanroom/furniture.ts';
import type { CleanroomState, ItemState } from '#shared/domain/simulators/cleanroom/state.ts';
import type { Action } from '#shared/domain/simulators/kernel/run.ts';
import { eased, mixed, type Point } from '../../../host/affine.ts';
import type { Sound } from '../../scene-api.ts';
import type { House } from '../house.ts';
import type { Stock } from '../items/stock.ts';
import { blendPose, type Pose } from '../person/bones.ts';
import type { Dress } from '../person/dress.ts';
import type { Figure } from '../person/figure.ts';
import { type PoseName, poses, walkPose } from '../person/poses.ts';
import { adjusting, deeds, dressing, type Gesture, reaching } from './gestures.ts';
import { arrivalOf, passageBetween, type Stand, standOf, wayIn } from './places.ts';
import type { Play } from './timeline.ts';

export interface Cast {
  world: World;
  house: House;
  stock: Stock;
  figure: Figure;
  play: (sound: Sound) => void;
  /** The person has come to another room. */
  onRoom: () => void;
}

const metresPerSecond = 3.4;
const longestWalk = 1.2;
const stride = 1.35;

const turnTo = (from: number, to: number): number => {
  const full = Math.PI * 2;
  return from + ((((to - from + Math.PI) % full) + full) % full) - Math.PI;
};

/** Moves person, doors and things from one state to the next. */
export class Director {
  readonly #cast: Cast;
  #stand: Stand | null = null;
  #state: CleanroomState;
  #phase = 0;
  #doors = new Map<string, number>();
  #cells = new Map<string, number>();
  #dropped: Point | null = null;

  constructor(cast: Cast, state: CleanroomState) {
    this.#cast = cast;
    this.#state = state;
  }

  get stand(): Stand | null {
    return this.#stand;
  }

  get state(): CleanroomState {
    return this.#state;
  }

  /** Shows a state as it is, with nothing moving. */
  settle(state: CleanroomState): void {
    const { world, figure, house } = this.#cast;
    this.#state = state;
    this.#stand = standOf(world.facility, state, this.#stand);
    this.showThings(state);
    for (const door of world.facility.doors)
      this.#openDoor(door.id, state.openDoors.includes(door.id) ? 1 : 0);
    for (const key of new Set([...this.#cells.keys(), ...state.openCells]))
      this.#openCell(key, state.openCells.includes(key) ? 1 : 0);
    for (const room of world.facility.rooms)
      for (const item of room.furniture)
        if (furnitureKind(item.kind).swallows) house.openLid(item.id, 0);
    figure.pose.set(poses[this.#restPose()]);
    this.#place();
  }

  #restPose(): PoseName {
    if (this.#stand?.isSeated) return 'sit';
    return this.#cast.figure.isHolding ? 'hold' : 'stand';
  }

  #place(shake = 0): void {
    if (this.#stand) this.#cast.figure.move(this.#stand.at, this.#stand.heading, shake);
  }

  /** The person trembles: something was refused. */
  shake(turn: number): void {
    this.#place(turn);
  }

  /** Dress, hand and everything that lies about. */
  showThings(state: CleanroomState): void {
    const { figure, stock } = this.#cast;
    stock.show(state, new Set(state.openCells), this.#dropped);
    const held = Object.keys(state.items).find((id) => state.items[id]?.where.at === 'hand');
    figure.wear(this.dressOf(state), held ? stock.heldShape(held) : null);
  }

  dressOf(state: CleanroomState): Dress {
    const { world, stock } = this.#cast;
    const worn = Object.entries(state.items).flatMap(([id, item]) => {
      const code = stock.codeOf(id);
      if (item.where.at !== 'worn' || !code) return [];
      return [{ id, code, isWrong: item.state === 'wrong', condition: item.condition }];
    });
    return { gender: world.person.gender, aspects: state.person.aspects, worn };
  }

  #openDoor(id: string, openness: number): void {
    this.#doors.set(id, openness);
    this.#cast.house.openDoor(id, openness);
  }

  #openCell(key: string, openness: number): void {
    this.#cells.set(key, openness);
    const [furniture = '', cell = '0'] = key.split('/');
    this.#cast.house.openCell(furniture, Number(cell), openness);
  }

  /** The way from the state that is shown to the next one. */
  *play(next: CleanroomState, action: Action): Play {
    const before = this.#state;
    this.#state = next;
    const { world } = this.#cast;
    const names = Object.values(action.params).filter((value) => typeof value === 'string');
    const goal = standOf(world.facility, next, this.#stand);
    const isAway = goal !== null && (this.#stand === null || !sameSpot(this.#stand, goal));
    const hasCrossed =
      before.person.side !== next.person.side && before.person.location === next.person.location;
    if (goal && isAway) {
      if (hasCrossed) yield* this.#cross(goal);
      else {
        if (this.#stand?.isSeated) yield* this.#standUp();
        yield* this.#walk(goal, names);
      }
    }
    yield* this.#act(before, next, action);
    if (goal?.isSeated && !this.#stand?.isSeated) yield* this.#sit(goal);
    yield* this.#pose(this.#restPose(), 0.2);
  }

  *#walk(goal: Stand, names: readonly string[]): Play {
    const from = this.#stand;
    if (!from) {
      this.#stand = goal;
      return;
    }
    const target = goal.isSeated ? { ...goal, at: beforeSeat(goal) } : goal;
    if (from.room.location === target.room.location) {
      yield* this.#follow(wayIn(target.room, from.at, target.at), target);
    } else {
      const { facility } = this.#cast.world;
      const passage = passageBetween(facility, from.room, target.room, names);
      if (passage) {
        yield* this.#follow(wayIn(from.room, from.at, passage.near), from);
        yield* this.#swing(passage.door.id, 1);
        const isNear = Math.hypot(
          passage.out[0] - passage.into[0],
          passage.out[2] - passage.into[2],
        );
        this.#stand = { ...from, at: isNear < 3 ? passage.out : passage.into };
        this.#stand = { ...this.#stand, at: isNear < 3 ? passage.near : passage.into };
        this.#stand = { ...this.#stand, room: target.room };
        this.#cast.onRoom();
        const arrival = arrivalOf(target.room, passage.far);
        const isGiven = this.#state.person.at !== null || this.#state.person.spot !== null;
        const end = isGiven || target.isSeated ? target : { ...target, at: arrival };
        const way = isNear < 3 ? [passage.near, passage.out, passage.into] : [passage.into];
        const last = wayIn(target.room, passage.far, end.at);
        yield* this.#follow([...way, ...last], end);
        if (!this.#state.openDoors.includes(passage.door.id))
          yield* this.#swing(passage.door.id, 0);
      } else {
        this.#stand = target;
        this.#cast.onRoom();
      }
    }
    const heading = turnTo(this.#stand?.heading ?? 0, goal.heading);
    const isGiven = this.#state.person.at !== null;
    if (isGiven) yield* this.#turn(heading);
  }

  *#turn(heading: number): Play {
    const from = this.#stand;
    if (!from || Math.abs(heading - from.heading) < 0.05) return;
    const feet = snapshot(this.#cast.figure.pose);
    yield {
      seconds: 0.16,
      show: (t) => {
        this.#stand = { ...from, heading: mixed(from.heading, heading, eased(t)) };
        blendPose(this.#cast.figure.pose, feet, poses[this.#restPose()], t);
        this.#place();
      },
    };
  }

  /** Walks along points, turning into each stretch. */
  *#follow(points: readonly Point[], end: Stand): Play {
    const start = this.#stand;
    if (!start) return;
    const lengths = points.slice(1).map((p, i) => {
      const q = points[i] ?? p;
      return Math.hypot(p[0] - q[0], p[2] - q[2]);
    });
    const total = lengths.reduce((a, b) => a + b, 0);
    if (total < 0.03) {
      this.#stand = { ...end, heading: start.heading, isSeated: false };
      return;
    }
    const seconds = Math.min(longestWalk, Math.max(0.28, total / metresPerSecond));
    let heading = start.heading;
    let before = 0;
    let sounded = 0;
    const { figure } = this.#cast;
    yield {
      seconds,
      show: (t) => {
        // Starts and stops softly, and keeps its pace between.
        const k = t < 1 ? mixed(t, eased(t), 0.5) : 1;
        let left = k * total;
        let i = 0;
        while (i < lengths.length - 1 && left > (lengths[i] ?? 0)) left -= lengths[i++] ?? 0;
        const [p, q] = [points[i] ?? start.at, points[i + 1] ?? start.at];
        const part = (lengths[i] ?? 0) > 0 ? Math.min(1, left / (lengths[i] ?? 1)) : 1;
        const wish = turnTo(heading, Math.atan2(q[0] - p[0], q[2] - p[2]));
        heading = mixed(heading, wish, Math.min(1, (t - before) * seconds * 13));
        this.#phase += ((t - before) * total) / stride;
        before = t;
        const at: Point = [mixed(p[0], q[0], part), 0, mixed(p[2], q[2], part)];
        this.#stand = { ...end, at: t >= 1 ? end.at : at, heading, isSeated: false };
        const pace = Math.min(1, Math.min(t, 1 - t) * seconds * 9);
        walkPose(figure.pose, this.#phase, pace, figure.isHolding);
        this.#place();
        if (Math.floor(this.#phase * 2) === sounded) return;
        sounded = Math.floor(this.#phase * 2);
        this.#cast.play('step');
      },
    };
  }

  *#swing(id: string, openness: number): Play {
    const from = this.#doors.get(id) ?? 0;
    if (from === openness) return;
    this.#cast.play('door');
    const feet = snapshot(this.#cast.figure.pose);
    yield {
      seconds: 0.22,
      show: (t) => {
        this.#openDoor(id, mixed(from, openness, eased(t)));
        blendPose(this.#cast.figure.pose, feet, poses[this.#restPose()], t);
        this.#place();
      },
    };
  }

  *#pose(name: PoseName, seconds: number, extra?: (t: number) => void): Play {
    const { figure } = this.#cast;
    const from = snapshot(figure.pose);
    yield {
      seconds,
      show: (t) => {
        blendPose(figure.pose, from, poses[name], eased(t));
        extra?.(t);
        this.#place();
      },
    };
  }

  *#glide(name: PoseName, to: Stand, seconds: number): Play {
    const from = this.#stand ?? to;
    const heading = turnTo(from.heading, to.heading);
    yield* this.#pose(name, seconds, (t) => {
      const k = eased(t);
      this.#stand = {
        ...to,
        at: [mixed(from.at[0], to.at[0], k), 0, mixed(from.at[2], to.at[2], k)],
        heading: mixed(from.heading, heading, k),
      };
    });
  }

  *#sit(goal: Stand): Play {
    yield* this.#turn(turnTo(this.#stand?.heading ?? 0, goal.heading));
    yield* this.#glide('sit', goal, 0.42);
  }

  *#standUp(): Play {
    const from = this.#stand;
    if (from) yield* this.#glide('stand', { ...from, at: beforeSeat(from), isSeated: false }, 0.34);
  }

  /** Over the bench: sits down, swings the legs to the other side, stands up there. */
  *#cross(goal: Stand): Play {
    const from = this.#stand;
    if (!from) return;
    const bench = goal.room.furniture.find((item) => item.kind === 'crossBench');
    const isAlongZ = bench ? bench.turn % 2 === 1 : true;
    const middle = bench
      ? goal.room.origin[isAlongZ ? 'x' : 'z'] + (isAlongZ ? bench.x : bench.z) + 0.5
      : 0;
    const on: Point = isAlongZ ? [middle / 2, 0, from.at[2]] : [from.at[0], 0, middle / 2];
    const away = Math.atan2(from.at[0] - on[0], from.at[2] - on[2]);
    if (!from.isSeated) {
      const edge: Point = [on[0] + Math.sin(away) * 0.5, 0, on[2] + Math.cos(away) * 0.5];
      yield* this.#follow(wayIn(from.room, from.at, edge), { ...from, at: edge });
      yield* this.#turn(turnTo(this.#stand?.heading ?? 0, away));
      yield* this.#glide('sit', { ...goal, at: on, heading: away, isSeated: true }, 0.34);
    }
    const seat: Stand = { ...goal, at: on, heading: away + Math.PI, isSeated: true };
    yield* this.#glide('sitTuck', { ...seat, heading: away + Math.PI / 2 }, 0.24);
    yield* this.#glide('sit', seat, 0.28);
    if (goal.isSeated) {
      this.#stand = goal;
      return;
    }
    const beyond: Point = [on[0] - Math.sin(away) * 0.5, 0, on[2] - Math.cos(away) * 0.5];
    yield* this.#glide('stand', { ...seat, at: beyond, isSeated: false }, 0.3);
    yield* this.#follow(wayIn(goal.room, beyond, goal.at), goal);
  }

  *#act(before: CleanroomState, next: CleanroomState, action: Action): Play {
    const shut = [...this.#cells.keys()].filter(
      (key) => before.openCells.includes(key) && !next.openCells.includes(key),
    );
    const opened = next.openCells.filter((key) => !before.openCells.includes(key));
    const doors = this.#cast.world.facility.doors.filter(
      ({ id }) => before.openDoors.includes(id) !== next.openDoors.includes(id),
    );
    if (opened.length > 0) this.showThings(next);
    for (const gesture of this.#gestures(before, next, action)) {
      for (const [index, pose] of gesture.poses.entries()) {
        const isChange = index === gesture.changesAt;
        if (index === 0 && gesture.sound) this.#cast.play(gesture.sound);
        yield* this.#pose(pose, gesture.each, (t) => {
          if (!isChange) return;
          for (const key of opened) this.#openCell(key, eased(t));
          for (const key of shut) this.#openCell(key, 1 - eased(t));
          for (const { id } of doors) {
            const to = next.openDoors.includes(id) ? 1 : 0;
            this.#openDoor(id, mixed(1 - to, to, eased(t)));
          }
        });
        if (isChange) this.#change(before, next);
      }
    }
    this.#change(before, next);
  }

  #change(before: CleanroomState, next: CleanroomState): void {
    const stand = this.#stand;
    if (stand)
      this.#dropped = [
        stand.at[0] + Math.sin(stand.heading) * 0.34,
        0,
        stand.at[2] + Math.cos(stand.heading) * 0.34,
      ];
    if (before !== next) this.showThings(next);
    this.#dropped = null;
  }

  #gestures(before: CleanroomState, next: CleanroomState, action: Action): Gesture[] {
    const { stock } = this.#cast;
    const kinds = new Map(
      this.#cast.world.facility.rooms.flatMap((room) =>
        room.furniture.map((item): [string, FurnitureKindName] => [item.id, item.kind]),
      ),
    );
    const isSeated = this.#stand?.isSeated ?? false;
    const kindOf = (id: string) => kinds.get(id);
    const all: Gesture[] = [];
    for (const [id, now] of Object.entries(next.items)) {
      const was = before.items[id];
      const code = stock.codeOf(id);
      if (!was || !code) continue;
      if (action.code === deedCodes.adjust && was.state !== now.state) all.push(adjusting(code));
      if (sameWhere(was, now)) continue;
      const isDress = now.where.at === 'worn' || was.where.at === 'worn';
      const far = isDress && now.where.at === 'worn' ? was.where : now.where;
      if (far.at !== 'hand' && far.at !== 'worn') all.push(reaching(far, kindOf, isSeated));
      else if (was.where.at !== 'hand' && was.where.at !== 'worn')
        all.push(reaching(was.where, kindOf, isSeated));
      if (isDress) {
        const dress = dressing(code, isSeated);
        if (now.where.at === 'worn') all.push(dress);
        else all.unshift(dress);
      }
      break;
    }
    const deed = deeds[action.code];
    if (deed && all.length === 0) {
      const isWalk =
        action.code === deedCodes.door && before.person.location !== next.person.location;
      if (!isWalk) all.push(deed);
    }
    return all.slice(0, 2);
  }
}

const snapshot = (pose: Pose): Pose => pose.slice() as Pose;

const sameSpot = (a: Stand, b: Stand): boolean =>
  a.room.location === b.room.location &&
  a.isSeated === b.isSeated &&
  Math.hypot(a.at[0] - b.at[0], a.at[2] - b.at[2]) < 0.05 &&
  Math.abs(turnTo(a.heading, b.heading) - a.heading) < 0.1;

const beforeSeat = (seat: Stand): Point => [
  seat.at[0] + Math.sin(seat.heading) * 0.46,
  0,
  seat.at[2] + Math.cos(seat.heading) * 0.46,
];

const sameWhere = (a: ItemState, b: ItemState): boolean =>
  JSON.stringify(a.where) === JSON.stringify(b.where);
