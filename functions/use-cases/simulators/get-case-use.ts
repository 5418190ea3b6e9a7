import { getCaseRow } from '#functions/data/cases.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done, refused } from '#functions/platform/outcome.ts';
import type { getCaseUse as call } from '#shared/contracts/cases.ts';
import { caseUse } from './case-use.ts';

/** Whom a change of a case concerns: whoever begins a run in one of these works gets the new version. */
export const getCaseUse: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { id } = input.params;
  if (!(await getCaseRow(deps.db, id))) return refused('NOT_FOUND');
  return done(await caseUse(deps.db, actor, id));
};
