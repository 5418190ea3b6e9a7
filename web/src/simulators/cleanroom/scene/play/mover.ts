import type { Room } from '#shared/domain/simulators/cleanroom/facility.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import { eased, mixed, type Point } from '../../../host/affine.ts';
import { blendPose, type Pose } from '../person/bones.ts';
import { type PoseName, poses, walkPose } from '../person/poses.ts';
import type { Cast } from './cast.ts';
import { arrivalOf, passageBetween, type Stand, wayIn } from './places.ts';
import type { Play } from './timeline.ts';

const metresPerSecond = 3.4;
const longestWalk = 1.2;
const stride = 1.35;

/** The shortest turn from one heading to another. */
export const turnTo = (from: number, to: number): number => {
  const full = Math.PI * 2;
  return from + ((((to - from + Math.PI) % full) + full) % full) - Math.PI;
};

/** Walks, sits and reaches: all that the person does with its body, and the doors it goes through. */
export class Mover {
  readonly #cast: Cast;
  stand: Stand | null = null;
  /** The room that the person is just walking out of. */
  leaving: Room | null = null;
  #phase = 0;
  readonly #doors = new Map<string, number>();
  readonly #cells = new Map<string, number>();

  constructor(cast: Cast) {
    this.#cast = cast;
  }

  /** Cells that were opened once, as `<furniture>/<cell>`. */
  get cells(): Iterable<string> {
    return this.#cells.keys();
  }

  /** How one stands or sits while nothing is done. */
  restPose(): PoseName {
    if (this.stand?.isSeated) return 'sit';
    return this.#cast.figure.isHolding ? 'hold' : 'stand';
  }

  /** Puts the figure where it stands. */
  place(shake = 0): void {
    if (this.stand) this.#cast.figure.move(this.stand.at, this.stand.heading, shake);
  }

  /** The person trembles: something was refused. */
  shake(turn: number): void {
    this.place(turn);
  }

  /** 0 is shut, 1 open. */
  openDoor(id: string, openness: number): void {
    this.#doors.set(id, openness);
    this.#cast.house.openDoor(id, openness);
  }

  /** A locker cell, as `<furniture>/<cell>`. */
  openCell(key: string, openness: number): void {
    this.#cells.set(key, openness);
    const [furniture = '', cell = '0'] = key.split('/');
    this.#cast.house.openCell(furniture, Number(cell), openness);
  }

  /** To a place in this room or another, through doors and around furniture. */
  *walk(goal: Stand, next: CleanroomState, names: readonly string[]): Play {
    const from = this.stand;
    if (!from) {
      this.stand = goal;
      return;
    }
    const target = goal.isSeated ? { ...goal, at: beforeSeat(goal) } : goal;
    if (from.room.location === target.room.location) {
      yield* this.#follow(wayIn(target.room, from.at, target.at), target);
    } else {
      const { facility } = this.#cast.world;
      const passage = passageBetween(facility, from.room, target.room, names);
      if (passage) {
        yield* this.#follow(wayIn(from.room, from.at, passage.near), {
          ...from,
          at: passage.near,
        });
        yield* this.#swing(passage.door.id, 1);
        const gap = Math.hypot(passage.out[0] - passage.into[0], passage.out[2] - passage.into[2]);
        const isNear = gap < 3;
        this.leaving = from.room;
        const before = this.stand ?? from;
        this.stand = { ...before, at: isNear ? passage.near : passage.into, room: target.room };
        this.#cast.onRoom();
        const arrival = arrivalOf(target.room, passage.far);
        const isGiven = next.person.at !== null || next.person.spot !== null;
        const end = isGiven || target.isSeated ? target : { ...target, at: arrival };
        const way = isNear ? [passage.near, passage.out, passage.into] : [passage.into];
        const last = wayIn(target.room, passage.far, end.at);
        yield* this.#follow([...way, ...last], end);
        this.leaving = null;
        if (!next.openDoors.includes(passage.door.id)) yield* this.#swing(passage.door.id, 0);
      } else {
        this.stand = target;
        this.#cast.onRoom();
      }
    }
    const heading = turnTo(this.stand?.heading ?? 0, goal.heading);
    const isGiven = next.person.at !== null;
    if (isGiven) yield* this.#turn(heading);
  }

  *#turn(heading: number): Play {
    const from = this.stand;
    if (!from || Math.abs(heading - from.heading) < 0.05) return;
    const feet = snapshot(this.#cast.figure.pose);
    yield {
      seconds: 0.16,
      show: (t) => {
        this.stand = { ...from, heading: mixed(from.heading, heading, eased(t)) };
        blendPose(this.#cast.figure.pose, feet, poses[this.restPose()], t);
        this.place();
      },
    };
  }

  /** Walks along points, turning into each stretch. */
  *#follow(way: readonly Point[], end: Stand): Play {
    const start = this.stand;
    if (!start) return;
    // A stretch without a length has no direction to turn to.
    const points = way.filter((p, i) => {
      const q = way[i - 1];
      return !q || Math.hypot(p[0] - q[0], p[2] - q[2]) > 0.01;
    });
    const lengths = points.slice(1).map((p, i) => {
      const q = points[i] ?? p;
      return Math.hypot(p[0] - q[0], p[2] - q[2]);
    });
    const total = lengths.reduce((a, b) => a + b, 0);
    if (total < 0.03) {
      this.stand = { ...end, heading: start.heading, isSeated: false };
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
        this.stand = { ...end, at: t >= 1 ? end.at : at, heading, isSeated: false };
        const pace = Math.min(1, Math.min(t, 1 - t) * seconds * 9);
        walkPose(figure.pose, this.#phase, pace, figure.isHolding);
        this.place();
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
        this.openDoor(id, mixed(from, openness, eased(t)));
        blendPose(this.#cast.figure.pose, feet, poses[this.restPose()], t);
        this.place();
      },
    };
  }

  /** From the pose of now to another one. */
  *pose(name: PoseName, seconds: number, extra?: (t: number) => void): Play {
    const { figure } = this.#cast;
    const from = snapshot(figure.pose);
    yield {
      seconds,
      show: (t) => {
        blendPose(figure.pose, from, poses[name], eased(t));
        extra?.(t);
        this.place();
      },
    };
  }

  *#glide(name: PoseName, to: Stand, seconds: number): Play {
    const from = this.stand ?? to;
    const heading = turnTo(from.heading, to.heading);
    yield* this.pose(name, seconds, (t) => {
      const k = eased(t);
      this.stand = {
        ...to,
        at: [mixed(from.at[0], to.at[0], k), 0, mixed(from.at[2], to.at[2], k)],
        heading: mixed(from.heading, heading, k),
      };
    });
  }

  /** Sits down on the seat that one stands before. */
  *sit(goal: Stand): Play {
    yield* this.#turn(turnTo(this.stand?.heading ?? 0, goal.heading));
    yield* this.#glide('sit', goal, 0.42);
  }

  /** Stands up from a seat, to before it. */
  *standUp(): Play {
    const from = this.stand;
    if (from) yield* this.#glide('stand', { ...from, at: beforeSeat(from), isSeated: false }, 0.34);
  }

  /** Over the bench: sits down, swings the legs to the other side, stands up there. */
  *cross(goal: Stand): Play {
    const from = this.stand;
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
      yield* this.#turn(turnTo(this.stand?.heading ?? 0, away));
      yield* this.#glide('sit', { ...goal, at: on, heading: away, isSeated: true }, 0.34);
    }
    const seat: Stand = { ...goal, at: on, heading: away + Math.PI, isSeated: true };
    yield* this.#glide('sitTuck', { ...seat, heading: away + Math.PI / 2 }, 0.24);
    yield* this.#glide('sit', seat, 0.28);
    if (goal.isSeated) {
      this.stand = goal;
      return;
    }
    const beyond: Point = [on[0] - Math.sin(away) * 0.5, 0, on[2] - Math.cos(away) * 0.5];
    yield* this.#glide('stand', { ...seat, at: beyond, isSeated: false }, 0.3);
    yield* this.#follow(wayIn(goal.room, beyond, goal.at), goal);
  }
}

const snapshot = (pose: Pose): Pose => pose.slice() as Pose;

const beforeSeat = (seat: Stand): Point => [
  seat.at[0] + Math.sin(seat.heading) * 0.46,
  0,
  seat.at[2] + Math.cos(seat.heading) * 0.46,
];
