import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ExecutionRow } from '#shared/contracts/execution-views.ts';
import { Icon } from '#web/ui/icon.tsx';
import { joined } from '#web/ui/joined.ts';
import { PageFrame } from '#web/ui/page-frame.tsx';
import type { DataColumn } from '#web/ui/table/columns.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { useListParams } from '#web/ui/table/use-list-params.ts';
import { type Formats, useFormats } from '#web/ui/use-formats.ts';
import { useExecutions } from './api.ts';
import { ExecutionBadge } from './badges.tsx';
import classes from './executions-list.module.css';
import { executionName, executionPath } from './names.ts';
import { WindowText } from './window-text.tsx';

const columnsOf = (t: TFunction<'control'>, formats: Formats): DataColumn<ExecutionRow>[] => {
  const takers = ({ groups, userCount }: ExecutionRow) =>
    joined([
      ...groups.map((group) => group.name),
      ...(userCount > 0 ? [t('list.people', { count: userCount })] : []),
    ]) || t('list.nobody');
  return [
    {
      id: 'name',
      header: t('list.name'),
      value: executionName,
      fixed: true,
      cell: (row) => (
        <span className={classes.name}>
          <Link to={executionPath(row.id)}>{executionName(row)}</Link>
          {row.name && (
            <span className={classes.works}>{joined(row.works.map((work) => work.name))}</span>
          )}
        </span>
      ),
    },
    {
      id: 'state',
      header: t('list.state'),
      value: (row) => row.state,
      cell: (row) => <ExecutionBadge state={row.state} />,
    },
    {
      id: 'window',
      header: t('list.window'),
      value: (row) => row.startDateTime,
      cell: (row) => <WindowText start={row.startDateTime} end={row.endDateTime} />,
    },
    {
      id: 'minutes',
      header: t('list.minutes'),
      value: (row) => row.executionTime,
      cell: (row) => formats.minutes(row.executionTime),
      numeric: true,
    },
    { id: 'takers', header: t('list.takers'), value: takers },
    {
      id: 'released',
      header: t('list.released'),
      value: (row) => row.releasedAt,
      cell: ({ releasedAt }) =>
        releasedAt
          ? t('list.releasedFrom', { when: formats.dateTime(releasedAt) })
          : t('list.releasedNo'),
      hidden: true,
    },
  ];
};

/** The executions that the person runs, the latest window first; search, filter and page live in the address. */
export function ExecutionsList() {
  const { t } = useTranslation(['control', 'titles', 'descriptions']);
  const formats = useFormats();
  const list = useListParams({ filters: ['active'] });
  const asked = list.params.filters.active?.[0];
  const active = asked === 'true' || asked === 'false' ? asked : null;
  const { data, error, refetch } = useExecutions(list.params, active);
  const columns = useMemo(() => columnsOf(t as TFunction<'control'>, formats), [t, formats]);
  const create = (
    <Button component={Link} to="/create-control" leftSection={<Icon of={IconPlus} />}>
      {t('titles:createControl')}
    </Button>
  );
  return (
    <PageFrame
      title={t('titles:updateControl')}
      description={t('list.description')}
      actions={create}
    >
      <DataTable
        id="executions"
        label={t('titles:updateControl')}
        columns={columns}
        rows={data?.content}
        rowId={(row) => row.id}
        list={list}
        total={data?.totalElements ?? 0}
        error={error}
        onRetry={() => void refetch()}
        searchLabel={t('list.search')}
        empty={{ title: t('list.empty.title'), text: t('list.empty.text'), action: create }}
        filters={
          <SegmentedControl
            className={classes.filter ?? ''}
            aria-label={t('list.filter')}
            value={active ?? ''}
            onChange={(value) => list.filter('active', value ? [value] : [])}
            data={[
              { value: '', label: t('list.all') },
              { value: 'true', label: t('list.current') },
              { value: 'false', label: t('list.over') },
            ]}
          />
        }
      />
    </PageFrame>
  );
}
