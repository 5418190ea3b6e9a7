import * as z from 'zod/mini';
import { apiBase } from '#shared/contracts/api-base.ts';
import {
  getMaintenance,
  type MaintenanceStatus,
  maintenanceSchema,
} from '#shared/contracts/maintenance.ts';
import { tokenStore } from './token-store.ts';

/**
 * The status of technical works. A stranger's start page asks without the API client: its transport
 * weighs more than everything else that the page needs.
 */
export async function fetchMaintenance(): Promise<MaintenanceStatus> {
  if (tokenStore.read()) {
    const { send } = await import('./api-client.ts');
    return send(getMaintenance, {});
  }
  const reply = await fetch(`${apiBase}${getMaintenance.path}`);
  return z.parse(maintenanceSchema, await reply.json());
}
