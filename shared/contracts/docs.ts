import * as z from 'zod/mini';
import { call } from './call.ts';

export const getOpenApi = call({
  name: 'getOpenApi',
  method: 'GET',
  path: '/openapi.json',
  area: 'docs',
  access: 'anyone',
  summary: 'This API as an OpenAPI 3.1 document.',
  response: z.record(z.string(), z.unknown()),
  repeatable: true,
});

/** The calls of this area. */
export const docsCalls = [getOpenApi] as const;
