import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { PageFrame } from '#web/ui/page-frame.tsx';
import { personName } from '#web/ui/person-name.ts';
import { useListParams } from '#web/ui/table/use-list-params.ts';
import { useStudentResults } from '../api.ts';
import { ResultTable } from '../result-table.tsx';

interface PersonResultsProps {
  userId: string;
  names: boolean;
  above: ReactNode;
}

/** All finished attempts of one person. */
export function PersonResults({ userId, names, above }: PersonResultsProps) {
  const { t } = useTranslation('teacherResults');
  const list = useListParams();
  const query = useStudentResults({ ...list.params, filters: { studentIds: [userId] } });
  const student = query.data?.content[0]?.student;
  const name = names && student ? personName(student) : null;
  useDocumentTitle(name);
  return (
    <PageFrame title={name ?? t('person.title')} description={student?.group?.name} above={above}>
      <ResultTable
        id="results-of-person"
        list={list}
        query={query}
        names={names}
        isOfOne
        empty={{ title: t('person.empty'), text: t('person.emptyText') }}
      />
    </PageFrame>
  );
}
