import { Button } from '@mantine/core';
import { IconBox, IconPlayerPlay, IconPrinter } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { CaseRow } from '#shared/contracts/cases.ts';
import { inLanguage, type Language } from '#shared/languages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageFrame } from '#web/ui/page-frame.tsx';
import type { DataColumn } from '#web/ui/table/columns.ts';
import { LocalTable } from '#web/ui/table/local-table.tsx';
import { useListParams } from '#web/ui/table/use-list-params.ts';
import { type Formats, useFormats } from '#web/ui/use-formats.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { useCases } from './api.ts';
import { personWords } from './case-person.ts';
import { performPath, posterPath } from './paths.ts';
import classes from './practice-page.module.css';

const columnsOf = (
  t: TFunction<'practice'>,
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
      <span className={classes.name}>
        <Link to={performPath(row.id)}>{inLanguage(row.name, language)}</Link>
        <span className={classes.goal}>{inLanguage(row.goal, language)}</span>
      </span>
    ),
  },
  {
    id: 'profile',
    header: t('list.profile'),
    value: (row) => inLanguage(row.profileName, language),
    sortable: true,
    cell: (row) => (
      <Link to={posterPath(row.profileId)} className={classes.rules}>
        {inLanguage(row.profileName, language)}
      </Link>
    ),
  },
  {
    id: 'person',
    header: t('list.person'),
    value: (row) => personWords(t, row),
  },
  {
    id: 'passMark',
    header: t('list.passMark'),
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

/** "`/practice` lists all cases": each can be performed, and its rules printed as a poster. */
export function PracticePage() {
  const { t } = useTranslation(['practice', 'titles', 'descriptions']);
  const language = useLanguage();
  const formats = useFormats();
  const navigate = useNavigate();
  const list = useListParams();
  const { data, error, refetch } = useCases();
  const columns = useMemo(
    () => columnsOf(t as TFunction<'practice'>, language, formats),
    [t, language, formats],
  );
  const toConstructor = (
    <Button component={Link} to="/room-constructor" leftSection={<Icon of={IconBox} />}>
      {t('list.constructor')}
    </Button>
  );
  return (
    <PageFrame
      title={t('titles:practice')}
      description={t('descriptions:practice')}
      actions={
        <>
          <Button component={Link} to="/room-editing" variant="default">
            {t('list.rooms')}
          </Button>
          {toConstructor}
        </>
      }
    >
      <LocalTable
        id="cases"
        label={t('list.label')}
        columns={columns}
        rows={data?.content}
        rowId={(row) => row.id}
        list={list}
        total={data?.content.length ?? 0}
        error={error}
        onRetry={() => void refetch()}
        searchLabel={t('list.search')}
        empty={{ title: t('list.empty.title'), text: t('list.empty.text'), action: toConstructor }}
        rowActions={(row) => [
          {
            label: t('list.do'),
            icon: IconPlayerPlay,
            onClick: () => void navigate(performPath(row.id)),
          },
          {
            label: t('list.poster'),
            icon: IconPrinter,
            onClick: () => void navigate(posterPath(row.profileId)),
          },
        ]}
      />
    </PageFrame>
  );
}
