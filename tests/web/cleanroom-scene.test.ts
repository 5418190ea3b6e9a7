import { describe, expect, it } from 'vitest';
import { rooms } from '#infra/local/seed/cleanroom/facility.ts';
import { itemCodes } from '#shared/domain/simulators/cleanroom/catalogue.ts';
import type { Room } from '#shared/domain/simulators/cleanroom/facility.ts';
import { isWalkable } from '#shared/domain/simulators/cleanroom/grid.ts';
import { hangingShape, lyingShape, reachOf } from '#web/simulators/cleanroom/scene/items/shapes.ts';
import { cellPoint } from '#web/simulators/cleanroom/scene/layout.ts';
import { frontOf, nearestWalkable, wayBetween } from '#web/simulators/cleanroom/scene/path.ts';
import { carried, pivots, poseOf } from '#web/simulators/cleanroom/scene/person/bones.ts';
import { sewFigure } from '#web/simulators/cleanroom/scene/person/dress.ts';
import {
  distanceTo,
  onFloor,
  pick,
  sameTarget,
  volumeAround,
} from '#web/simulators/cleanroom/scene/picking.ts';
import { type Play, Timeline } from '#web/simulators/cleanroom/scene/play/timeline.ts';
import { applied, chain, moved, rigidInverse, turnedY } from '#web/simulators/host/affine.ts';
import { framed } from '#web/simulators/host/camera-rig.ts';
import { DisposeList } from '#web/simulators/host/dispose-list.ts';

const roomOf = (location: string): Room => {
  const found = rooms.find((room) => room.location === location);
  if (!found) throw new Error(`No room ${location}.`);
  return found;
};

describe('the way of the person', () => {
  const locker = roomOf('locker');

  it('is straight where nothing stands in between', () => {
    expect(wayBetween(locker, { x: 2, z: 9 }, { x: 10, z: 9 })).toEqual([
      { x: 2, z: 9 },
      { x: 10, z: 9 },
    ]);
  });

  it('goes around the bench, over free cells only', () => {
    const way = wayBetween(locker, { x: 6, z: 4 }, { x: 6, z: 7 }) ?? [];
    expect(way.length).toBeGreaterThan(2);
    expect(way[0]).toEqual({ x: 6, z: 4 });
    expect(way.at(-1)).toEqual({ x: 6, z: 7 });
    for (const cell of way) expect(isWalkable(locker, cell)).toBe(true);
  });

  it('does not lead through the crossing bench', () => {
    expect(wayBetween(roomOf('separate'), { x: 2, z: 5 }, { x: 8, z: 5 })).toBeNull();
  });

  it('ends beside what cannot be stood on, on the side that is allowed', () => {
    expect(isWalkable(locker, nearestWalkable(locker, { x: 6, z: 5 }))).toBe(true);
    const far = nearestWalkable(roomOf('separate'), { x: 2, z: 5 }, (cell) => cell.x > 5);
    expect(far).toEqual({ x: 6, z: 5 });
  });

  it('knows where furniture looks', () => {
    const turned = (turn: 0 | 1 | 2 | 3) => frontOf({ id: 'a', kind: 'bench', x: 0, z: 0, turn });
    expect([0, 1, 2, 3].map((turn) => turned(turn as 0 | 1 | 2 | 3))).toEqual([
      { x: 0, z: 1 },
      { x: -1, z: 0 },
      { x: 0, z: -1 },
      { x: 1, z: 0 },
    ]);
  });
});

describe('pointing', () => {
  const ray = { from: [0, 10, 0], along: [0, -1, 0] } as const;
  const bench = { kind: 'furniture', id: 'bench' } as const;
  const pen = { kind: 'item', id: 'pen' } as const;

  it('takes the small thing before the furniture it lies on', () => {
    const volumes = [
      { target: bench, low: [-1, 0, -1], high: [1, 0.5, 1], ahead: 0 } as const,
      volumeAround(pen, [0, 0.4, 0], [0.01, 0.01, 0.01], 0.7, 0.1),
    ];
    expect(pick(ray, volumes)).toEqual(pen);
    expect(pick({ ...ray, from: [0.5, 10, 0] }, volumes)).toEqual(bench);
    expect(pick({ ...ray, from: [5, 10, 0] }, volumes)).toBeNull();
  });

  it('measures to the near face, and misses what lies behind', () => {
    expect(distanceTo(ray, [-1, 0, -1], [1, 0.5, 1])).toBeCloseTo(9.5);
    expect(distanceTo({ ...ray, along: [0, 1, 0] }, [-1, 0, -1], [1, 0.5, 1])).toBeNull();
  });

  it('finds the floor under a slanted ray only', () => {
    expect(onFloor({ from: [0, 10, 0], along: [0.6, -0.8, 0] })?.[0]).toBeCloseTo(7.5);
    expect(onFloor({ from: [0, 10, 0], along: [1, 0, 0] })).toBeNull();
  });

  it('tells targets apart', () => {
    expect(sameTarget({ kind: 'item', id: 'pen' }, pen)).toBe(true);
    expect(sameTarget(pen, bench)).toBe(false);
    expect(sameTarget(null, pen)).toBe(false);
  });
});

describe('a play', () => {
  function* twoBeats(seen: string[]): Play {
    yield { seconds: 1, show: (t) => seen.push(`a${t}`) };
    yield { seconds: 1, show: (t) => seen.push(`b${t}`) };
  }

  it('shows each beat to its end, and tells when it is over', async () => {
    const seen: string[] = [];
    const timeline = new Timeline();
    const over = timeline.run(twoBeats(seen));
    expect(timeline.step(0.5)).toBe(true);
    expect(timeline.step(1)).toBe(true);
    expect(timeline.step(1)).toBe(false);
    await over;
    expect(seen).toEqual(['a0.5', 'a1', 'b0.5', 'b1']);
  });

  it('is faster at a higher speed', () => {
    const timeline = new Timeline();
    timeline.speed = 16;
    void timeline.run(twoBeats([]));
    expect(timeline.step(0.125)).toBe(false);
  });

  it('jumps to its end when a newer one begins', async () => {
    const seen: string[] = [];
    const timeline = new Timeline();
    const older = timeline.run(twoBeats(seen));
    timeline.step(0.5);
    void timeline.run(twoBeats([]));
    await older;
    expect(seen).toEqual(['a0.5', 'a1', 'b1']);
  });
});

describe('shapes', () => {
  it.each(itemCodes)('%s has a shape within reach of a pointer', (code) => {
    for (const gender of ['man', 'girl'] as const) {
      const shape = lyingShape(code, gender, 'damaged');
      expect(shape.size).toBeGreaterThan(20);
      expect(shape.positions.every(Number.isFinite)).toBe(true);
      expect(shape.normals.every(Number.isFinite)).toBe(true);
      expect(Math.max(...shape.indices)).toBeLessThan(shape.size);
      expect(hangingShape(code, gender)?.positions.every(Number.isFinite) ?? true).toBe(true);
    }
    expect(Math.min(...reachOf(code))).toBeGreaterThan(0);
  });

  it('sews every garment onto both figures', () => {
    for (const gender of ['man', 'girl'] as const)
      for (const code of itemCodes) {
        const worn = [{ id: code, code, isWrong: true, condition: 'dirty' as const }];
        const { solid } = sewFigure({ gender, aspects: ['beard', 'looseHair'], worn }, () => 20);
        expect(solid.positions.every(Number.isFinite)).toBe(true);
        expect(solid.normals.every(Number.isFinite)).toBe(true);
        expect(Math.max(...solid.skins)).toBeLessThan(64);
      }
  });
});

describe('space', () => {
  it('a resting figure leaves its joints where they are', () => {
    const all = carried(poseOf({}), moved(1, 0, 2));
    expect(applied(all.at(-1) ?? moved(0, 0, 0), pivots.footR)).toEqual([
      pivots.footR[0] + 1,
      pivots.footR[1],
      pivots.footR[2] + 2,
    ]);
  });

  it('the way back undoes a movement', () => {
    const move = chain(moved(1, 2, 3), turnedY(0.7));
    const [x, y, z] = applied(chain(rigidInverse(move), move), [4, 5, 6]);
    expect([x, y, z].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([4, 5, 6]);
  });

  it('cells are half a metre', () => {
    expect(cellPoint(roomOf('locker'), 0, 0)).toEqual([0.25, 0, 7.25]);
  });

  it('a shot shows all of its boxes, in a wide and in a tall picture', () => {
    const boxes = [{ low: [0, 0, 0], high: [6, 2.5, 5] } as const];
    const wide = framed(boxes, 0.8, 0.6, 1.6, 1);
    const tall = framed(boxes, 0.8, 0.6, 0.5, 1);
    expect(tall.reach).toBeGreaterThan(wide.reach);
    expect(wide.target).toEqual(tall.target);
  });
});

describe('what was opened', () => {
  it('is closed once, last opened first', () => {
    const closed: string[] = [];
    const opened = new DisposeList();
    opened.add(() => closed.push('engine'));
    opened.own({ dispose: () => closed.push('figure') });
    opened.dispose();
    opened.dispose();
    expect(closed).toEqual(['figure', 'engine']);
    opened.add(() => closed.push('late'));
    expect(closed).toEqual(['figure', 'engine', 'late']);
  });

  it('hears nothing more', () => {
    const target = new EventTarget();
    const opened = new DisposeList();
    let count = 0;
    opened.listen(target, 'ping', () => {
      count++;
    });
    target.dispatchEvent(new Event('ping'));
    opened.dispose();
    target.dispatchEvent(new Event('ping'));
    expect(count).toBe(1);
  });
});
