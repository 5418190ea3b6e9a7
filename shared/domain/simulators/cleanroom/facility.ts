import * as z from 'zod/mini';
import { localTextSchema } from '#shared/language-schemas.ts';
import { locations } from './codes.ts';
import { furnitureKindNames } from './furniture.ts';

/** Ids of furniture, doors and things are short and speak: `locker-hanger`, `S027-1`. None is a word that every object has. */
export const placeIdSchema = z.string().check(
  z.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/),
  z.refine((id) => !(id in Object.prototype)),
);

/** Cells of half a metre, counted from the back left corner: x to the east (right), z to the south (front). */
const cell = z.int().check(z.gte(0), z.lte(39));

/** Cells of the plan of a facility: more than all rooms in a row take, to either side. */
const planCell = z.int().check(z.gte(-400), z.lte(400));

/** Quarter turns clockwise, seen from above; at 0 the front looks to the south. */
export const turnSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

export const furnitureSchema = z.object({
  id: placeIdSchema,
  kind: z.enum(furnitureKindNames),
  /** The cell nearest to the back left corner that it takes after it was turned. */
  x: cell,
  z: cell,
  turn: turnSchema,
});

export type Furniture = z.infer<typeof furnitureSchema>;

export const walls = ['north', 'east', 'south', 'west'] as const;

export type Wall = (typeof walls)[number];

/** A room as it stands in a facility or is edited in the constructor. */
export const roomSchema = z.object({
  location: z.enum(locations),
  name: localTextSchema,
  /** Inner measures in cells. */
  width: z.int().check(z.gte(6), z.lte(24)),
  depth: z.int().check(z.gte(6), z.lte(24)),
  /** Where the room lies in the plan of the facility, in cells. */
  origin: z.object({ x: planCell, z: planCell }),
  furniture: z.array(furnitureSchema).check(z.maxLength(40)),
});

export type Room = z.infer<typeof roomSchema>;

/** The number of a piece among those of its kind in the room, by which they are told apart; null: it is the only one. */
export function numberOf(room: Pick<Room, 'furniture'>, piece: Furniture): number | null {
  const same = room.furniture.filter(({ kind }) => kind === piece.kind);
  return same.length > 1 ? same.indexOf(piece) + 1 : null;
}

/** One end of a door: the wall of a room and the cell along it (from the west or the north) where the opening begins; it is two cells wide. */
const doorEnd = z.object({
  location: z.enum(locations),
  wall: z.enum(walls),
  at: cell,
});

export type DoorEnd = z.infer<typeof doorEnd>;

export const doorSchema = z.object({
  id: placeIdSchema,
  from: doorEnd,
  to: doorEnd,
  /** `forward`: it opens from `from` only, as at a one-way zone. */
  way: z.enum(['both', 'forward']),
  /** `byHand`: it stays open until somebody shuts it. */
  closes: z.enum(['itself', 'byHand']),
  /** Opens only to whoever has shown a card at the reader of the room. */
  needsCard: z.optional(z.boolean()),
  /** Leads to the open. It opens always, but no way is shown through it; that it is for alarms is a matter of the rules. */
  emergency: z.optional(z.boolean()),
});

export type Door = z.infer<typeof doorSchema>;

/** The rooms and the doors between them, where more may be asked of a room. */
export const facilityOf = <T extends typeof roomSchema>(room: T) =>
  z.object({
    rooms: z.array(room).check(z.minLength(1), z.maxLength(7)),
    doors: z.array(doorSchema).check(z.maxLength(16)),
  });

export const facilitySchema = facilityOf(roomSchema);

export type Facility = z.infer<typeof facilitySchema>;

export const doorWidth = 2;
