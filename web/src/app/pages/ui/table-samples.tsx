import { Button, SegmentedControl, Select } from '@mantine/core';
import { IconExternalLink, IconTrash } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, platformTags } from '#shared/languages.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { notify } from '#web/ui/notices.ts';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import type { DataColumn } from '#web/ui/table/columns.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { useListParams } from '#web/ui/table/use-list-params.ts';

const steps = ['etch', 'litho', 'clean'] as const;
const modes = ['rows', 'loading', 'empty', 'error'] as const;

interface Lot {
  id: number;
  step: (typeof steps)[number];
  wafers: number;
  yield: number;
}

const lots: Lot[] = Array.from({ length: 57 }, (_, index) => ({
  id: index + 1,
  step: steps[(index * 7) % 3] ?? 'etch',
  wafers: 25 - (index % 4),
  yield: 99 - ((index * 37) % 240) / 10,
}));

const sampleError = new ApiError('UNAVAILABLE', { status: 503, requestId: '01JD4Z7Q2XW9' });

const columnsOf = (t: TFunction<'ui'>, share: Intl.NumberFormat): DataColumn<Lot>[] => [
  {
    id: 'lot',
    header: t('table.lot'),
    value: (lot) => t('table.lotName', { n: lot.id }),
    sortable: true,
    fixed: true,
  },
  {
    id: 'step',
    header: t('table.step'),
    value: (lot) => t(`table.steps.${lot.step}`),
    sortable: true,
  },
  {
    id: 'wafers',
    header: t('table.wafers'),
    value: (lot) => lot.wafers,
    numeric: true,
    sortable: true,
  },
  {
    id: 'yield',
    header: t('table.yield'),
    value: (lot) => lot.yield,
    cell: (lot) => share.format(lot.yield),
    numeric: true,
    sortable: true,
  },
  {
    id: 'state',
    header: t('table.state'),
    value: (lot) => (lot.yield > 90 ? 1 : 0),
    cell: (lot) => (
      <StatusBadge tone={lot.yield > 90 ? 'success' : 'warning'}>
        {t(`marks.badges.${lot.yield > 90 ? 'success' : 'warning'}`)}
      </StatusBadge>
    ),
  },
];

/** The table with rows, on its way, empty and refused. */
export function TableSamples() {
  const { t } = useTranslation('ui');
  const [mode, setMode] = useState<(typeof modes)[number]>('rows');
  const list = useListParams({ filters: ['step'], size: 20 });
  const { i18n } = useTranslation();
  const columns = useMemo(() => {
    const tag = platformTags[i18n.language as Language];
    return columnsOf(t, new Intl.NumberFormat(tag, { minimumFractionDigits: 1 }));
  }, [t, i18n.language]);
  const step = list.params.filters.step?.[0] ?? null;
  const rows = useMemo(() => lots.filter((lot) => !step || lot.step === step), [step]);
  const shown = { rows, loading: undefined, empty: [], error: undefined }[mode];
  return (
    <>
      <SegmentedControl
        mb="md"
        aria-label={t('table.mode')}
        value={mode}
        onChange={(value) => setMode(value as (typeof modes)[number])}
        data={modes.map((value) => ({ value, label: t(`table.modes.${value}`) }))}
      />
      <DataTable
        key={mode}
        id="ui-samples"
        label={t('table.label')}
        columns={columns}
        rows={shown}
        rowId={(lot) => String(lot.id)}
        list={list}
        {...(mode === 'error' && { error: sampleError, onRetry: () => setMode('rows') })}
        empty={{
          title: t('table.empty'),
          text: t('table.emptyText'),
          action: <Button onClick={() => setMode('rows')}>{t('table.emptyAction')}</Button>,
        }}
        filters={
          <Select
            aria-label={t('table.step')}
            placeholder={t('table.stepFilter')}
            clearable
            data={steps.map((value) => ({ value, label: t(`table.steps.${value}`) }))}
            value={step}
            onChange={(value) => list.filter('step', value ? [value] : [])}
          />
        }
        rowActions={() => [
          { label: t('table.open'), icon: IconExternalLink, onClick: () => undefined },
          {
            label: t('table.remove'),
            icon: IconTrash,
            danger: true,
            onClick: () => notify({ type: 'info', text: t('notices.undo') }),
          },
        ]}
        bulkActions={[
          { label: t('table.remove'), icon: IconTrash, danger: true, onClick: () => undefined },
        ]}
      />
    </>
  );
}
