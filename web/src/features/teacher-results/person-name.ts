import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Student } from '#shared/contracts/results.ts';

/** A person as lists show them: the last name first. */
export const fullName = ({ lastName, name }: Pick<Student, 'lastName' | 'name'>): string =>
  [lastName, name].filter(Boolean).join(' ');

/** Numbers for people in the order in which they first come, so that one person has one number. */
export function personNumbers(students: readonly Pick<Student, 'id'>[]): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const { id } of students) if (!numbers.has(id)) numbers.set(id, numbers.size + 1);
  return numbers;
}

/** How the people of some rows are called: by name, or by a number for whoever hides the names. */
export function useNames(
  rows: readonly { student: Student }[],
  names: boolean,
): (row: { student: Student }) => string {
  const { t } = useTranslation('teacherResults');
  return useMemo(() => {
    const numbers = personNumbers(rows.map((row) => row.student));
    return ({ student }) =>
      names ? fullName(student) : t('anonymous', { number: numbers.get(student.id) });
  }, [rows, names, t]);
}
