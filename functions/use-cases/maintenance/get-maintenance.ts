import { getMaintenanceStatus } from '#functions/data/maintenance.ts';
import type { Request } from '#functions/data/use-case.ts';
import { done, type Outcome } from '#functions/platform/outcome.ts';
import type { getMaintenance as call, MaintenanceStatus } from '#shared/contracts/maintenance.ts';

/** Whether technical works are on; who is excluded is told to signed-in people only. */
export async function getMaintenance({
  actor,
  deps,
}: Request<typeof call>): Promise<Outcome<MaintenanceStatus>> {
  const status = await getMaintenanceStatus(deps.db, deps.now());
  const { excludedUserIds, startsAt, message } = status;
  return done({
    status: status.status,
    excludedUserIds: actor ? excludedUserIds : [],
    startsAt,
    message,
  });
}
