import { getCaseRow, getCaseVersion } from '#functions/data/cases.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { refused } from '#functions/platform/outcome.ts';
import type { createCase as call } from '#shared/contracts/cases.ts';
import { caseOf, saveCase } from './save-case.ts';

/** Makes a case from the room constructor; sent again with the same id it is the one that was made. */
export const createCase: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { id = deps.newId(), baseCaseId, ...draft } = input.body;
  const row = baseCaseId ? await getCaseRow(deps.db, baseCaseId) : null;
  const base = row && (await getCaseVersion(deps.db, row.id, row.version));
  if (baseCaseId && !base) {
    return refused('INVALID_INPUT', { errors: [{ path: 'body.baseCaseId', code: 'unknown' }] });
  }
  const secret = base?.secret ?? { situations: [] };
  return saveCase(deps.db, caseOf(draft, { id, version: 1 }, { secret }), {
    createdBy: actor.userId,
    updatedAt: new Date(deps.now()).toISOString(),
  });
};
