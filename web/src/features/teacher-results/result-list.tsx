import { useTranslation } from 'react-i18next';
import type { ListState } from '#web/ui/table/use-list-params.ts';
import { filterNames, useStudentResults } from './api.ts';
import { Filters } from './filters.tsx';
import { ResultTable } from './result-table.tsx';

/** The finished attempts of everybody, with their filters. */
export function ResultList({ list, names }: { list: ListState; names: boolean }) {
  const { t } = useTranslation('teacherResults');
  const query = useStudentResults(list.params);
  return (
    <ResultTable
      id="teacher-results"
      list={list}
      query={query}
      names={names}
      filters={
        <Filters
          list={list}
          shown={names ? filterNames : filterNames.filter((name) => name !== 'studentIds')}
        />
      }
      empty={{ title: t('list.empty'), text: t('list.emptyText') }}
    />
  );
}
