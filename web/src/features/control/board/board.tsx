import { Button, NativeSelect } from '@mantine/core';
import { IconClockPlus, IconEye, IconPlayerStop, IconRotate } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { BoardRow, ExecutionView } from '#shared/contracts/execution-views.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { notify } from '#web/ui/notices.ts';
import type { RowAction } from '#web/ui/table/columns.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { useListParams } from '#web/ui/table/use-list-params.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { useBoard } from '../api.ts';
import { DialogPart } from '../dialog-part.tsx';
import { executionPath } from '../names.ts';
import classes from './board.module.css';
import { type BoardAction, rowsFor } from './board-change.ts';
import { boardColumns } from './board-columns.tsx';
import { BoardFigures } from './board-figures.tsx';

const BoardChangeDialog = lazyPart(
  () => import('./board-change-dialog.tsx'),
  (module) => module.BoardChangeDialog,
);

const states = ['NOT_STARTED', 'ACTIVE', 'FINISHED'] as const;
const icons = { extra: IconClockPlus, finish: IconPlayerStop, reopen: IconRotate } as const;
const rowId = (row: BoardRow) => `${row.user.id}:${row.workId}`;

/** Everybody of an execution as they are now, and what can be done for one or for several of them. */
export function Board({ execution }: { execution: ExecutionView }) {
  const { t } = useTranslation(['control', 'common']);
  const formats = useFormats();
  const language = useLanguage();
  const navigate = useNavigate();
  const list = useListParams({ filters: ['state'], size: 50 });
  const state = states.find((one) => one === list.params.filters.state?.[0]) ?? null;
  const { data, error, dataUpdatedAt, refetch } = useBoard(execution.id, list.params, state);
  const [open, setOpen] = useState<{ action: BoardAction; rows: BoardRow[] } | null>(null);
  const { works } = execution;
  const columns = useMemo(
    () => boardColumns({ t: t as TFunction<'control'>, formats, language, works }),
    [t, formats, language, works],
  );

  // Rows may be chosen on one page and be acted on from another.
  const seen = useRef(new Map<string, BoardRow>());
  for (const row of data?.content ?? []) seen.current.set(rowId(row), row);

  const ask = (action: BoardAction, rows: readonly BoardRow[]) => {
    const fit = rowsFor(action, rows);
    if (fit.length === 0) notify({ type: 'info', text: t(`control:board.${action}.nobody`) });
    else setOpen({ action, rows: fit });
  };
  const actionsOf = (row: BoardRow): RowAction[] => [
    ...(['extra', 'finish', 'reopen'] as const)
      .filter((action) => rowsFor(action, [row]).length > 0)
      .map((action) => ({
        label: t(`control:board.${action}.button`),
        icon: icons[action],
        danger: action === 'finish',
        onClick: () => ask(action, [row]),
      })),
    ...(row.state === 'FINISHED' && row.attemptId
      ? [
          {
            label: t('control:board.openResult'),
            icon: IconEye,
            onClick: () => void navigate(`/results-user/${row.attemptId}`),
          },
        ]
      : []),
  ];

  return (
    <div className={classes.board}>
      <BoardFigures
        counts={data?.counts}
        rows={data?.content}
        isPart={(data?.totalElements ?? 0) > (data?.content.length ?? 0)}
      />
      {error && data && (
        <p className={classes.stale} role="status">
          {t('control:board.stale', {
            when: formats.dateTime(new Date(dataUpdatedAt).toISOString()),
          })}
        </p>
      )}
      <DataTable
        id="control-board"
        label={t('control:board.label')}
        columns={columns}
        rows={data?.content}
        rowId={rowId}
        list={list}
        total={data?.totalElements ?? 0}
        error={error}
        onRetry={() => void refetch()}
        searchLabel={t('control:board.search')}
        empty={{
          title: t('control:board.empty.title'),
          text: t('control:board.empty.text'),
          action: (
            <Button component={Link} to={executionPath(execution.id, 'people')}>
              {t('control:board.empty.action')}
            </Button>
          ),
        }}
        filters={
          <NativeSelect
            aria-label={t('control:board.state')}
            data={[
              { value: '', label: t('control:board.anyState') },
              ...states.map((value) => ({ value, label: t(`control:attempts.${value}`) })),
            ]}
            value={state ?? ''}
            onChange={({ currentTarget: { value } }) => list.filter('state', value ? [value] : [])}
          />
        }
        rowActions={actionsOf}
        bulkActions={(['extra', 'finish', 'reopen'] as const).map((action) => ({
          label: t(`control:board.${action}.button`),
          icon: icons[action],
          danger: action === 'finish',
          onClick: (ids) =>
            ask(
              action,
              ids.flatMap((id) => seen.current.get(id) ?? []),
            ),
        }))}
      />
      {open && (
        <DialogPart onFail={() => setOpen(null)}>
          <BoardChangeDialog
            execution={execution}
            action={open.action}
            rows={open.rows}
            onClose={() => setOpen(null)}
          />
        </DialogPart>
      )}
    </div>
  );
}
