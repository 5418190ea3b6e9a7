import type { FurnitureKindName } from '#shared/domain/simulators/cleanroom/furniture.ts';
import * as benches from './benches.ts';
import * as bins from './bins.ts';
import type { Builder } from './builder.ts';
import * as devices from './devices.ts';
import { buildPlant } from './plant.ts';
import * as storage from './storage.ts';
import * as washing from './washing.ts';

/** How each kind of furniture is built; another person is no furniture to build. */
export const furnitureBuilders: Record<FurnitureKindName, ((builder: Builder) => void) | null> = {
  lockers: storage.buildLockers,
  hanger: storage.buildHanger,
  shoeShelf: storage.buildShoeShelf,
  bench: benches.buildBench,
  crossBench: benches.buildCrossBench,
  bin: bins.buildBin,
  laundryBin: bins.buildLaundryBin,
  rack: storage.buildRack,
  sinkTable: washing.buildSinkTable,
  glovesShelf: storage.buildGlovesShelf,
  passBox: storage.buildPassBox,
  mirror: washing.buildMirror,
  stickyMat: devices.buildStickyMat,
  shoeCleaner: devices.buildShoeCleaner,
  airShower: devices.buildAirShower,
  esdTester: devices.buildEsdTester,
  cardReader: devices.buildCardReader,
  colleague: null,
  plant: buildPlant,
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
