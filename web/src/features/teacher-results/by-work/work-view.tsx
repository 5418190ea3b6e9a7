import { NativeSelect, Skeleton } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { joined } from '#web/ui/joined.ts';
import type { ListState } from '#web/ui/table/use-list-params.ts';
import { type AttemptChoice, attemptChoices } from '../address.ts';
import { useExecutionsOfWork, useResultsByWork, useTaughtWorks } from '../api.ts';
import { FilterBar } from '../filters.tsx';
import { useAddress } from '../use-address.ts';
import { Distribution } from './distribution.tsx';
import { Figures } from './figures.tsx';
import { ItemTable } from './item-table.tsx';
import { Matrix } from './matrix.tsx';
import { WorkChoice } from './work-choice.tsx';
import classes from './work-view.module.css';

/** Everything about one work; the first there is while none is chosen. */
export function WorkView({ list }: { list: ListState }) {
  const { t } = useTranslation('teacherResults');
  const [address, change] = useAddress();
  const { data, error, isFetching, refetch } = useTaughtWorks();
  const works = data?.filter((work) => work.taskCount > 0);
  if (!works && error) {
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!works) return <Skeleton height={420} radius="md" />;
  const workId = address.workId ?? works[0]?.id;
  if (!workId) return <EmptyState title={t('work.noWorks')} text={t('work.noWorksText')} />;
  return (
    <>
      <FilterBar
        list={list}
        shown={address.names ? ['groupIds', 'studentIds', 'workTypes'] : ['groupIds', 'workTypes']}
      >
        <WorkChoice
          label={t('work.choose')}
          className={classes.work}
          works={works}
          value={workId}
          onChange={(value) => change({ workId: value })}
        />
        <ExecutionChoice
          workId={workId}
          value={address.executionId}
          onChange={(executionId) => change({ executionId })}
        />
        <NativeSelect
          label={t('work.attempts')}
          className={classes.attempts}
          data={attemptChoices.map((value) => ({ value, label: t(`work.of.${value}`) }))}
          value={address.attempts}
          onChange={(event) => change({ attempts: event.currentTarget.value as AttemptChoice })}
        />
      </FilterBar>
      <Results key={workId} workId={workId} list={list} />
    </>
  );
}

interface ExecutionChoiceProps {
  workId: string;
  value: string | null;
  onChange: (executionId: string | null) => void;
}

/** One exam window, or all attempts; not there for a work without any. */
function ExecutionChoice({ workId, value, onChange }: ExecutionChoiceProps) {
  const { t } = useTranslation('teacherResults');
  const executions = useExecutionsOfWork(workId).data ?? [];
  if (executions.length === 0) return null;
  return (
    <NativeSelect
      label={t('work.execution')}
      className={classes.attempts}
      data={[
        { value: 'all', label: t('work.allExecutions') },
        ...executions.map(({ id, name, works }) => ({
          value: id,
          label: name || joined(works.map((work) => work.name)),
        })),
      ]}
      value={value ?? 'all'}
      onChange={({ currentTarget: { value: chosen } }) =>
        onChange(chosen === 'all' ? null : chosen)
      }
    />
  );
}

function Results({ workId, list }: { workId: string; list: ListState }) {
  const { t } = useTranslation('teacherResults');
  const [address, change] = useAddress();
  const query = useResultsByWork(workId, list.params, address);
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  if (!data && error) {
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) return <Skeleton height={420} radius="md" />;
  if (data.rows.length === 0) {
    return <EmptyState icon={IconChartBar} title={t('work.empty')} text={t('work.emptyText')} />;
  }
  return (
    <div className={classes.results} data-stale={isPlaceholderData || undefined}>
      {data.isCut && <p className={classes.note}>{t('work.cut')}</p>}
      <Figures work={data.work} figures={data.figures} />
      <Distribution figures={data.figures} passMark={data.work.passMark} />
      <Matrix rows={data.rows} tasks={data.tasks} names={address.names} />
      <ItemTable
        tasks={data.tasks}
        options={isPlaceholderData ? null : data.options}
        taskId={address.taskId}
        onOpen={(taskId) => change({ taskId })}
      />
    </div>
  );
}
