import type { Actor } from '#functions/data/actor.ts';
import type { StoredCaseRow } from '#functions/data/cases.ts';
import { isDemo } from '#shared/domain/identity/roles.ts';

/** A demo plays the cases that are open to it; staff, all. */
export const seesCase = ({ role }: Actor, { demo }: Pick<StoredCaseRow, 'demo'>): boolean =>
  demo || !isDemo(role);

/** "A teacher edits what they made", an administrator everything. */
export const editsCase = (
  { role, userId }: Actor,
  { createdBy }: Pick<StoredCaseRow, 'createdBy'>,
): boolean => role === 'ROLE_ADMIN' || createdBy === userId;
