import { getCaseRow, removeCase } from '#functions/data/cases.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { deleteCase as call } from '#shared/contracts/cases.ts';
import { editsCase } from './case-access.ts';
import { caseUse } from './case-use.ts';

/**
 * Removes a case. Not while any work has it, nor if one had it in an edition before: somebody may still be at work on that
 * edition, and begins their run with the current version.
 */
export const deleteCase: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { id } = input.params;
  const row = await getCaseRow(deps.db, id);
  if (!row) return refused('NOT_FOUND');
  if (!editsCase(actor, row)) return refused('FORBIDDEN');
  if (await removeCase(deps.db, id)) return done(undefined);
  const use = await caseUse(deps.db, actor, id);
  const isUsed = use.works.length + use.others > 0;
  return isUsed ? refused('CASE_IN_USE', { caseUse: use }) : refused('CONFLICT');
};
