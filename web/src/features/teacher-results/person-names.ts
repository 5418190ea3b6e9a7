import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonRef } from '#shared/contracts/person-ref.ts';
import { personName } from '#web/ui/person-name.ts';

/** Numbers for people in the order in which they first come, so that one person has one number. */
export function personNumbers(students: readonly Pick<PersonRef, 'id'>[]): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const { id } of students) if (!numbers.has(id)) numbers.set(id, numbers.size + 1);
  return numbers;
}

/** How the people of some rows are called: by name, or by a number for whoever hides the names. */
export function useNames(
  rows: readonly { student: PersonRef }[],
  names: boolean,
): (row: { student: PersonRef }) => string {
  const { t } = useTranslation('teacherResults');
  return useMemo(() => {
    const numbers = personNumbers(rows.map((row) => row.student));
    return ({ student }) =>
      names ? personName(student) : t('anonymous', { number: numbers.get(student.id) });
  }, [rows, names, t]);
}
