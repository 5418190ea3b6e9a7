import { describe, expect, it } from 'vitest';
import { allCalls } from '#shared/contracts/all-calls.ts';
import { apiOfTests } from '#tests/support/api.ts';

const api = apiOfTests();

describe('contract', () => {
  it('answers 404 for what is not in it, and takes a slash at the end', async () => {
    expect((await api.send('GET', '/no-such-call')).status).toBe(404);
    expect((await api.send('DELETE', '/users/current')).status).toBe(404);
    const admin = await api.newPerson('ROLE_ADMIN');
    expect((await api.send('GET', '/courses/', { as: admin })).status).toBe(200);
  });

  it('publishes every call as OpenAPI', async () => {
    const { body } = await api.send('GET', '/openapi.json');
    const published = Object.entries(body.paths as Record<string, object>).flatMap(
      ([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = allCalls.map((call) => `${call.method} /api/v1${call.path}`);
    expect(published.sort()).toEqual(calls.sort());
  });

  it('every reply carries the security headers and is not cached', async () => {
    const { headers } = await api.send('GET', '/technical-works');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
