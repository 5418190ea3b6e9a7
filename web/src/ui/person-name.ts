import type { PersonRef } from '#shared/contracts/person-ref.ts';

/** A person as lists show them: the last name first. */
export const personName = ({ lastName, name }: Pick<PersonRef, 'lastName' | 'name'>): string =>
  [lastName, name].filter(Boolean).join(' ');
