import type { PutCode } from './codes.ts';

/** What can be done at a piece of furniture, beside putting something there. */
export type FurnitureUse =
  | 'wash'
  | 'mirror'
  | 'sit'
  | 'cross'
  | 'mat'
  | 'shoeCleaner'
  | 'airShower'
  | 'esd'
  | 'card'
  | 'point';

export interface FurnitureKind {
  /** Cells that it takes, when its front looks to the south (`turn` 0); a cell is half a metre. */
  width: number;
  depth: number;
  /** Action code of putting something there. */
  put?: PutCode;
  uses: readonly FurnitureUse[];
  /** A person walks over it. */
  walkable?: true;
  /** What is thrown into it cannot be taken out again: "bin items cannot be taken". */
  swallows?: true;
  /** Cells with a door and a number. */
  cells?: number;
}

/** "Cleanroom lockers have 8 cells chosen by an active key 1-8." */
export const lockerCells = 8;

/** Every piece of furniture that a room can hold. */
export const furnitureKinds = {
  lockers: { width: 4, depth: 1, put: 'A011', uses: [], cells: lockerCells },
  hanger: { width: 2, depth: 1, put: 'A012', uses: [] },
  shoeShelf: { width: 3, depth: 1, put: 'A013', uses: [] },
  bench: { width: 3, depth: 1, put: 'A021', uses: ['sit'] },
  /** Divides the separation zone in two; it reaches from wall to wall. */
  crossBench: { width: 10, depth: 1, put: 'A021', uses: ['sit', 'cross'] },
  bin: { width: 1, depth: 1, put: 'A031', uses: [], swallows: true },
  laundryBin: { width: 1, depth: 1, put: 'A032', uses: [], swallows: true },
  rack: { width: 4, depth: 1, put: 'A041', uses: [] },
  sinkTable: { width: 3, depth: 1, put: 'A042', uses: ['wash'] },
  glovesShelf: { width: 3, depth: 1, put: 'A043', uses: [] },
  passBox: { width: 2, depth: 1, put: 'A051', uses: [] },
  mirror: { width: 2, depth: 1, uses: ['mirror'] },
  stickyMat: { width: 2, depth: 2, uses: ['mat'], walkable: true },
  shoeCleaner: { width: 1, depth: 1, uses: ['shoeCleaner'] },
  airShower: { width: 2, depth: 2, uses: ['airShower'], walkable: true },
  esdTester: { width: 1, depth: 1, uses: ['esd'] },
  cardReader: { width: 1, depth: 1, uses: ['card'] },
  /** Another person, who stands there and can be looked at. */
  colleague: { width: 1, depth: 1, uses: ['point'] },
  plant: { width: 1, depth: 1, uses: [] },
} as const satisfies Record<string, FurnitureKind>;

export type FurnitureKindName = keyof typeof furnitureKinds;

export const furnitureKindNames = Object.keys(furnitureKinds) as FurnitureKindName[];

export const furnitureKind = (name: FurnitureKindName): FurnitureKind => furnitureKinds[name];
