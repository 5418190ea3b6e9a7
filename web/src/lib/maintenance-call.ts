import { getMaintenance, type MaintenanceStatus } from '#shared/contracts/maintenance.ts';
import { send } from './api-client.ts';

/** The status of technical works as the server tells it. */
export const fetchMaintenance = (): Promise<MaintenanceStatus> => send(getMaintenance, {});
