import { type MaintenanceStatus, maintenanceSchema } from '#shared/contracts/maintenance.ts';
import { limits } from '#shared/limits.ts';
import type { Database } from './database.ts';
import { getItem } from './get-many.ts';
import { contentKeys } from './keys.ts';

const none: MaintenanceStatus = {
  status: 'INACTIVE',
  excludedUserIds: [],
  startsAt: null,
  message: null,
};

const cached = new WeakMap<Database, { at: number; status: MaintenanceStatus }>();

/** Whether technical works are on; read at most every five seconds. */
export async function getMaintenanceStatus(db: Database, now: number): Promise<MaintenanceStatus> {
  const known = cached.get(db);
  if (known && now - known.at < limits.maintenanceCacheMillis) return known.status;
  const item = await getItem(db, 'content', contentKeys.maintenance());
  const status = maintenanceSchema.parse({ ...none, ...item });
  cached.set(db, { at: now, status });
  return status;
}
