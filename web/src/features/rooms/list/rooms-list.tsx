import { Button } from '@mantine/core';
import { IconCopy, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { deleteRoom, type RoomRow } from '#shared/contracts/rooms.ts';
import { readyRoomOf } from '#shared/domain/simulators/cleanroom/ready-rooms.ts';
import { inLanguage } from '#shared/languages.ts';
import { send } from '#web/lib/api-client.ts';
import { confirm } from '#web/ui/confirm.ts';
import { Icon } from '#web/ui/icon.tsx';
import { notify } from '#web/ui/notices.ts';
import { useProblemText } from '#web/ui/problem-text.ts';
import type { RowAction } from '#web/ui/table/columns.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { useListParams } from '#web/ui/table/use-list-params.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { useProfiles, useRooms, useRoomsChanged } from '../api.ts';
import { usePlaceWords } from '../parts/place-words.ts';
import { copyPath, editPath, newRoomPath } from '../paths.ts';
import { roomColumns } from './room-columns.tsx';

/** Leads to a new room. */
export function NewRoomButton() {
  const { t } = useTranslation('rooms');
  return (
    <Button component={Link} to={newRoomPath} leftSection={<Icon of={IconPlus} />}>
      {t('list.create')}
    </Button>
  );
}

/** The rooms of the editor: search, order and page live in the address. */
export function RoomsList() {
  const { t } = useTranslation(['rooms', 'common']);
  const language = useLanguage();
  const formats = useFormats();
  const navigate = useNavigate();
  const words = usePlaceWords();
  const problemText = useProblemText();
  const roomsChanged = useRoomsChanged();
  const list = useListParams();
  const { data, error, refetch } = useRooms();
  const profiles = useProfiles().data;
  const columns = useMemo(() => {
    const profileName = (id: string) => {
      const found = profiles?.find((one) => one.id === id);
      return found ? inLanguage(found.name, language) : id;
    };
    return roomColumns(t as TFunction<'rooms'>, words, formats, profileName);
  }, [t, words, formats, profiles, language]);

  const remove = async (row: RoomRow) => {
    const name = words.text(row.name);
    const isSure = await confirm({
      title: t('rooms:remove.title', { name }),
      text: t('rooms:remove.text'),
      confirmLabel: t('rooms:remove.yes'),
      danger: true,
    });
    if (!isSure) return;
    try {
      await send(deleteRoom, { params: { id: row.id } });
      notify({ type: 'success', text: t('rooms:remove.done', { name }) });
    } catch (problem) {
      notify({ type: 'danger', text: problemText(problem) });
    }
    roomsChanged();
  };
  const actionsOf = (row: RoomRow): RowAction[] => {
    const copy = {
      label: t('rooms:list.copy'),
      icon: IconCopy,
      onClick: () => void navigate(copyPath(row.id)),
    };
    if (readyRoomOf(row.id)) return [copy];
    return [
      {
        label: t('rooms:list.edit'),
        icon: IconPencil,
        onClick: () => void navigate(editPath(row.id)),
      },
      copy,
      {
        label: t('common:actions.delete'),
        icon: IconTrash,
        danger: true,
        onClick: () => void remove(row),
      },
    ];
  };
  return (
    <DataTable
      id="rooms"
      label={t('rooms:list.rooms')}
      columns={columns}
      rows={data}
      rowId={(row) => row.id}
      list={list}
      error={error}
      onRetry={() => void refetch()}
      searchLabel={t('rooms:list.search')}
      empty={{
        title: t('rooms:list.empty.title'),
        text: t('rooms:list.empty.text'),
        action: <NewRoomButton />,
      }}
      rowActions={actionsOf}
    />
  );
}
