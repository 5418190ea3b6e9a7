import * as z from 'zod/mini';
import { type ItemGroup, type ItemTag, itemCodes, itemKind } from './catalogue.ts';
import { aspects, locations } from './codes.ts';
import { marksOn } from './contamination.ts';
import { allThings, isCarried, isOwn, type Thing, wornThings } from './look-up.ts';
import { isAlarm, type Matter } from './situation-rules.ts';
import type { CleanroomState } from './state.ts';

const groups = [...new Set(itemCodes.map((code) => itemKind(code).group))] as [
  ItemGroup,
  ...ItemGroup[],
];
const tags = [
  'street',
  'clean',
  'food',
  'drink',
  'electronics',
  'writing',
  'jewellery',
  'litter',
  'fluffy',
] as const satisfies readonly ItemTag[];

export const groupSchema = z.enum(groups);

const atom = {
  worn: z.optional(groupSchema),
  /** Something lies over this part of the body. */
  covered: z.optional(z.enum(['chin', 'face', 'hair', 'head', 'feet'])),
  /** Something of this tag is worn, in the hand, or in a bag that is carried. */
  carried: z.optional(z.enum(tags)),
  /** A thing of this group is in the hand, or in a bag that is carried. */
  held: z.optional(groupSchema),
  /** A thing of this group goes where the person goes: worn or held. */
  along: z.optional(groupSchema),
  aspect: z.optional(z.enum(aspects)),
  location: z.optional(z.enum(locations)),
  /** The hands still carry the dirt of the street. */
  unwashed: z.optional(z.boolean()),
  /** A door that shuts by hand stands open. */
  doorOpen: z.optional(z.boolean()),
  /** The person's locker cell stands open. */
  cellOpen: z.optional(z.boolean()),
  alarm: z.optional(z.boolean()),
  /** The case has a thing of this group. */
  exists: z.optional(groupSchema),
};

const simple = z.object({ ...atom, not: z.optional(z.object(atom)) });

/**
 * When a rule applies: everything that is named holds, nothing of `not` does; of `any`, at least one does.
 */
export const conditionSchema = z.object({ ...simple.shape, any: z.optional(z.array(simple)) });

export type Condition = z.infer<typeof conditionSchema>;
type Atom = Omit<Condition, 'not' | 'any'>;

const isHeld = (matter: Matter, state: CleanroomState, thing: Thing) =>
  thing.now.where.at !== 'worn' && isCarried(matter, state, thing);

/** What each word of a condition asks of a state. */
const questions: {
  [Name in keyof Required<Atom>]: (
    matter: Matter,
    state: CleanroomState,
    value: NonNullable<Atom[Name]>,
  ) => boolean;
} = {
  worn: (matter, state, group) =>
    wornThings(matter, state).some(({ kind }) => kind.group === group),
  covered: (matter, state, part) =>
    wornThings(matter, state).some(({ kind }) => kind.covers.includes(part)),
  carried: (matter, state, tag) =>
    allThings(matter, state).some(
      (thing) => thing.kind.tags.includes(tag) && isCarried(matter, state, thing),
    ),
  held: (matter, state, group) =>
    allThings(matter, state).some(
      (thing) => thing.kind.group === group && isHeld(matter, state, thing),
    ),
  along: (matter, state, group) =>
    allThings(matter, state).some(
      (thing) => thing.kind.group === group && isCarried(matter, state, thing),
    ),
  aspect: (_, state, aspect) => state.person.aspects.includes(aspect),
  location: (_, state, location) => state.person.location === location,
  unwashed: (_, state, value) => marksOn(state, 'hands').some(({ seq }) => seq === 0) === value,
  doorOpen: (_, state, value) => state.openDoors.length > 0 === value,
  cellOpen: (_, state, value) => state.openCells.length > 0 === value,
  alarm: (matter, state, value) => isAlarm(matter, state) === value,
  exists: (matter, _, group) =>
    matter.world.items.some(({ code }) => itemKind(code).group === group),
};

const answers = (matter: Matter, state: CleanroomState, asked: Atom): boolean[] =>
  (Object.keys(questions) as (keyof Atom)[]).flatMap((name) => {
    const value = asked[name];
    if (value === undefined) return [];
    const ask = questions[name] as (m: Matter, s: CleanroomState, v: typeof value) => boolean;
    return [ask(matter, state, value)];
  });

/** Whether a condition holds in a state; one that names nothing always does. */
export function holds(matter: Matter, state: CleanroomState, condition: Condition): boolean {
  const { any, not, ...asked } = condition;
  return (
    answers(matter, state, asked).every(Boolean) &&
    !(not && answers(matter, state, not).some(Boolean)) &&
    (any === undefined || any.some((one) => holds(matter, state, one)))
  );
}

/**
 * The things with the person that a condition speaks of: what is worn or carried though it should not be. A garment that
 * is worn is meant where it should not be `along`; beside that, what is missing or held beside it is meant.
 */
export function thingsMeant(matter: Matter, state: CleanroomState, condition: Condition): Thing[] {
  const { any = [], ...asked } = condition;
  return allThings(matter, state).filter((thing) => {
    const { group, tags: its } = thing.kind;
    const isDress = !isOwn(thing) && thing.now.where.at === 'worn';
    return (
      isCarried(matter, state, thing) &&
      [asked, ...any].some(
        ({ worn, carried, held, along }) =>
          group === along ||
          (!isDress && (group === worn || group === held || its.some((tag) => tag === carried))),
      )
    );
  });
}
