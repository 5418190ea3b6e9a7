import { areaHandler } from '#functions/http/area-handler.ts';
import { getOpenApi } from '#functions/use-cases/docs/get-open-api.ts';
import { docsCalls } from '#shared/contracts/docs.ts';

export const handler = areaHandler(docsCalls, { getOpenApi });
