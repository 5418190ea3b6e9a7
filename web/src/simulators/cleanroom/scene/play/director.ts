import { deedCodes, type Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { FurnitureKindName } from '#shared/domain/simulators/cleanroom/furniture.ts';
import { furnitureKind } from '#shared/domain/simulators/cleanroom/furniture.ts';
import type { CleanroomState, ItemState } from '#shared/domain/simulators/cleanroom/state.ts';
import type { Action } from '#shared/domain/simulators/kernel/run.ts';
import { eased, mixed, type Point } from '../../../host/affine.ts';
import type { Dress } from '../person/dress.ts';
import { poses } from '../person/poses.ts';
import type { Cast } from './cast.ts';
import { adjusting, deedOf, dressing, type Gesture, reaching } from './gestures.ts';
import { Mover, turnTo } from './mover.ts';
import { type Stand, standOf } from './places.ts';
import type { Play } from './timeline.ts';

/** Moves person, doors and things from one state to the next. */
export class Director {
  readonly #cast: Cast;
  #state: CleanroomState;
  readonly #mover: Mover;
  #dropped: Point | null = null;

  constructor(cast: Cast, state: CleanroomState) {
    this.#cast = cast;
    this.#mover = new Mover(cast);
    this.#state = state;
  }

  get stand(): Stand | null {
    return this.#mover.stand;
  }

  /** The rooms that the person is in: two, while it walks from one to the other. */
  get rooms(): Location[] {
    const { stand, leaving } = this.#mover;
    return [stand?.room, leaving].flatMap((room) => (room ? [room.location] : []));
  }

  get state(): CleanroomState {
    return this.#state;
  }

  /** Shows a state as it is, with nothing moving. */
  settle(state: CleanroomState): void {
    const { world, figure, house } = this.#cast;
    this.#state = state;
    this.#mover.stand = standOf(world.facility, state, this.#mover.stand);
    this.#mover.leaving = null;
    this.showThings(state);
    for (const door of world.facility.doors)
      this.#mover.openDoor(door.id, state.openDoors.includes(door.id) ? 1 : 0);
    for (const key of new Set([...this.#mover.cells, ...state.openCells]))
      this.#mover.openCell(key, state.openCells.includes(key) ? 1 : 0);
    for (const room of world.facility.rooms)
      for (const item of room.furniture)
        if (furnitureKind(item.kind).swallows) house.openLid(item.id, 0);
    figure.pose.set(poses[this.#mover.restPose()]);
    this.#mover.place();
  }

  /** The person trembles: something was refused. */
  shake(turn: number): void {
    this.#mover.place(turn);
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

  /** The way from the state that is shown to the next one. */
  *play(next: CleanroomState, action: Action): Play {
    const before = this.#state;
    this.#state = next;
    const { world } = this.#cast;
    const names = Object.values(action.params).filter((value) => typeof value === 'string');
    const goal = standOf(world.facility, next, this.#mover.stand);
    const isAway =
      goal !== null && (this.#mover.stand === null || !sameSpot(this.#mover.stand, goal));
    const hasCrossed =
      before.person.side !== next.person.side && before.person.location === next.person.location;
    if (goal && isAway) {
      if (hasCrossed) yield* this.#mover.cross(goal);
      else {
        if (this.#mover.stand?.isSeated) yield* this.#mover.standUp();
        yield* this.#mover.walk(goal, next, names);
      }
    }
    yield* this.#act(before, next, action);
    if (goal?.isSeated && !this.#mover.stand?.isSeated) yield* this.#mover.sit(goal);
    yield* this.#mover.pose(this.#mover.restPose(), 0.2);
  }

  *#act(before: CleanroomState, next: CleanroomState, action: Action): Play {
    const shut = [...this.#mover.cells].filter(
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
        yield* this.#mover.pose(pose, gesture.each, (t) => {
          if (!isChange) return;
          for (const key of opened) this.#mover.openCell(key, eased(t));
          for (const key of shut) this.#mover.openCell(key, 1 - eased(t));
          for (const { id } of doors) {
            const to = next.openDoors.includes(id) ? 1 : 0;
            this.#mover.openDoor(id, mixed(1 - to, to, eased(t)));
          }
        });
        if (isChange) this.#change(before, next);
      }
    }
    this.#change(before, next);
  }

  #change(before: CleanroomState, next: CleanroomState): void {
    const stand = this.#mover.stand;
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
    const isSeated = this.#mover.stand?.isSeated ?? false;
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
    const deed = deedOf(action);
    if (deed && all.length === 0) {
      const isWalk =
        action.code === deedCodes.door && before.person.location !== next.person.location;
      if (!isWalk) all.push(deed);
    }
    return all.slice(0, 2);
  }
}

const sameSpot = (a: Stand, b: Stand): boolean =>
  a.room.location === b.room.location &&
  a.isSeated === b.isSeated &&
  Math.hypot(a.at[0] - b.at[0], a.at[2] - b.at[2]) < 0.05 &&
  Math.abs(turnTo(a.heading, b.heading) - a.heading) < 0.1;

const sameWhere = (a: ItemState, b: ItemState): boolean =>
  JSON.stringify(a.where) === JSON.stringify(b.where);
