import { describe, expect, it } from 'vitest';
import {
  type Furniture,
  numberOf,
  type Room,
} from '#shared/domain/simulators/cleanroom/facility.ts';
import {
  cellsOf,
  doorCell,
  doorEndIn,
  footprint,
  isWalkable,
  pathBetween,
  sideOf,
  standAt,
} from '#shared/domain/simulators/cleanroom/grid.ts';
import { isAcross, sideBehind } from '#shared/domain/simulators/cleanroom/look-up.ts';
import { end, put, roomWith, smallFacility } from '#tests/support/cleanroom-world.ts';

const turns = [0, 1, 2, 3] as const;
const rackAt = (turn: Furniture['turn'], x = 4, z = 4) => put('rack', x, z, turn);
const alone = (furniture: Furniture, more: Furniture[] = []): Room =>
  roomWith('dressing', [furniture, ...more], 12, 12);

describe('furniture on the floor', () => {
  it('takes its cells from the back left one on; a quarter turn changes width and depth', () => {
    expect(footprint(rackAt(0))).toEqual({ width: 4, depth: 1 });
    expect(footprint(rackAt(3))).toEqual({ width: 1, depth: 4 });
    expect(cellsOf(put('stickyMat', 2, 3))).toEqual([
      { x: 2, z: 3 },
      { x: 3, z: 3 },
      { x: 2, z: 4 },
      { x: 3, z: 4 },
    ]);
  });

  it('is in the way, unless one walks over it; outside the walls nobody walks', () => {
    const room = alone(rackAt(0), [put('stickyMat', 0, 0)]);
    expect(isWalkable(room, { x: 5, z: 4 })).toBe(false);
    expect(isWalkable(room, { x: 5, z: 5 })).toBe(true);
    expect(isWalkable(room, { x: 1, z: 1 })).toBe(true);
    for (const cell of [
      { x: -1, z: 0 },
      { x: 0, z: -1 },
      { x: 12, z: 0 },
      { x: 0, z: 12 },
    ]) {
      expect(isWalkable(room, cell)).toBe(false);
    }
  });
});

describe('pieces of one kind in a room', () => {
  it('are numbered as they are listed; the only one has no number', () => {
    const [first, second, mirror] = [put('bench', 0, 0), put('bench', 0, 4), put('mirror', 0, 8)];
    const room = alone(first, [mirror, second]);
    expect([first, second, mirror].map((piece) => numberOf(room, piece))).toEqual([1, 2, null]);
  });
});

describe('where one stands to use it', () => {
  it('before the middle of its front: south, west, north, east by its turns', () => {
    expect(turns.map((turn) => standAt(alone(rackAt(turn)), rackAt(turn)))).toEqual([
      { x: 5, z: 5 },
      { x: 3, z: 5 },
      { x: 5, z: 3 },
      { x: 5, z: 5 },
    ]);
  });

  it('beside the middle where that is taken, and nowhere where all is taken', () => {
    const rack = rackAt(0);
    const plants = [5, 4, 6, 7].map((x) => put('plant', x, 5, 0, `plant-${x}`));
    expect(standAt(alone(rack, plants.slice(0, 1)), rack)).toEqual({ x: 4, z: 5 });
    expect(standAt(alone(rack, plants.slice(0, 2)), rack)).toEqual({ x: 6, z: 5 });
    expect(standAt(alone(rack, plants), rack)).toBeNull();
  });

  it('nowhere where its front stands at a wall', () => {
    expect(standAt(alone(rackAt(2, 0, 0)), rackAt(2, 0, 0))).toBeNull();
  });

  it('on a mat one stands in its middle, or on what is free of it', () => {
    const mat = put('stickyMat', 2, 2);
    expect(standAt(alone(mat), mat)).toEqual({ x: 3, z: 3 });
    expect(standAt(alone(mat, [put('plant', 3, 3)]), mat)).toEqual({ x: 2, z: 2 });
  });
});

describe('the bench that divides a room', () => {
  const upright = put('crossBench', 5, 0, 1);
  const across = put('crossBench', 0, 5, 0);
  const roomOf = (bench: Furniture, more: Furniture[] = []) =>
    roomWith('separate', [bench, ...more], 10, 10);

  it('the street side lies to the west or to the south of it', () => {
    expect(sideOf(roomOf(upright), { x: 4, z: 0 })).toBe('street');
    expect(sideOf(roomOf(upright), { x: 6, z: 0 })).toBe('clean');
    expect(sideOf(roomOf(across), { x: 0, z: 6 })).toBe('street');
    expect(sideOf(roomOf(across), { x: 0, z: 4 })).toBe('clean');
    expect(sideOf(alone(rackAt(0)), { x: 0, z: 0 })).toBeNull();
  });

  it('one stands at it on either side', () => {
    expect(standAt(roomOf(upright), upright, 'street')).toEqual({ x: 4, z: 5 });
    expect(standAt(roomOf(upright), upright, 'clean')).toEqual({ x: 6, z: 5 });
    expect(standAt(roomOf(across), across)).toEqual({ x: 5, z: 6 });
    expect(standAt(roomOf(across), across, 'clean')).toEqual({ x: 5, z: 4 });
  });

  it('at its middle, or as near to it as there is room', () => {
    const plants = [5, 6, 7, 8, 9].map((z) => put('plant', 4, z, 0, `plant-${z}`));
    expect(standAt(roomOf(upright, plants), upright, 'street')).toEqual({ x: 4, z: 4 });
  });

  it('what stands on the other side is across; the bench itself never is', () => {
    const [, room] = smallFacility.rooms as [Room, Room];
    const of = (id: string) => room.furniture.find((one) => one.id === id) as Furniture;
    expect(isAcross(room, of('shoeShelf'), 'clean')).toBe(true);
    expect(isAcross(room, of('shoeShelf'), 'street')).toBe(false);
    expect(isAcross(room, of('crossBench'), 'clean')).toBe(false);
    const walledIn = { ...room, furniture: [upright, put('rack', 0, 0, 2)] };
    expect(isAcross(walledIn, put('rack', 0, 0, 2), 'clean')).toBe(false);
    expect(isAcross(alone(rackAt(0)), rackAt(0), 'street')).toBe(false);
  });
});

describe('doors', () => {
  const room = roomWith('locker', [], 12, 8);

  it('one comes in before the middle of the opening', () => {
    const cells = (['north', 'south', 'west', 'east'] as const).map((wall) =>
      doorCell(room, { wall, at: 3 }),
    );
    expect(cells).toEqual([
      { x: 3, z: 0 },
      { x: 3, z: 7 },
      { x: 0, z: 3 },
      { x: 11, z: 3 },
    ]);
  });

  it('a door has an end in each of its rooms and none elsewhere', () => {
    const [gate] = smallFacility.doors;
    if (!gate) throw new Error('no gate');
    expect(doorEndIn(gate, 'locker')).toEqual(end('locker', 'east', 3));
    expect(doorEndIn(gate, 'separate')).toEqual(end('separate', 'west', 3));
    expect(doorEndIn(gate, 'dressing')).toBeNull();
  });

  it('behind a door one is on the side where it lies; other rooms have one side', () => {
    const [gate, inner] = smallFacility.doors;
    const [locker, separate, dressing] = smallFacility.rooms;
    if (!gate || !inner || !locker || !separate || !dressing) throw new Error('no facility');
    expect(sideBehind(separate, gate)).toBe('street');
    expect(sideBehind(separate, inner)).toBe('clean');
    expect(sideBehind(locker, gate)).toBe('street');
    expect(sideBehind(dressing, inner)).toBe('clean');
  });
});

describe('"path finding around furniture"', () => {
  it('the shortest way, both ends included, step by step to a neighbour', () => {
    const path = pathBetween(alone(rackAt(0)), { x: 5, z: 3 }, { x: 5, z: 5 }) ?? [];
    expect([path[0], path.at(-1)]).toEqual([
      { x: 5, z: 3 },
      { x: 5, z: 5 },
    ]);
    expect(path).toHaveLength(7);
    for (const [i, cell] of path.slice(1).entries()) {
      const from = path[i] ?? cell;
      expect(Math.abs(cell.x - from.x) + Math.abs(cell.z - from.z)).toBe(1);
      expect(isWalkable(alone(rackAt(0)), cell)).toBe(true);
    }
  });

  it('to where one stands it is no step', () => {
    expect(pathBetween(alone(rackAt(0)), { x: 0, z: 0 }, { x: 0, z: 0 })).toHaveLength(1);
  });

  it('there is none onto furniture, outside, or over a bench from wall to wall', () => {
    const room = roomWith('separate', [put('crossBench', 5, 0, 1)], 10, 10);
    const from = { x: 0, z: 0 };
    expect(pathBetween(room, from, { x: 5, z: 0 })).toBeNull();
    expect(pathBetween(room, from, { x: 40, z: 0 })).toBeNull();
    expect(pathBetween(room, from, { x: 9, z: 9 })).toBeNull();
  });
});
