import { type Affine, chain } from '../../../host/affine.ts';
import type { Clay } from '../../../host/clay.ts';
import type { PartTable } from '../../../host/part-table.ts';

/** What a room is built with: clay for what is solid and for what is glass, and parts that move. */
export interface Builder {
  solid: Clay;
  glass: Clay;
  /** The part that what is built belongs to. */
  part: number;
  /** Builds on a part of its own, which can be moved by its key; `at` is in the space of the furniture. */
  moving(key: string, at: Affine, build: () => void): void;
}

/** Parts that move by themselves, with the place where they rest. */
export type Moving = Map<string, { part: number; rest: Affine }>;

export function createBuilder(
  solid: Clay,
  glass: Clay,
  table: PartTable,
  place: Affine,
  moving: Moving,
  prefix: string,
): Builder {
  const part = table.add(place);
  const onPart = (index: number) => {
    solid.on(index);
    glass.on(index);
  };
  onPart(part);
  return {
    solid,
    glass,
    part,
    moving(key, at, build) {
      const rest = chain(place, at);
      const index = table.add(rest);
      moving.set(`${prefix}/${key}`, { part: index, rest });
      onPart(index);
      build();
      onPart(part);
    },
  };
}
