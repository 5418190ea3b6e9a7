import type { ReactNode } from 'react';
import {
  type FurnitureKindName,
  furnitureKind,
} from '#shared/domain/simulators/cleanroom/furniture.ts';
import classes from './drawing.module.css';

const range = (count: number) => Array.from({ length: count }, (_, i) => i);

/** A plain body with rounded corners, a little smaller than its cells. */
const body = (width: number, depth: number, soft = false) => (
  <rect
    className={soft ? classes.soft : classes.body}
    x={0.08}
    y={0.08}
    width={width - 0.16}
    height={depth - 0.16}
    rx={0.12}
  />
);

const line = (key: string | number, d: string) => <path key={key} className={classes.line} d={d} />;

const slats = (width: number, depth: number) =>
  range(3).map((i) => line(i, `M0.25 ${(depth * (i + 1)) / 4}H${width - 0.25}`));

const can = (rim: number) => (
  <>
    <circle className={classes.body} cx={0.5} cy={0.5} r={0.4} />
    <circle className={classes.line} cx={0.5} cy={0.5} r={rim} />
  </>
);

const foot = (x: number) => (
  <ellipse key={x} className={classes.soft} cx={x} cy={0.52} rx={0.12} ry={0.27} />
);

/** How each kind looks from above, its front to the bottom; in cells. */
const shapes: Record<FurnitureKindName, (width: number, depth: number) => ReactNode> = {
  lockers: (w, d) => (
    <>
      {body(w, d)}
      {range(w - 1).map((i) => line(i, `M${i + 1} 0.08V${d - 0.08}`))}
      {range(w).map((i) => (
        <circle key={`knob-${i + 1}`} className={classes.dark} cx={i + 0.78} cy={0.76} r={0.07} />
      ))}
    </>
  ),
  hanger: (w) => (
    <>
      {body(w, 1, true)}
      {line('rail', `M0.2 0.32H${w - 0.2}`)}
      {range(w * 2).map((i) =>
        line(i, `M${0.35 + i * 0.45} 0.32l-0.12 0.42M${0.35 + i * 0.45} 0.32l0.1 0.42`),
      )}
    </>
  ),
  shoeShelf: (w) => (
    <>
      {body(w, 1)}
      {range(w).flatMap((i) => [0.32, 0.68].map((x) => foot(i + x)))}
    </>
  ),
  bench: (w, d) => (
    <>
      {body(w, d, true)}
      {slats(w, d)}
    </>
  ),
  crossBench: (w, d) => (
    <>
      {body(w, d, true)}
      {slats(w, d)}
      {line('over', `M${w / 2} 0.82V0.2m-0.22 0.2 0.22-0.24 0.22 0.24`)}
    </>
  ),
  bin: () => can(0.24),
  laundryBin: () => (
    <>
      {can(0.3)}
      {line('sack', 'M0.32 0.4l0.36 0.2M0.32 0.6l0.36-0.2')}
    </>
  ),
  rack: (w) => (
    <>
      {body(w, 1)}
      {line('rail', `M0.15 0.3H${w - 0.15}`)}
      {range(w * 2 - 1).map((i) => (
        <rect
          key={i}
          className={classes.soft}
          x={0.36 + i * 0.5}
          y={0.2}
          width={0.26}
          height={0.62}
          rx={0.1}
        />
      ))}
    </>
  ),
  sinkTable: (w) => (
    <>
      {body(w, 1)}
      <rect
        className={classes.water}
        x={w / 2 - 0.6}
        y={0.34}
        width={1.2}
        height={0.48}
        rx={0.22}
      />
      {line('tap', `M${w / 2} 0.18v0.3`)}
    </>
  ),
  glovesShelf: (w) => (
    <>
      {body(w, 1)}
      {range(w * 2).map((i) => (
        <rect
          key={i}
          className={classes.soft}
          x={0.18 + (i * (w - 0.3)) / (w * 2)}
          y={0.3}
          width={0.36}
          height={0.45}
          rx={0.06}
        />
      ))}
    </>
  ),
  passBox: (w) => (
    <>
      {body(w, 1)}
      <rect className={classes.water} x={0.35} y={0.28} width={w - 0.7} height={0.44} rx={0.08} />
      {line('through', `M${w / 2} 0.9V0.1`)}
    </>
  ),
  mirror: (w) => (
    <>
      <rect className={classes.water} x={0.1} y={0.08} width={w - 0.2} height={0.3} rx={0.1} />
      {line(
        'shine',
        `M${w / 2 - 0.4} 0.62l0.2 0.2M${w / 2} 0.58v0.28M${w / 2 + 0.4} 0.62l-0.2 0.2`,
      )}
    </>
  ),
  stickyMat: (w, d) => (
    <>
      <rect
        className={classes.mat}
        x={0.12}
        y={0.12}
        width={w - 0.24}
        height={d - 0.24}
        rx={0.12}
      />
      {range(5).map((i) => line(i, `M${0.35 + i * 0.32} 0.35V${d - 0.35}`))}
    </>
  ),
  shoeCleaner: () => (
    <>
      {body(1, 1)}
      {[0.34, 0.66].map((x) => (
        <circle key={x} className={classes.soft} cx={x} cy={0.6} r={0.16} />
      ))}
      {line('bristle', 'M0.2 0.3h0.6')}
    </>
  ),
  airShower: (w, d) => (
    <>
      <rect
        className={classes.mat}
        x={0.08}
        y={0.08}
        width={w - 0.16}
        height={d - 0.16}
        rx={0.12}
      />
      {range(3).map((i) =>
        line(`l${i}`, `M0.2 ${0.5 + i * 0.5}h0.55m-0.16-0.14 0.16 0.14-0.16 0.14`),
      )}
      {range(3).map((i) =>
        line(`r${i}`, `M${w - 0.2} ${0.5 + i * 0.5}h-0.55m0.16-0.14-0.16 0.14 0.16 0.14`),
      )}
    </>
  ),
  esdTester: () => (
    <>
      {body(1, 1)}
      {[0.34, 0.66].map(foot)}
    </>
  ),
  cardReader: () => (
    <>
      <rect className={classes.body} x={0.25} y={0.1} width={0.5} height={0.62} rx={0.1} />
      <rect className={classes.soft} x={0.34} y={0.22} width={0.32} height={0.2} rx={0.04} />
      {line('waves', 'M0.38 0.86q0.12 0.08 0.24 0')}
    </>
  ),
  colleague: () => (
    <>
      <ellipse className={classes.soft} cx={0.5} cy={0.55} rx={0.42} ry={0.24} />
      <circle className={classes.body} cx={0.5} cy={0.5} r={0.2} />
    </>
  ),
  plant: () => (
    <>
      {range(6).map((i) => (
        <ellipse
          key={i}
          className={classes.leaf}
          cx={0.5}
          cy={0.26}
          rx={0.13}
          ry={0.24}
          transform={`rotate(${i * 60} 0.5 0.5)`}
        />
      ))}
      <circle className={classes.dark} cx={0.5} cy={0.5} r={0.1} />
    </>
  ),
};

/** A piece of furniture from above, its front to the bottom, with its upper left corner at the origin. */
export function FurnitureShape({ kind }: { kind: FurnitureKindName }) {
  const { width, depth } = furnitureKind(kind);
  return shapes[kind](width, depth);
}

/** A small drawing of a piece, for lists. */
export function FurniturePicture({ kind }: { kind: FurnitureKindName }) {
  const { width, depth } = furnitureKind(kind);
  // A long bench would be a thread: of it the middle is shown.
  const shown = Math.min(width, 4);
  return (
    <svg
      className={classes.picture}
      viewBox={`${(width - shown) / 2 - 0.1} -0.1 ${shown + 0.2} ${depth + 0.2}`}
      aria-hidden="true"
      focusable="false"
    >
      <FurnitureShape kind={kind} />
    </svg>
  );
}
