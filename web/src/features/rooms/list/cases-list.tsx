import { IconPencil, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CaseRow } from '#shared/contracts/cases.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { sayNoConnection } from '#web/ui/no-connection.ts';
import { OptionalPart } from '#web/ui/part-boundary.tsx';
import type { RowAction } from '#web/ui/table/columns.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { useListParams } from '#web/ui/table/use-list-params.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { useCases } from '../api.ts';
import { performPath } from '../paths.ts';
import { caseColumns } from './case-columns.tsx';
import { NewRoomButton } from './rooms-list.tsx';
import { useRemoveCase } from './use-remove-case.ts';

const EditCase = lazyPart(
  () => import('../cases/edit-case-dialog.tsx'),
  (module) => module.EditCaseDialog,
);

/** The cases that are made of rooms; those that the person made can be changed and removed. */
export function CasesList() {
  const { t } = useTranslation(['rooms', 'common']);
  const language = useLanguage();
  const formats = useFormats();
  const navigate = useNavigate();
  const list = useListParams();
  const { data, error, refetch } = useCases();
  const remove = useRemoveCase();
  const [edited, setEdited] = useState<string | null>(null);
  const columns = useMemo(
    () => caseColumns(t as TFunction<'rooms'>, language, formats),
    [t, language, formats],
  );
  const actionsOf = (row: CaseRow): RowAction[] => [
    {
      label: t('rooms:case.perform'),
      icon: IconPlayerPlay,
      onClick: () => void navigate(performPath(row.id)),
    },
    ...(row.mayEdit
      ? [
          {
            label: t('rooms:list.edit'),
            icon: IconPencil,
            onClick: () => setEdited(row.id),
          },
          {
            label: t('common:actions.delete'),
            icon: IconTrash,
            danger: true,
            onClick: () => void remove(row),
          },
        ]
      : []),
  ];
  return (
    <>
      <DataTable
        id="cases-of-rooms"
        label={t('rooms:list.cases')}
        columns={columns}
        rows={data}
        rowId={(row) => row.id}
        list={list}
        error={error}
        onRetry={() => void refetch()}
        searchLabel={t('rooms:cases.search')}
        empty={{
          title: t('rooms:cases.empty.title'),
          text: t('rooms:cases.empty.text'),
          action: <NewRoomButton />,
        }}
        rowActions={actionsOf}
      />
      {edited !== null && (
        <OptionalPart
          onFail={() => {
            setEdited(null);
            sayNoConnection();
          }}
        >
          <EditCase caseId={edited} onClose={() => setEdited(null)} />
        </OptionalPart>
      )}
    </>
  );
}
