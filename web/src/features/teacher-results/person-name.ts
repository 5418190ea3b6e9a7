import type { Student } from '#shared/contracts/results.ts';

/** A person as lists show them: the last name first. */
export const fullName = ({ lastName, name }: Pick<Student, 'lastName' | 'name'>): string =>
  [lastName, name].filter(Boolean).join(' ');
