import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { RoomRow } from '#shared/contracts/rooms.ts';
import { readyRoomOf } from '#shared/domain/simulators/cleanroom/ready-rooms.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import type { DataColumn } from '#web/ui/table/columns.ts';
import type { Formats } from '#web/ui/use-formats.ts';
import type { PlaceWords } from '../parts/place-words.ts';
import { editPath } from '../paths.ts';
import classes from './room-columns.module.css';

/** The columns of the list of rooms; `profileName` names the rules by their id. */
export const roomColumns = (
  t: TFunction<'rooms'>,
  words: PlaceWords,
  formats: Formats,
  profileName: (id: string) => string,
): DataColumn<RoomRow>[] => [
  {
    id: 'name',
    header: t('list.name'),
    value: (row) => words.text(row.name),
    fixed: true,
    sortable: true,
    cell: (row) => {
      const ready = readyRoomOf(row.id);
      return (
        <span className={classes.name}>
          <Link to={ready?.path ?? editPath(row.id)}>{words.text(row.name)}</Link>
          {ready && <StatusBadge tone="brand">{t('list.ready')}</StatusBadge>}
        </span>
      );
    },
  },
  {
    id: 'location',
    header: t('list.location'),
    value: (row) => words.location(row.location),
    sortable: true,
  },
  {
    id: 'size',
    header: t('list.size'),
    value: (row) => (row.width * row.depth) / 4,
    cell: (row) => words.measures(row),
    numeric: true,
    sortable: true,
  },
  {
    id: 'furniture',
    header: t('list.furniture'),
    value: (row) => row.furnitureCount,
    numeric: true,
    sortable: true,
  },
  {
    id: 'items',
    header: t('list.items'),
    value: (row) => row.itemsCount,
    numeric: true,
    sortable: true,
    hidden: true,
  },
  {
    id: 'profile',
    header: t('list.profile'),
    value: (row) => profileName(row.profileId),
    sortable: true,
  },
  {
    id: 'updated',
    header: t('list.updated'),
    value: (row) => row.updatedAt,
    cell: (row) => formats.dateTime(row.updatedAt),
    sortable: true,
  },
];
