import { areaHandler } from '#functions/http/area-handler.ts';
import { getOpenApi } from '#functions/use-cases/docs/get-open-api.ts';

export const handler = areaHandler('docs', { getOpenApi });
