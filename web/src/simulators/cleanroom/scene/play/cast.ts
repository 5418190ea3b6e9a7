import type { World } from '#shared/domain/simulators/cleanroom/case.ts';
import type { Sound } from '../../scene-api.ts';
import type { House } from '../house.ts';
import type { Stock } from '../items/stock.ts';
import type { Figure } from '../person/figure.ts';

/** All that takes part in a play. */
export interface Cast {
  world: World;
  house: House;
  stock: Stock;
  figure: Figure;
  play: (sound: Sound) => void;
  /** The person has come to another room. */
  onRoom: () => void;
}
