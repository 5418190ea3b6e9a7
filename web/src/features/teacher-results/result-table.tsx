import { IconHourglass } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { ReplyOf } from '#shared/contracts/call.ts';
import type { listResults, ResultRow } from '#shared/contracts/results.ts';
import { Icon } from '#web/ui/icon.tsx';
import { isInReview } from '#web/ui/in-review.ts';
import { PassedBadge } from '#web/ui/passed-badge.tsx';
import { personName } from '#web/ui/person-name.ts';
import type { DataColumn } from '#web/ui/table/columns.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import type { ListState } from '#web/ui/table/use-list-params.ts';
import { useFormats } from '#web/ui/use-formats.ts';
import { attemptPath } from './address.ts';
import classes from './result-table.module.css';

/** A row with the number under which it is shown to whoever hides the names. */
interface NumberedRow extends ResultRow {
  number: number;
}

interface ResultTableProps {
  id: string;
  list: ListState;
  query: UseQueryResult<ReplyOf<typeof listResults>>;
  names: boolean;
  /** All rows are of one person: the works name them. */
  isOfOne?: boolean;
  filters?: ReactNode;
  empty: { title: string; text: string };
}

/** Finished attempts as a table; each row opens its attempt. */
export function ResultTable({ query, names, isOfOne = false, ...rest }: ResultTableProps) {
  const { t } = useTranslation('teacherResults');
  const { data, error, refetch } = query;
  const columns = useColumns(names, isOfOne);
  const rows = useMemo(
    () => data?.content.map((row, i) => ({ ...row, number: data.page * data.size + i + 1 })),
    [data],
  );
  return (
    <div className={classes.list}>
      <DataTable<NumberedRow>
        {...rest}
        label={t('title')}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        total={data?.totalElements ?? 0}
        error={error}
        onRetry={() => void refetch()}
        noSearch
      />
    </div>
  );
}

function useColumns(names: boolean, isOfOne: boolean): readonly DataColumn<NumberedRow>[] {
  const { t } = useTranslation(['teacherResults', 'study']);
  const formats = useFormats();
  const { search } = useLocation();
  return useMemo(() => {
    const nameOf = ({ student, number }: NumberedRow) =>
      names && student ? personName(student) : t('teacherResults:anonymousAttempt', { number });
    const markOf = ({ result }: NumberedRow) =>
      result && result.maxMark > 0 ? (
        <span className={classes.lines}>
          {isInReview(result) ? (
            <span className={classes.pending} title={t('teacherResults:facts.markSoFar')}>
              <Icon of={IconHourglass} size={16} />
              <span className="visually-hidden">{t('teacherResults:facts.markSoFar')}</span>
            </span>
          ) : (
            <b>{formats.percent(result.percent)}</b>
          )}
          <span className={classes.second}>
            {t('study:markOf', {
              mark: formats.number(result.mark),
              max: formats.number(result.maxMark),
            })}
          </span>
        </span>
      ) : (
        '—'
      );
    const open = (row: NumberedRow, words: ReactNode) => (
      <Link to={attemptPath(row.id, names)} state={{ from: search }} className={classes.link}>
        {words}
      </Link>
    );
    const work: DataColumn<NumberedRow> = {
      id: 'work',
      header: t('teacherResults:columns.work'),
      value: (row) => row.workName,
      fixed: isOfOne,
      cell: (row) => {
        const name = <span className={classes.work}>{row.workName}</span>;
        return isOfOne ? open(row, name) : name;
      },
    };
    const person: DataColumn<NumberedRow> = {
      id: 'person',
      header: t('teacherResults:columns.person'),
      value: nameOf,
      fixed: true,
      cell: (row) => open(row, nameOf(row)),
    };
    const group: DataColumn<NumberedRow> = {
      id: 'group',
      header: t('teacherResults:columns.group'),
      value: ({ student }) => student?.group?.name ?? '—',
    };
    const mark: DataColumn<NumberedRow> = {
      id: 'mark',
      header: t('teacherResults:columns.mark'),
      value: (row) => row.result?.percent ?? null,
      cell: markOf,
      numeric: true,
    };
    const outcome: DataColumn<NumberedRow> = {
      id: 'outcome',
      header: t('teacherResults:columns.outcome'),
      value: (row) => row.finishReason,
      cell: ({ result, finishReason }) => (
        <span className={classes.lines}>
          {result && <PassedBadge result={result} />}
          <span className={classes.second}>{t(`teacherResults:ended.${finishReason}`)}</span>
        </span>
      ),
    };
    const mode: DataColumn<NumberedRow> = {
      id: 'mode',
      header: t('teacherResults:columns.mode'),
      value: (row) =>
        row.kind === 'THEORY' ? t('study:kinds.THEORY') : t(`study:modes.${row.type}`),
    };
    const date: DataColumn<NumberedRow> = {
      id: 'date',
      header: t('teacherResults:columns.date'),
      value: (row) => row.finishedAt,
      cell: (row) => (
        <span className={classes.lines}>
          {formats.dateTime(row.finishedAt)}
          <span className={classes.second}>
            {t('teacherResults:took', { time: formats.duration(row.startedAt, row.finishedAt) })}
          </span>
        </span>
      ),
    };
    // The result is beside the name, so that a narrow screen shows it too.
    return isOfOne
      ? [work, mark, outcome, mode, date]
      : [person, mark, outcome, work, mode, date, group];
  }, [names, isOfOne, formats, search, t]);
}
