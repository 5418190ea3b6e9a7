/** Where a person can be (spec section 3); `map` is a view of all of them and no place. */
export const locations = [
  'out',
  'entrance',
  'locker',
  'washroom',
  'separate',
  'dressing',
  'transitNwp',
] as const;

export type Location = (typeof locations)[number];

/** "Action codes: L001-L005 (open a location)"; L006 and L007 complete the list. */
export const locationCodes = {
  entrance: 'L001',
  locker: 'L002',
  washroom: 'L003',
  separate: 'L004',
  dressing: 'L005',
  transitNwp: 'L006',
  out: 'L007',
} as const satisfies Record<Location, string>;

/** "P001-P003 (approach a bench, room centre, rack)": P003 is every piece of furniture that holds or does something. */
export const approachCodes = { bench: 'P001', centre: 'P002', rack: 'P003' } as const;

/** "A001-A003 (put on, put in bag, take in hand)". */
export const takeCodes = { putOn: 'A001', putInBag: 'A002', takeInHand: 'A003' } as const;

/** "A011-A051 (put or throw an item at a named place)". */
export const putCodes = [
  'A011',
  'A012',
  'A013',
  'A021',
  'A022',
  'A031',
  'A032',
  'A041',
  'A042',
  'A043',
  'A051',
] as const;

/** Rack, sink table, mask and glove shelf: what lies there goes to the clean side. */
export const cleanPutCodes = ['A041', 'A042', 'A043'] as const;

export const isCleanPut = (code: string): boolean => cleanPutCodes.some((one) => one === code);

export const isPut = (code: string): boolean => putCodes.some((one) => one === code);

export type PutCode = (typeof putCodes)[number];

/** What is neither moving nor putting. */
export const deedCodes = {
  wash: 'W001',
  removeMakeup: 'W002',
  tieHair: 'W003',
  wipe: 'W004',
  adjust: 'W005',
  touchFace: 'W006',
  inspect: 'W007',
  door: 'D001',
  cell: 'D002',
  card: 'D003',
  sit: 'B001',
  cross: 'B002',
  /** Walk over the sticky mat, use the shoe cleaner, the air shower, the ESD tester. */
  mat: 'E001',
  shoeCleaner: 'E002',
  airShower: 'E003',
  esdCheck: 'E004',
  /** Points at something wrong with a colleague. */
  point: 'C001',
  /** Calls out to the others in the room that they have to leave. */
  warn: 'C002',
} as const;

/** Every code of an action that changes the matter of a cleanroom; the kernel has codes of its own. */
export const actionCodes: ReadonlySet<string> = new Set([
  ...Object.values(locationCodes),
  ...Object.values(approachCodes),
  ...Object.values(takeCodes),
  ...putCodes,
  ...Object.values(deedCodes),
]);

/** "Person aspects: makeup, loose hair, mustaches, beard." */
export const aspects = ['makeup', 'looseHair', 'mustaches', 'beard'] as const;

export type Aspect = (typeof aspects)[number];

/** How the scene is looked at; the spec's default is Isometric. */
export const mapViews = ['Isometric', 'Plan', 'Free'] as const;

export type MapView = (typeof mapViews)[number];
