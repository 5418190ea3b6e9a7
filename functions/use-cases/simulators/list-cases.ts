import { listCases as listStored } from '#functions/data/cases.ts';
import { getProfileRows } from '#functions/data/profiles.ts';
import type { UseCase } from '#functions/data/use-case.ts';
import { done } from '#functions/platform/outcome.ts';
import { pageOf } from '#functions/platform/pages.ts';
import type { listCases as call } from '#shared/contracts/cases.ts';
import { editsCase, seesCase } from './case-access.ts';

/** The cases that the person may play, the latest change first. */
export const listCases: UseCase<typeof call> = async ({ actor, input, deps }) => {
  const { page, size } = input.query;
  const rows = (await listStored(deps.db)).filter((row) => seesCase(actor, row));
  const shown = pageOf(rows, page, size);
  const profiles = await getProfileRows(
    deps.db,
    shown.content.map((row) => row.profileId),
  );
  return done({
    ...shown,
    content: shown.content.map(({ createdBy, updatedBy: _, ...row }) => ({
      ...row,
      mayEdit: editsCase(actor, { createdBy }),
      profileName: profiles.get(row.profileId)?.name ?? { ru: row.profileId },
    })),
  });
};
