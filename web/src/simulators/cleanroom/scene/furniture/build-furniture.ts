import type { FurnitureKindName } from '#shared/domain/simulators/cleanroom/furniture.ts';
import type { Builder } from './builder.ts';
import * as fittings from './fittings.ts';
import * as storage from './storage.ts';

/** How each kind of furniture is built; another person is no furniture to build. */
export const furnitureBuilders: Record<FurnitureKindName, ((builder: Builder) => void) | null> = {
  lockers: storage.buildLockers,
  hanger: storage.buildHanger,
  shoeShelf: storage.buildShoeShelf,
  bench: fittings.buildBench,
  crossBench: fittings.buildCrossBench,
  bin: fittings.buildBin,
  laundryBin: fittings.buildLaundryBin,
  rack: storage.buildRack,
  sinkTable: fittings.buildSinkTable,
  glovesShelf: storage.buildGlovesShelf,
  passBox: storage.buildPassBox,
  mirror: fittings.buildMirror,
  stickyMat: fittings.buildStickyMat,
  shoeCleaner: fittings.buildShoeCleaner,
  airShower: fittings.buildAirShower,
  esdTester: fittings.buildEsdTester,
  cardReader: fittings.buildCardReader,
  colleague: null,
  plant: fittings.buildPlant,
};

/** Metres from the floor to the top, for picking and for labels. */
export const furnitureHeight: Record<FurnitureKindName, number> = {
  lockers: 1.92,
  hanger: 1.9,
  shoeShelf: 1.05,
  bench: 0.46,
  crossBench: 0.46,
  bin: 0.62,
  laundryBin: 0.76,
  rack: 2,
  sinkTable: 1.55,
  glovesShelf: 1.84,
  passBox: 1.45,
  mirror: 2.05,
  stickyMat: 0.03,
  shoeCleaner: 1,
  airShower: 2.2,
  esdTester: 1.48,
  cardReader: 1.25,
  colleague: 1.75,
  plant: 0.9,
};
