import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { type MaintenanceStatus, maintenanceSchema } from '#shared/contracts/maintenance.ts';
import { limits } from '#shared/limits.ts';
import type { Database } from './database.ts';
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
  const { Item } = await db.client.send(
    new GetCommand({ TableName: db.names.content, Key: contentKeys.maintenance() }),
  );
  const status = maintenanceSchema.parse({ ...none, ...Item });
  cached.set(db, { at: now, status });
  return status;
}
