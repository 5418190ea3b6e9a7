import type { Door, DoorEnd } from '#shared/domain/simulators/cleanroom/facility.ts';
import { doorWidth } from '#shared/domain/simulators/cleanroom/facility.ts';
import { chain, moved, scaled, turnedX } from '../../host/affine.ts';
import { brushed } from '../../host/clay.ts';
import { box, picture } from '../../host/solids.ts';
import { areaOf } from './atlas.ts';
import type { Builder } from './furniture/builder.ts';
import { cellSize, doorHeight, isBackWall, wallThickness } from './layout.ts';
import { palette } from './palette.ts';

const width = doorWidth * cellSize;
/** On the open sides of the doll's house doors are cut low, so that they hide nothing. */
const lowHeight = 0.34;

/** One end of a door, in the space of its opening: x across it, the room to its south. */
export function buildDoorEnd(builder: Builder, door: Door, end: DoorEnd): void {
  const { solid, glass } = builder;
  const isFull = isBackWall(end.wall);
  const height = isFull ? doorHeight : lowHeight;
  const t = wallThickness;
  const tint = door.emergency ? palette.green : palette.frame;
  // The floor of the passage, half way to the next room.
  solid.paint(palette.cut, 0.1);
  box(solid, [0, -0.07, -0.25], [width, 0.065, 0.5], 0.004);
  solid.paint(palette.base, 0.2);
  box(solid, [0, -0.012, -0.25], [width, 0.014, 0.5], 0.004);
  solid.paint(palette.steel, 0.85, brushed);
  box(solid, [0, -0.002, -t / 2], [width, 0.008, t], 0.003);
  solid.paint(tint, 0.5);
  for (const x of [-width / 2 + 0.025, width / 2 - 0.025])
    box(solid, [x, 0, -t / 2], [0.05, height, t + 0.03], 0.01);
  // From behind, a door of one way is no way.
  const isNoWay = door.way === 'forward' && end === door.to;
  const sign = isNoWay ? 'noEntry' : door.emergency ? 'exit' : 'arrow';
  if (!isFull)
    solid.within(chain(moved(0, 0.0035, -0.27), turnedX(-Math.PI / 2)), () =>
      picture(solid.paint(palette.white, 0.25), [0, 0, 0], 0.3, 0.3, areaOf(sign)),
    );
  if (isFull) {
    box(solid, [0, height, -t / 2], [width, 0.06, t + 0.03], 0.01);
    picture(solid.paint(palette.white, 0.25), [0, height + 0.22, 0.004], 0.24, 0.24, areaOf(sign));
    solid.paint(door.needsCard ? palette.amber : palette.green, 0.6);
    box(solid, [0.3, height + 0.02, 0.018], [0.1, 0.022, 0.008], 0.004);
  }
  for (const side of [-1, 1] as const)
    builder.moving(side < 0 ? 'left' : 'right', moved((width / 2 - 0.05) * side, 0, -t / 2), () => {
      const w = (width - 0.1) / 2;
      const x = (-w / 2) * side;
      glass.paint(palette.glass, isFull ? 0.26 : 0.2);
      box(glass, [x, 0.03, 0], [w - 0.03, height - 0.05, 0.014], 0.002);
      solid.paint(palette.steel, 0.85, brushed);
      box(solid, [x, 0.012, 0], [w - 0.006, 0.045, 0.03], 0.006);
      box(solid, [x, height - 0.05, 0], [w - 0.006, 0.045, 0.03], 0.006);
      for (const edge of [0.012, w - 0.012])
        box(solid, [-edge * side, 0.012, 0], [0.022, height - 0.02, 0.03], 0.006);
      if (!isFull) return;
      solid.paint(palette.tealLight, 0.2);
      box(solid, [x, 1.36, 0.0], [w - 0.04, 0.03, 0.018], 0.002);
      solid.paint(palette.dark, 0.5);
      box(solid, [(-w + 0.06) * side, 0.9, 0.022], [0.02, 0.34, 0.022], 0.008);
    });
}

/** Leaves slide into their posts: 0 is shut, 1 open. */
export const leafMove = (openness: number): ReturnType<typeof chain> =>
  scaled(1 - 0.9 * openness, 1, 1);
