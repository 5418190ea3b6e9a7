import * as z from 'zod/mini';
import { allCalls } from './all-calls.ts';
import { apiBase } from './api-base.ts';
import type { Call } from './call.ts';
import { errorStatuses, problemSchema } from './errors.ts';

type Json = Record<string, unknown>;

const inputSchema = (schema: z.ZodMiniType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;

/** One schema, or either of two where the call has a variant. */
const eitherOf = (
  make: (schema: z.ZodMiniType) => Json,
  schema: z.ZodMiniType,
  variant: z.ZodMiniType | undefined,
): Json => (variant ? { anyOf: [make(schema), make(variant)] } : make(schema));

const outputSchema = (schema: z.ZodMiniType): Json =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json;

function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function operationOf(call: Call): Json {
  const statuses = new Set((call.errors ?? []).map((code) => errorStatuses[code]));
  const problem = { description: 'Problem details', content: problemContent };
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.area],
    ...(call.access !== 'anyone' && { security: [{ bearer: [] }] }),
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')],
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: eitherOf(inputSchema, call.body, call.variant?.body) },
        },
      },
    }),
    responses: {
      ...(call.response
        ? {
            200: {
              description: 'Done',
              content: {
                'application/json': {
                  schema: eitherOf(outputSchema, call.response, call.variant?.response),
                },
              },
            },
          }
        : { 204: { description: 'Done' } }),
      ...Object.fromEntries([...statuses].map((status) => [status, problem])),
      default: problem,
    },
  };
}

const problemContent = { 'application/problem+json': { schema: outputSchema(problemSchema) } };

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const call of allCalls as readonly Call[]) {
    const path = `${apiBase}${call.path}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Crystal trainer', version: '1' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
