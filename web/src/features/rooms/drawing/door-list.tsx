import { useTranslation } from 'react-i18next';
import type { Location } from '#shared/domain/simulators/cleanroom/codes.ts';
import type { Room } from '#shared/domain/simulators/cleanroom/facility.ts';
import { doorFits, type RoomDoor } from '../editing/placing.ts';
import type { RoomWords } from '../parts/room-words.ts';
import classes from './door-list.module.css';

interface DoorListProps {
  room: Room;
  doors: readonly RoomDoor[];
  words: RoomWords;
}

/** The doors of a room in words, under the numbers that they bear in the drawing. */
export function DoorList({ room, doors, words }: DoorListProps) {
  const { t } = useTranslation('rooms');
  if (doors.length === 0) return <p className={classes.none}>{t('doors.none')}</p>;
  return (
    <ol className={classes.doors} aria-label={t('doors.label')}>
      {doors.map(({ door, end, behind }) => (
        <li key={door.id} data-wrong={!doorFits(room, end) || undefined}>
          {t(`doors.${end.wall}`, { behind: words.location(behind as Location) })}
          {door.way === 'forward' &&
            ` ${t(door.from.location === room.location ? 'doors.out' : 'doors.in')}`}
        </li>
      ))}
    </ol>
  );
}
