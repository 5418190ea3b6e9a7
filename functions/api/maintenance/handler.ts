import { areaHandler } from '#functions/http/area-handler.ts';
import { getMaintenance } from '#functions/use-cases/maintenance/get-maintenance.ts';

export const handler = areaHandler('maintenance', { getMaintenance });
