import { areaHandler } from '#functions/http/area-handler.ts';
import { getMaintenance } from '#functions/use-cases/maintenance/get-maintenance.ts';
import { maintenanceCalls } from '#shared/contracts/maintenance.ts';

export const handler = areaHandler(maintenanceCalls, { getMaintenance });
