import { areaHandler } from '#functions/http/area-handler.ts';
import { getWork } from '#functions/use-cases/works/get-work.ts';

export const handler = areaHandler('works', { getWork });
