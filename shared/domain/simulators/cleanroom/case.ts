import * as z from 'zod/mini';
import { idSchema } from '#shared/domain/ids.ts';
import { localTextSchema } from '#shared/language-schemas.ts';
import { type ItemCode, itemCodes, sizes } from './catalogue.ts';
import { aspects, locations } from './codes.ts';
import { facilitySchema, placeIdSchema } from './facility.ts';

const itemCode = z.enum(itemCodes as [ItemCode, ...ItemCode[]]);
const condition = z.enum(['sound', 'damaged', 'used', 'dirty']);

const startPlace = z.discriminatedUnion('at', [
  z.object({ at: z.literal('worn') }),
  z.object({ at: z.literal('hand') }),
  z.object({ at: z.literal('bag') }),
  z.object({
    at: z.literal('furniture'),
    id: placeIdSchema,
    cell: z.optional(z.int().check(z.gte(1), z.lte(8))),
  }),
  z.object({ at: z.literal('floor'), location: z.enum(locations) }),
]);

/** One thing of a case; two of the same code have ids of their own. */
export const itemInstanceSchema = z.object({
  id: placeIdSchema,
  code: itemCode,
  where: startPlace,
  condition: z.optional(condition),
  /** Worn rightly from the start, where the person begins dressed. */
  state: z.optional(z.enum(['wrong', 'correct'])),
  /** Of a garment that comes in sizes and is not told apart by its code. */
  size: z.optional(z.enum(sizes)),
});

export type ItemInstance = z.infer<typeof itemInstanceSchema>;

/** What of a colleague can be pointed at. */
export const bodyPoints = [
  'hair',
  'eyes',
  'mask',
  'ears',
  'neck',
  'sleeves',
  'gloves',
  'wrist',
  'pocket',
  'coverall',
  'shoes',
] as const;

export type BodyPoint = (typeof bodyPoints)[number];

/** Another person who stands in a room; what is wrong with them is seen, and said nowhere. */
export const colleagueSchema = z.object({
  furnitureId: placeIdSchema,
  gender: z.enum(['man', 'girl']),
  name: localTextSchema,
  /** Codes of what is worn, inmost first. */
  wears: z.array(itemCode),
  aspects: z.array(z.enum(aspects)),
  /** How each point looks, in words: the same for the eye and for a screen reader. */
  looks: z.array(z.object({ point: z.enum(bodyPoints), text: localTextSchema })),
});

export type Colleague = z.infer<typeof colleagueSchema>;

/** When a situation comes: as soon as all that it names holds. */
const trigger = z.object({
  location: z.optional(z.enum(locations)),
  /** Not before this many actions were done. */
  afterEvents: z.optional(z.int()),
  /** At least one of these groups is not worn. */
  takenOff: z.optional(z.array(z.string())),
});

/** What the person notices when a situation comes. */
const situationFace = {
  id: placeIdSchema,
  kind: z.enum(['evacuation']),
  message: localTextSchema,
};

/** A situation that has come: with the seq of the action after which it is there, the last one done without knowing of it. */
export const revealedSituationSchema = z.object({ ...situationFace, sinceSeq: z.int() });
export type RevealedSituation = z.infer<typeof revealedSituationSchema>;

const situationSchema = z.object({ ...situationFace, when: trigger });
export type Situation = z.infer<typeof situationSchema>;

/** A situation of a case as it was in a run: outside TRAINING with the action since which the person knew of it. */
export const playedSituationSchema = z.object({
  ...situationSchema.shape,
  sinceSeq: z.optional(z.int()),
});

/** The public part of a case: the start and the rules of matter. It travels to every mode. */
export const worldSchema = z.object({
  facility: facilitySchema,
  person: z.object({
    gender: z.enum(['man', 'girl']),
    location: z.enum(locations),
    side: z.enum(['street', 'clean']),
    /** "Sizes come from the person's settings" ("settings list" of the spec). */
    sizes: z.object({
      gloves: z.enum(sizes),
      mask: z.enum(sizes),
      coverall: z.enum(sizes),
    }),
    aspects: z.array(z.enum(aspects)),
    /** The hands are clean at the start, where the person begins dressed. */
    cleanHands: z.optional(z.boolean()),
    /** Number of the person's own locker cell. */
    cell: z.int().check(z.gte(1), z.lte(8)),
  }),
  items: z.array(itemInstanceSchema).check(z.maxLength(80)),
  colleague: z.optional(colleagueSchema),
  /** Where the exercise ends. The person says when it is done; elsewhere that is a missed goal. */
  goal: z.optional(z.enum(locations)),
});

export type World = z.infer<typeof worldSchema>;

/** The secret part: what is expected, by the profile of rules, and what is to come. */
const secretSchema = z.object({
  /** Steps of the profile that are not asked for in this case. */
  without: z.optional(z.array(z.string())),
  situations: z.array(situationSchema),
});

export const cleanroomCaseSchema = z.object({
  id: idSchema,
  version: z.int().check(z.gte(1)),
  name: localTextSchema,
  /** What is to be done, as the person is told before the start. */
  goal: localTextSchema,
  /** Percent of the marks that pass. */
  passMark: z.int().check(z.gte(0), z.lte(100)),
  profileId: idSchema,
  world: worldSchema,
  secret: secretSchema,
  /** Open to ROLE_GUEST_DEMO outside works. */
  demo: z.optional(z.boolean()),
});

export type CleanroomCase = z.infer<typeof cleanroomCaseSchema>;
