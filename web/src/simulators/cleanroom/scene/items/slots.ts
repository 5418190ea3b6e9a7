import type { FurnitureKindName } from '#shared/domain/simulators/cleanroom/furniture.ts';
import { type Affine, chain, moved, scaled, turnedX, turnedY } from '../../../host/affine.ts';
import { benchHeight } from '../furniture/benches.ts';
import {
  lockerCellAt,
  lockerCellWidth,
  rackBoards,
  shelfBoards,
  shoeBoards,
} from '../furniture/storage.ts';
import { sinkHeight } from '../furniture/washing.ts';

/** A place for one thing, in the space of the furniture. */
export interface Slot {
  place: Affine;
  /** Only what can hang goes here. */
  isHook: boolean;
  /** Metres to what is above; taller things go elsewhere while they can. */
  clearance?: number;
}

const lies = (x: number, y: number, z: number, turn = 0): Slot => ({
  place: chain(moved(x, y, z), turnedY(turn)),
  isHook: false,
});

const row = (
  count: number,
  from: number,
  to: number,
  make: (x: number, i: number) => Slot,
): Slot[] =>
  Array.from({ length: count }, (_, i) =>
    make(count === 1 ? (from + to) / 2 : from + ((to - from) * i) / (count - 1), i),
  );

/** Places of one cell of the lockers: below, on the hat shelf, and on top of those. */
export function cellSlots(cell: number): Slot[] {
  const [x, y] = lockerCellAt(cell);
  const left = x + 0.13;
  const right = x + lockerCellWidth - 0.13;
  const at = (lx: number, ly: number, lz: number, clearance = 0.64): Slot => ({
    ...lies(lx, y + ly, lz),
    clearance,
  });
  // Smaller than on the rail, so that a coat hangs clear of the floor of the cell.
  const hook = (lx: number): Slot => ({
    place: chain(moved(lx, y + 0.655, -0.05), turnedY(Math.PI / 2 + 0.2), scaled(0.76, 0.76, 0.76)),
    isHook: true,
  });
  return [
    hook(left - 0.03),
    hook(left + 0.07),
    hook(left + 0.17),
    at(left, 0.004, -0.1),
    at(right, 0.004, -0.1),
    at(left, 0.675, -0.08, 0.18),
    at(right, 0.675, -0.08, 0.18),
    at(left, 0.004, 0.1),
    at(right, 0.004, 0.1),
    at(left, 0.675, 0.08, 0.18),
    at(right, 0.675, 0.08, 0.18),
    // More than a tidy person has: on top of the others.
    at(left, 0.2, -0.06),
    at(right, 0.2, -0.06),
    at((left + right) / 2, 0.36, -0.04),
  ];
}

const boards = (heights: readonly number[], count: number, half: number, z: number): Slot[] =>
  heights.flatMap((y) => row(count, -half, half, (x) => lies(x, y, z)));

const slotsByKind: Partial<Record<FurnitureKindName, Slot[]>> = {
  hanger: [
    ...row(5, -0.36, 0.36, (x) => ({
      place: chain(moved(x, 1.66, -0.02), turnedY(Math.PI / 2 + 0.25)),
      isHook: true,
    })),
    ...row(3, -0.3, 0.3, (x) => lies(x, 0.14, -0.05)),
  ],
  shoeShelf: [...shoeBoards].reverse().flatMap((y) =>
    row(4, -0.51, 0.51, (x) => ({
      place: chain(moved(x, y + 0.003, -0.03), turnedX(0.1)),
      isHook: false,
    })),
  ),
  bench: row(4, -0.54, 0.54, (x) => lies(x, benchHeight, 0)),
  crossBench: row(9, -1.9, 1.9, (x) => lies(x, benchHeight, 0)),
  rack: boards([rackBoards[1], rackBoards[2], rackBoards[0]], 5, 0.76, 0),
  sinkTable: [
    lies(0.3, sinkHeight, -0.02),
    lies(0.52, sinkHeight, -0.02),
    lies(-0.56, sinkHeight, -0.02),
    lies(0.42, sinkHeight, 0.14),
    lies(0.62, sinkHeight, 0.12),
    lies(-0.6, sinkHeight, 0.15),
  ],
  // A second row lies behind the first.
  glovesShelf: [0.03, -0.12].flatMap((z) => boards([shelfBoards[1], shelfBoards[0]], 8, 0.6, z)),
  passBox: row(4, -0.3, 0.3, (x) => lies(x, 0.76, -0.02)),
  mirror: row(2, -0.2, 0.2, (x) => lies(x, 0.415, -0.17)),
};

/** Where things lie on furniture of a kind; none where it takes nothing, or swallows it. */
export const slotsOf = (kind: FurnitureKindName): readonly Slot[] => slotsByKind[kind] ?? [];
