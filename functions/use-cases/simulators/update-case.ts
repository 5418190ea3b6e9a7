import { getCaseRow, getCaseVersion } from '#functions/data/cases.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { refused } from '#functions/platform/outcome.ts';
import type { updateCase as call } from '#shared/contracts/cases.ts';
import { editsCase } from './case-access.ts';
import { caseOf, saveCase } from './save-case.ts';

/** Makes the next version of a case; runs keep the one that they began with. */
export const updateCase: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { id } = input.params;
  const { version, ...draft } = input.body;
  const row = await getCaseRow(deps.db, id);
  if (!row) return refused('NOT_FOUND');
  if (!editsCase(actor, row)) return refused('FORBIDDEN');
  const before = await getCaseVersion(deps.db, id, version);
  if (!before) return refused('CONFLICT');
  return saveCase(deps.db, caseOf(draft, { id, version: version + 1 }, before), {
    createdBy: row.createdBy,
    updatedBy: actor.userId,
    updatedAt: new Date(deps.now()).toISOString(),
  });
};
