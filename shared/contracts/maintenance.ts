import * as z from 'zod/mini';
import { localTextSchema } from '#shared/language-schemas.ts';
import { call } from './call.ts';

/** Technical-works status (spec section 3). */
export const maintenanceSchema = z.object({
  status: z.enum(['ACTIVE', 'INACTIVE']),
  /** Never empty while active: it holds at least the administrator who began it. Empty for strangers. */
  excludedUserIds: z.array(z.string()),
  /** Planned begin, so that a banner can warn. */
  startsAt: z.nullable(z.string()),
  message: z.nullable(localTextSchema),
});

export type MaintenanceStatus = z.infer<typeof maintenanceSchema>;

export const getMaintenance = call({
  name: 'getMaintenance',
  method: 'GET',
  path: '/technical-works',
  area: 'maintenance',
  access: 'anyone',
  openInMaintenance: true,
  summary: 'Whether technical works are on or announced.',
  response: maintenanceSchema,
  repeatable: true,
});

/** The calls of this area. */
export const maintenanceCalls = [getMaintenance] as const;
