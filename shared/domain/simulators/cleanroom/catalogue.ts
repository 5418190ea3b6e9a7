import type { PutCode } from './codes.ts';

/** Parts of the body that things are worn on. Two things on one part lie over each other, by layer. */
export type BodyPart =
  | 'hair'
  | 'head'
  | 'eyes'
  | 'face'
  | 'chin'
  | 'ears'
  | 'neck'
  | 'wrist'
  | 'torso'
  | 'arms'
  | 'hands'
  | 'legs'
  | 'ankles'
  | 'feet'
  | 'shoulder';

/** What a thing is, beside its code: rules speak of these rather than of codes. */
export type ItemTag =
  | 'street'
  | 'clean'
  | 'food'
  | 'drink'
  | 'electronics'
  | 'writing'
  | 'jewellery'
  | 'litter'
  | 'fluffy';

/** Letters that sizes come in (spec section 3). */
export const sizes = ['S', 'M', 'L', 'XL'] as const;

export type Size = (typeof sizes)[number];

/** What things of several sizes are together: "gloves S/M/L/XL, masks S/M/L/XL". */
export type ItemGroup =
  | 'shoeCovers'
  | 'boots'
  | 'changingShoes'
  | 'bag'
  | 'shirt'
  | 'jeans'
  | 'underwear'
  | 'coat'
  | 'earrings'
  | 'hat'
  | 'apple'
  | 'bottle'
  | 'keyCard'
  | 'laptop'
  | 'pen'
  | 'alcohol'
  | 'napkin'
  | 'gloves'
  | 'mask'
  | 'trash'
  | 'coverall'
  | 'hood'
  | 'glasses'
  | 'overboots'
  | 'beardCover'
  | 'donningGloves'
  | 'notebook'
  | 'phone'
  | 'watch'
  | 'cleanPen';

export interface CatalogueItem {
  group: ItemGroup;
  /** "type (cloth or subject)". */
  type: 'cloth' | 'subject';
  /** "body path": the parts it covers, outermost last; empty where it is not worn. */
  covers: readonly BodyPart[];
  /** Things on one part lie over each other in this order, 0 next to the skin. */
  layer: number;
  /** "banned combinations": groups that cannot be worn together with it. */
  bannedWith: readonly ItemGroup[];
  /** "mandatory position": where it belongs when it is put away. */
  belongs: readonly PutCode[];
  /** "optional state (wrong or correct)": is worn wrong until it is made right with W005. */
  adjustable?: true;
  size?: Size;
  /** Thrown away after it was worn once. */
  singleUse?: true;
  /** Has an inside that may be touched and an outside that may not. */
  grip?: true;
  /** Has sleeves that hang to the floor unless they are gathered. */
  sleeves?: true;
  tags: readonly ItemTag[];
}

const street = { type: 'cloth', bannedWith: [], tags: ['street'] } as const;
const carried = { type: 'subject', covers: [], layer: 0, bannedWith: [] } as const;
const clean = { type: 'cloth', bannedWith: [], tags: ['clean'] } as const;

const glovesOf = (size: Size) =>
  ({
    ...clean,
    group: 'gloves',
    covers: ['hands'],
    layer: 2,
    bannedWith: ['gloves'],
    belongs: ['A031', 'A043'],
    adjustable: true,
    singleUse: true,
    grip: true,
    size,
  }) as const;

const maskOf = (size: Size) =>
  ({
    ...clean,
    group: 'mask',
    covers: ['face'],
    layer: 2,
    bannedWith: ['mask'],
    belongs: ['A031', 'A043'],
    adjustable: true,
    singleUse: true,
    size,
  }) as const;

/**
 * Item catalogue of the spec, S001-S029 in the spec's order; S030 and later are what profiles of rules add.
 * A person wears at most one thing of a group.
 */
export const catalogue = {
  S001: {
    ...clean,
    group: 'shoeCovers',
    covers: ['feet'],
    layer: 3,
    belongs: ['A031'],
    singleUse: true,
  },
  S002: {
    ...street,
    group: 'boots',
    covers: ['feet', 'ankles'],
    layer: 2,
    bannedWith: ['changingShoes'],
    belongs: ['A013', 'A011'],
  },
  S003: {
    ...clean,
    group: 'changingShoes',
    covers: ['feet'],
    layer: 2,
    bannedWith: ['boots'],
    belongs: ['A013'],
  },
  S004: {
    ...street,
    type: 'subject',
    group: 'bag',
    covers: ['shoulder'],
    layer: 3,
    belongs: ['A011'],
  },
  S005: {
    ...street,
    group: 'shirt',
    covers: ['shoulder', 'torso', 'arms'],
    layer: 1,
    belongs: ['A011', 'A012'],
  },
  S006: {
    ...street,
    group: 'jeans',
    covers: ['legs', 'ankles'],
    layer: 1,
    belongs: ['A011', 'A012'],
  },
  S007: { ...street, group: 'underwear', covers: ['torso', 'legs'], layer: 0, belongs: [] },
  S008: {
    ...street,
    group: 'coat',
    covers: ['shoulder', 'torso', 'arms'],
    layer: 2,
    belongs: ['A012', 'A011'],
    tags: ['street', 'fluffy'],
  },
  S009: {
    ...street,
    group: 'earrings',
    covers: ['ears'],
    layer: 0,
    belongs: ['A011'],
    tags: ['jewellery'],
  },
  S010: {
    ...clean,
    group: 'hat',
    covers: ['hair'],
    layer: 1,
    belongs: ['A031'],
    singleUse: true,
  },
  S011: { ...carried, group: 'apple', belongs: ['A011'], tags: ['street', 'food'] },
  S012: { ...carried, group: 'bottle', belongs: ['A011'], tags: ['street', 'drink'] },
  S013: { ...carried, group: 'keyCard', covers: ['neck'], belongs: ['A011'], tags: [] },
  S014: { ...carried, group: 'laptop', belongs: ['A011'], tags: ['street', 'electronics'] },
  S015: { ...carried, group: 'pen', belongs: ['A011'], tags: ['street', 'writing'] },
  S016: { ...carried, group: 'alcohol', belongs: ['A042', 'A043', 'A041'], tags: ['clean'] },
  S017: { ...carried, group: 'napkin', belongs: ['A031', 'A042', 'A043'], tags: ['clean'] },
  S018: glovesOf('S'),
  S019: glovesOf('M'),
  S020: glovesOf('L'),
  S021: glovesOf('XL'),
  S022: maskOf('S'),
  S023: maskOf('M'),
  S024: maskOf('L'),
  S025: maskOf('XL'),
  S026: { ...carried, group: 'trash', belongs: ['A031'], tags: ['street', 'litter'] },
  S027: {
    ...clean,
    group: 'coverall',
    covers: ['torso', 'arms', 'legs'],
    layer: 3,
    belongs: ['A041', 'A032'],
    grip: true,
    sleeves: true,
  },
  S028: {
    ...clean,
    group: 'hood',
    covers: ['ears', 'hair', 'head'],
    layer: 3,
    belongs: ['A041', 'A032'],
    grip: true,
  },
  S029: { ...clean, group: 'glasses', covers: ['eyes'], layer: 4, belongs: ['A041', 'A043'] },
  S030: {
    ...clean,
    group: 'overboots',
    covers: ['feet'],
    layer: 4,
    belongs: ['A041', 'A032'],
    grip: true,
  },
  S031: {
    ...clean,
    group: 'beardCover',
    covers: ['chin'],
    layer: 1,
    belongs: ['A031'],
    singleUse: true,
  },
  S032: {
    ...clean,
    group: 'donningGloves',
    covers: ['hands'],
    layer: 1,
    belongs: ['A031'],
    singleUse: true,
  },
  S033: { ...carried, group: 'notebook', belongs: ['A011'], tags: ['street', 'writing'] },
  S034: { ...carried, group: 'phone', belongs: ['A011'], tags: ['street', 'electronics'] },
  S035: {
    ...street,
    group: 'watch',
    covers: ['wrist'],
    layer: 0,
    belongs: ['A011'],
    tags: ['jewellery'],
  },
  S036: { ...carried, group: 'cleanPen', belongs: ['A051', 'A041'], tags: ['clean'] },
} as const satisfies Record<string, CatalogueItem>;

export type ItemCode = keyof typeof catalogue;

/** The entry of an item, with the fields that only some have. */
export const itemKind = (code: ItemCode): CatalogueItem => catalogue[code];

export const itemCodes = Object.keys(catalogue) as ItemCode[];
