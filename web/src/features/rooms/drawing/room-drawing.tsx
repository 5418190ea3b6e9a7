import type { ReactNode } from 'react';
import {
  doorWidth,
  type Furniture,
  type Room,
} from '#shared/domain/simulators/cleanroom/facility.ts';
import {
  type FurnitureKindName,
  furnitureKind,
} from '#shared/domain/simulators/cleanroom/furniture.ts';
import { footprint } from '#shared/domain/simulators/cleanroom/grid.ts';
import { isCleanLocation } from '#shared/domain/simulators/cleanroom/look-up.ts';
import type { RoomDoor } from '../editing/placing.ts';
import classes from './drawing.module.css';
import { FurnitureShape } from './furniture-shape.tsx';

/** Cells of the wall around the floor in a drawing. */
export const wall = 0.6;

/** Which of the three zones a room belongs to. */
export const zoneOf = ({ location }: Pick<Room, 'location'>): 'street' | 'changing' | 'clean' => {
  if (isCleanLocation(location)) return 'clean';
  return location === 'out' || location === 'entrance' ? 'street' : 'changing';
};

const placed = (piece: Furniture) => {
  const { width, depth } = furnitureKind(piece.kind as FurnitureKindName);
  const print = footprint(piece);
  const middle = `${piece.x + print.width / 2} ${piece.z + print.depth / 2}`;
  return `translate(${middle}) rotate(${piece.turn * 90}) translate(${-width / 2} ${-depth / 2})`;
};

function Door({
  room,
  door: { end, door },
  number,
}: {
  room: Room;
  door: RoomDoor;
  number: number;
}) {
  const isUpright = end.wall === 'west' || end.wall === 'east';
  const along = end.at;
  const far = { north: -wall, south: room.depth, west: -wall, east: room.width }[end.wall];
  const x = isUpright ? far : along;
  const y = isUpright ? along : far;
  const width = isUpright ? wall : doorWidth;
  const height = isUpright ? doorWidth : wall;
  return (
    <>
      <rect
        className={classes.door}
        data-emergency={door.emergency || undefined}
        {...{ x, y, width, height }}
      />
      <text className={classes.doorNumber} x={x + width / 2} y={y + height / 2 + 0.17}>
        {number}
      </text>
    </>
  );
}

interface RoomDrawingProps {
  room: Room;
  doors: readonly RoomDoor[];
  /** What the drawing is called; absent: something else says what it shows. */
  label?: string;
  /** Pieces that something is wrong with. */
  wrong?: ReadonlySet<string>;
  selected?: string | null;
  /** Things lie on these. */
  laden?: ReadonlyMap<string, number>;
  /** Drawn over the furniture. */
  children?: ReactNode;
}

/** A room from above: floor in half-metre cells, walls, doors, furniture. */
export function RoomDrawing(props: RoomDrawingProps) {
  const { room, doors, label, wrong, selected, laden, children } = props;
  const { width, depth } = room;
  return (
    <svg
      className={classes.drawing}
      viewBox={`${-wall} ${-wall} ${width + 2 * wall} ${depth + 2 * wall}`}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      focusable="false"
    >
      <rect
        className={classes.wall}
        x={-wall}
        y={-wall}
        width={width + 2 * wall}
        height={depth + 2 * wall}
        rx={0.3}
      />
      <rect className={classes.floor} data-zone={zoneOf(room)} width={width} height={depth} />
      <path
        className={classes.grid}
        d={[
          ...Array.from({ length: width - 1 }, (_, i) => `M${i + 1} 0V${depth}`),
          ...Array.from({ length: depth - 1 }, (_, i) => `M0 ${i + 1}H${width}`),
        ].join('')}
      />
      {doors.map((door, i) => (
        <Door key={door.door.id} room={room} door={door} number={i + 1} />
      ))}
      {room.furniture.map((piece) => {
        const print = footprint(piece);
        const count = laden?.get(piece.id) ?? 0;
        return (
          <g
            key={piece.id}
            className={classes.piece}
            data-wrong={wrong?.has(piece.id) || undefined}
            data-selected={piece.id === selected || undefined}
          >
            <g transform={placed(piece)}>
              <FurnitureShape kind={piece.kind} />
            </g>
            <rect
              className={classes.frame}
              x={piece.x + 0.03}
              y={piece.z + 0.03}
              width={print.width - 0.06}
              height={print.depth - 0.06}
              rx={0.14}
            />
            {count > 0 && (
              <g transform={`translate(${piece.x + print.width - 0.16} ${piece.z + 0.16})`}>
                <circle className={classes.count} r={0.3} />
                <text className={classes.countText} y={0.13}>
                  {count}
                </text>
              </g>
            )}
          </g>
        );
      })}
      {children}
    </svg>
  );
}
