import type { Location, MapView } from '#shared/domain/simulators/cleanroom/codes.ts';

import type { Facility } from '#shared/domain/simulators/cleanroom/facility.ts';
import { clamped, lengthOf, minus, type Point, plus, times3 } from '../../host/affine.ts';
import { type Bounds, type CameraRig, framed, type Shot } from '../../host/camera-rig.ts';
import type { Stage } from '../../host/stage.ts';
import type { Focus } from '../scene-api.ts';
import type { House } from './house.ts';
import { facilityBounds, roomAt, roomBounds, wallHeight } from './layout.ts';

const degrees = Math.PI / 180;
/** Walls are lower where all rooms are seen at once. */
const mapWall = 0.4;
const planWall = 0.5;
/** What is seen of the surroundings of a person near by, and how far they may walk before the camera follows; metres. */
const nearWidth = 0.45;
const nearHeight = 2;
const nearStep = 0.6;
/** Room around the walls of a plan, and how far they lie below the middle, in parts of half the height. */
const planMargin = 1.18;
const planShift = 0.06;

interface Seen {
  presence: number;
  north: number;
  west: number;
}

/** Which rooms are seen from where, and how they come and go. */
export class Views {
  readonly #rig: CameraRig;
  readonly #stage: Stage;
  readonly #house: House;
  readonly #facility: Facility;
  #view: MapView = 'Isometric';
  #focus: Focus = 'person';
  #home: Location;
  /** Where the person stands. */
  #person: Point = [0, 0, 0];
  #aspect = 1;
  #free: { yaw: number; pitch: number; zoom: number } | null = null;
  readonly #seen = new Map<Location, Seen>();
  isReduced = false;

  constructor(rig: CameraRig, stage: Stage, house: House, facility: Facility, home: Location) {
    this.#rig = rig;
    this.#stage = stage;
    this.#house = house;
    this.#facility = facility;
    this.#home = home;
    for (const { location } of facility.rooms)
      this.#seen.set(location, { presence: 0, north: 1, west: 1 });
    this.refresh(true);
  }

  get isFree(): boolean {
    return this.#view === 'Free';
  }

  get isMap(): boolean {
    return this.#focus === 'map';
  }

  setView(view: MapView): void {
    this.#view = view;
    this.#free = null;
    this.refresh();
  }

  setFocus(focus: Focus): void {
    this.#focus = focus;
    this.refresh();
  }

  /** The person has come to another room. */
  setHome(home: Location): void {
    if (home === this.#home) return;
    this.#home = home;
    if (this.#room() === home) this.refresh();
  }

  /** Where the person is now: the camera follows where it looks at them from near by. */
  follow(at: Point): void {
    const isNear = this.#focus === 'close';
    if (isNear && lengthOf(minus(at, this.#person)) < nearStep) return;
    this.#person = at;
    if (isNear) this.refresh();
  }

  setAspect(aspect: number): void {
    this.#aspect = aspect;
    this.#rig.setAspect(aspect);
    this.refresh(true);
  }

  #room(): Location | null {
    if (this.#focus === 'map') return null;
    return this.#focus === 'person' || this.#focus === 'close' ? this.#home : this.#focus;
  }

  /** Boxes of the rooms that are looked at. */
  #boxes(height: number): Bounds[] {
    if (this.#focus === 'close') {
      const [x, , z] = this.#person;
      return [
        {
          low: [x - nearWidth, 0, z - nearWidth],
          high: [x + nearWidth, nearHeight, z + nearWidth],
        },
      ];
    }
    const location = this.#room();
    const room = location === null ? undefined : roomAt(this.#facility, location);
    return (room ? [room] : this.#facility.rooms).map((one) => roomBounds(one, height));
  }

  #shot(): Shot {
    const { isMap } = this;
    if (this.#view === 'Plan') {
      const plan = framed(this.#boxes(0.4), 0, 90 * degrees, this.#aspect, planMargin);
      // The buttons lie over the upper edge: the walls come out below them.
      const north: Point = [0, 0, -plan.reach * planShift];
      return { ...plan, target: plus(plan.target, north) };
    }
    const isTall = this.#aspect < 0.8;
    const pitch = isMap ? 50 : isTall ? 46 : 35.3;
    const boxes = this.#boxes(isMap ? 1.2 : wallHeight);
    const shot = framed(boxes, 45 * degrees, pitch * degrees, this.#aspect, isTall ? 1.03 : 1.07);
    if (!this.#free) return shot;
    const { yaw, pitch: tilt, zoom } = this.#free;
    return { ...shot, yaw, pitch: tilt, reach: shot.reach / zoom };
  }

  /** Looks anew; `isAtOnce` without easing. */
  refresh(isAtOnce = false): void {
    this.#rig.goTo(this.#shot(), isAtOnce || this.isReduced);
    if (isAtOnce || this.isReduced) this.#settle();
    this.#light();
  }

  /** Orbits and zooms, in the free view. */
  turn(dx: number, dy: number, factor: number): void {
    const now = this.#free ?? { yaw: this.#rig.shot.yaw, pitch: this.#rig.shot.pitch, zoom: 1 };
    this.#free = {
      yaw: now.yaw - dx * 0.008,
      pitch: clamped(now.pitch + dy * 0.006, 0.25, 1.53),
      zoom: clamped(now.zoom * factor, 0.6, 5),
    };
    this.#rig.goTo(this.#shot(), true);
    this.#settle();
  }

  #wish(location: Location): Seen {
    const only = this.#room();
    const presence = only === null || only === location ? 1 : 0;
    const base = this.isMap ? mapWall : this.#view === 'Plan' ? planWall : 1;
    const { yaw } = this.#rig.goal;
    const behind = (k: number): number => (this.isFree && k < -0.1 ? 0.06 : base);
    return { presence, north: behind(Math.cos(yaw)), west: behind(Math.sin(yaw)) };
  }

  #settle(): void {
    for (const [location] of this.#seen) {
      const wish = this.#wish(location);
      this.#seen.set(location, wish);
      this.#house.present(location, wish.presence, wish.north, wish.west);
    }
    this.#stage.touchShadow();
  }

  /** Eases rooms in and out; true: there is more to come. */
  step(seconds: number): boolean {
    let isMoving = this.#rig.step(seconds);
    let hasChanged = false;
    for (const [location, now] of this.#seen) {
      const wish = this.#wish(location);
      for (const key of ['presence', 'north', 'west'] as const) {
        const way = wish[key] - now[key];
        if (way === 0) continue;
        const step = seconds / (wish[key] > now[key] ? 0.55 : 0.4);
        now[key] += clamped(way, -step, step);
        hasChanged = true;
      }
      if (this.#house.present(location, now.presence, now.north, now.west)) isMoving = true;
    }
    if (hasChanged) {
      this.#light();
      this.#stage.touchShadow();
    }
    return isMoving || hasChanged;
  }

  /** Shadows are reckoned for the rooms that are seen. */
  #light(): void {
    const rooms = this.#facility.rooms.filter(
      (room) =>
        (this.#seen.get(room.location)?.presence ?? 0) > 0 ||
        room.location === this.#room() ||
        this.isMap,
    );
    const bounds = facilityBounds({ ...this.#facility, rooms }, 2.4);
    const centre: Point = times3(plus(bounds.low, bounds.high), 0.5);
    this.#stage.lightUp(centre, lengthOf(minus(bounds.high, bounds.low)) / 2 + 0.2);
  }
}
