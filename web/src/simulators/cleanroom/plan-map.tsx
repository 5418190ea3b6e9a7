import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { Door, Facility, Room } from '#shared/domain/simulators/cleanroom/facility.ts';
import { doorWidth } from '#shared/domain/simulators/cleanroom/facility.ts';
import { furnitureKind } from '#shared/domain/simulators/cleanroom/furniture.ts';
import { footprint, standAt } from '#shared/domain/simulators/cleanroom/grid.ts';
import { isCleanLocation } from '#shared/domain/simulators/cleanroom/look-up.ts';
import type { CleanroomState } from '#shared/domain/simulators/cleanroom/state.ts';
import classes from './plan-map.module.css';
import type { Target } from './scene-api.ts';
import { singleClick } from './single-click.ts';
import type { CleanroomWords } from './words.ts';

interface PlanMapProps {
  facility: Facility;
  state: CleanroomState;
  words: Pick<CleanroomWords, 'room' | 'place'>;
  /** A click on something of the plan; absent: it is only looked at. */
  onPick?: (target: Target, at: { x: number; y: number }) => void;
  isSmall?: boolean;
}

const zoneOf = (room: Room) =>
  isCleanLocation(room.location)
    ? 'clean'
    : room.location === 'out' || room.location === 'entrance'
      ? 'street'
      : 'changing';

/** Where the person is drawn: before the furniture they stand at, on the spot they chose, or in the middle. */
function personCell(room: Room, state: CleanroomState) {
  const { at, spot, side } = state.person;
  const furniture = room.furniture.find(({ id }) => id === at);
  const stand = furniture && standAt(room, furniture, side);
  return stand ?? spot ?? { x: Math.floor(room.width / 2), z: Math.floor(room.depth / 2) };
}

function doorLine({ from }: Door, room: Room) {
  const { x, z } = room.origin;
  switch (from.wall) {
    case 'north':
      return { x1: x + from.at, x2: x + from.at + doorWidth, y1: z - 0.5, y2: z - 0.5 };
    case 'south':
      return {
        x1: x + from.at,
        x2: x + from.at + doorWidth,
        y1: z + room.depth + 0.5,
        y2: z + room.depth + 0.5,
      };
    case 'west':
      return { x1: x - 0.5, x2: x - 0.5, y1: z + from.at, y2: z + from.at + doorWidth };
    case 'east':
      return {
        x1: x + room.width + 0.5,
        x2: x + room.width + 0.5,
        y1: z + from.at,
        y2: z + from.at + doorWidth,
      };
  }
}

/** Of the names, in cells: a letter on average, and from line to line. */
const letterWidth = 0.7;
const lineHeight = 1.4;

/** The name of a room in lines that its width holds, as far as the words allow. */
function linesOf(name: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && longer.length * letterWidth > width) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}

/** What a shape of the plan stands for; the floor with the cell that was clicked. */
function targetOfShape(shape: Element, event: MouseEvent): Target | null {
  const [kind, id = ''] = shape.getAttribute('data-pick')?.split(':') ?? [];
  if (kind === 'person') return { kind };
  if (kind === 'furniture' || kind === 'door') return { kind, id };
  const box = shape.getBoundingClientRect();
  const along = (place: number, length: number, name: string) =>
    Math.floor((place / length) * Number(shape.getAttribute(name)));
  return {
    kind: 'floor',
    location: id as Location,
    x: along(event.clientX - box.left, box.width, 'data-width'),
    z: along(event.clientY - box.top, box.height, 'data-depth'),
  };
}

/**
 * The zones from above: where the person is, what stands where, which way the doors lead. Without WebGL the whole
 * case is done with it and the list.
 */
export function PlanMap({ facility, state, words, onPick, isSmall = false }: PlanMapProps) {
  const { t } = useTranslation('cleanroom');
  const { rooms } = facility;
  const left = Math.min(...rooms.map(({ origin }) => origin.x)) - 1;
  const top = Math.min(...rooms.map(({ origin }) => origin.z)) - 1;
  const right = Math.max(...rooms.map(({ origin, width }) => origin.x + width)) + 1;
  const bottom = Math.max(...rooms.map(({ origin, depth }) => origin.z + depth)) + 1;
  const svg = useRef<SVGSVGElement>(null);
  // Shapes are no controls: whatever a click on one does, the list does by keyboard too.
  useEffect(() => {
    const { current } = svg;
    if (!onPick || !current) return;
    const onClick = (event: MouseEvent) => {
      const shape = event.target instanceof Element ? event.target.closest('[data-pick]') : null;
      const target = shape && targetOfShape(shape, event);
      const at = { x: event.clientX, y: event.clientY };
      if (target) singleClick(() => onPick(target, at))(event);
    };
    current.addEventListener('click', onClick);
    return () => current.removeEventListener('click', onClick);
  }, [onPick]);
  return (
    <svg
      ref={svg}
      className={classes.map}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      role="img"
      aria-label={t('map.label')}
      data-small={isSmall}
    >
      {rooms.map((room) => {
        const isHere = room.location === state.person.location;
        return (
          <g key={room.location} transform={`translate(${room.origin.x} ${room.origin.z})`}>
            <rect
              className={classes.room}
              data-zone={zoneOf(room)}
              data-here={isHere}
              width={room.width}
              height={room.depth}
              rx={0.4}
              data-pick={`floor:${room.location}`}
              data-width={room.width}
              data-depth={room.depth}
            />
            {!isSmall &&
              room.furniture.map((furniture) => {
                const { width, depth } = footprint(furniture);
                const isUsed = furnitureKind(furniture.kind).uses.length > 0;
                return (
                  <rect
                    key={furniture.id}
                    className={classes.furniture}
                    data-used={isUsed || furnitureKind(furniture.kind).put !== undefined}
                    x={furniture.x + 0.1}
                    y={furniture.z + 0.1}
                    width={width - 0.2}
                    height={depth - 0.2}
                    rx={0.2}
                    data-pick={`furniture:${furniture.id}`}
                  >
                    <title>{words.place(furniture.id)}</title>
                  </rect>
                );
              })}
            {!isSmall && (
              <text className={classes.name}>
                {linesOf(words.room(room.location), room.width).map((line, i, all) => (
                  <tspan
                    key={line}
                    x={room.width / 2}
                    y={room.depth - 1 - (all.length - 1 - i) * lineHeight}
                  >
                    {line}
                  </tspan>
                ))}
              </text>
            )}
            {isHere && (
              <circle
                className={classes.person}
                cx={personCell(room, state).x + 0.5}
                cy={personCell(room, state).z + 0.5}
                r={isSmall ? 1.4 : 0.6}
                data-pick="person:"
              >
                <title>{t('map.you')}</title>
              </circle>
            )}
          </g>
        );
      })}
      {facility.doors.map((door) => {
        const room = rooms.find(({ location }) => location === door.from.location);
        return (
          room && (
            <line
              key={door.id}
              className={classes.door}
              data-open={state.openDoors.includes(door.id)}
              {...doorLine(door, room)}
              data-pick={`door:${door.id}`}
            />
          )
        );
      })}
    </svg>
  );
}
