import { areaHandler } from '#functions/http/area-handler.ts';
import { getWork } from '#functions/use-cases/works/get-work.ts';
import { listWorks } from '#functions/use-cases/works/list-works.ts';
import { worksCalls } from '#shared/contracts/works.ts';

export const handler = areaHandler(worksCalls, { getWork, listWorks });
