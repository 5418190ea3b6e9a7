import { allCalls } from '#shared/contracts/all-calls.ts';
import { apiBase } from '#shared/contracts/api-base.ts';
import type { Area, Call } from '#shared/contracts/call.ts';

/** The route of a request. */
export interface Route {
  area: Area;
  /** As API Gateway names it: `GET /api/v1/works/{id}`. */
  routeKey: string;
  pathParameters: Record<string, string>;
}

interface Pattern {
  call: Call;
  segments: string[];
}

const isParameter = (segment: string) => segment.startsWith('{');

// A fixed segment beats a parameter, as in API Gateway.
const patterns: Pattern[] = allCalls
  .map((call: Call) => ({ call, segments: `${apiBase}${call.path}`.split('/') }))
  .sort((a, b) => a.segments.filter(isParameter).length - b.segments.filter(isParameter).length);

function parametersOf(pattern: string[], path: string[]): Record<string, string> | undefined {
  if (pattern.length !== path.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const given = path[index] ?? '';
    if (!isParameter(segment)) {
      if (segment !== given) return undefined;
    } else if (given === '') return undefined;
    else parameters[segment.slice(1, -1)] = given;
  }
  return parameters;
}

/** Finds the call of the contract that a request means; a decoded path without a trailing slash. */
export function findRoute(method: string, path: string): Route | undefined {
  const segments = path.split('/');
  for (const { call, segments: pattern } of patterns) {
    if (call.method !== method) continue;
    const pathParameters = parametersOf(pattern, segments);
    if (pathParameters) {
      const routeKey = `${call.method} ${apiBase}${call.path}`;
      return { area: call.area, routeKey, pathParameters };
    }
  }
  return undefined;
}
