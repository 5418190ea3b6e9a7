import { afterAll, beforeAll } from 'vitest';
import { openDependencies } from '#functions/data/dependencies.ts';
import { startTestSystem } from './system.ts';
import { type TestApi, testApi } from './test-api.ts';

/** Starts an ephemeral system with the demo institution for the tests of a file. */
export function apiOfTests(): TestApi {
  const api = {} as TestApi;
  let stop: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    const system = await startTestSystem();
    stop = system.stop;
    const deps = await openDependencies(system.environment);
    Object.assign(api, testApi(system.url, system.environment, deps));
  });
  afterAll(async () => {
    api.deps?.db.client.destroy();
    await stop?.();
  });
  return api;
}
