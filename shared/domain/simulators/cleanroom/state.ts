import type { Aspect, Location } from './codes.ts';

/** Where a thing is. */
export type Whereabouts =
  | { at: 'worn' }
  | { at: 'hand' }
  | { at: 'bag' }
  /** At, on or in a piece of furniture; `cell` is the number of a locker cell, 1-8. */
  | { at: 'furniture'; id: string; cell?: number | undefined }
  | { at: 'floor'; location: Location };

export type Condition = 'sound' | 'damaged' | 'used' | 'dirty';

export interface ItemState {
  where: Whereabouts;
  condition: Condition;
  /** "Gloves and masks have state wrong or correct, wrong by default": of things that are adjusted, while they are worn. */
  state?: 'wrong' | 'correct';
  /** How often it was put on. */
  wornTimes: number;
  /** Somebody has looked it over, so its condition is known. */
  inspected: boolean;
}

/** What soils a surface: street dirt, bare skin, the floor, a bin, cosmetics. */
export type Soil = 'street' | 'skin' | 'floor' | 'bin' | 'cosmetics';

/** Dirt on a surface, and the action that brought it there; `seq` 0 was there at the start. */
export interface Mark {
  soil: Soil;
  seq: number;
  /** The surface that it came from, where it was carried over. */
  from?: Surface | undefined;
}

/** `hands`, `face`, `item:<id>` (its outside), `furniture:<id>`. */
export type Surface = 'hands' | 'face' | `item:${string}` | `furniture:${string}`;

export type Side = 'street' | 'clean';

/** Where and how the person stands. */
export interface PersonState {
  location: Location;
  /** Side of the crossing bench, in the room that has one. */
  side: Side;
  /** The piece of furniture that the person stands at; null: somewhere in the room. */
  at: string | null;
  /** Cell of the floor where the person stands when `at` is null and a spot was chosen. */
  spot: { x: number; z: number } | null;
  seated: boolean;
  aspects: Aspect[];
  /** Has shown the card at the reader of this room. */
  admitted: boolean;
}

/** Everything that changes during a run; plain data, equal for equal runs wherever they are replayed. */
export interface CleanroomState {
  seq: number;
  atMs: number;
  person: PersonState;
  items: Record<string, ItemState>;
  /** Doors that stand open. */
  openDoors: string[];
  /** Locker cells that stand open, as `<furniture>/<cell>`. */
  openCells: string[];
  /** Dirt by surface; a clean surface has no entry. */
  marks: Partial<Record<Surface, Mark[]>>;
  /** What was done at furniture and is not seen elsewhere, for example the mat walked over: use and times. */
  done: Record<string, number>;
  /** Points of a colleague that were named. */
  pointed: string[];
  /** Situations that have come, with the seq after which they are there. */
  situations: Record<string, number>;
  finished: boolean;
}
