import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { CaseRow } from '#shared/contracts/cases.ts';
import { inLanguage, type Language } from '#shared/languages.ts';
import type { DataColumn } from '#web/ui/table/columns.ts';
import type { Formats } from '#web/ui/use-formats.ts';
import { performPath } from '../paths.ts';
import classes from './room-columns.module.css';

/** The columns of the list of cases. */
export const caseColumns = (
  t: TFunction<'rooms'>,
  language: Language,
  formats: Formats,
): DataColumn<CaseRow>[] => [
  {
    id: 'name',
    header: t('list.name'),
    value: (row) => inLanguage(row.name, language),
    fixed: true,
    sortable: true,
    cell: (row) => (
      <span className={`${classes.name} ${classes.wrapped}`}>
        <Link to={performPath(row.id)}>{inLanguage(row.name, language)}</Link>
      </span>
    ),
  },
  {
    id: 'profile',
    header: t('list.profile'),
    value: (row) => inLanguage(row.profileName, language),
    cell: (row) => <span className={classes.wrapped}>{inLanguage(row.profileName, language)}</span>,
    sortable: true,
  },
  {
    id: 'situations',
    header: t('cases.situations'),
    value: (row) => row.situationsCount,
    numeric: true,
    sortable: true,
  },
  {
    id: 'passMark',
    header: t('cases.passMark'),
    value: (row) => row.passMark,
    cell: (row) => formats.percent(row.passMark),
    numeric: true,
    sortable: true,
  },
  {
    id: 'updated',
    header: t('list.updated'),
    value: (row) => row.updatedAt,
    cell: (row) => formats.dateTime(row.updatedAt),
    sortable: true,
    hidden: true,
  },
];
