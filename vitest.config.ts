import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,api,web,infra}/**/*.test.ts', 'tests/web/**/*.test.tsx'],
    // A local system belongs to its process, so every file of tests has a process of its own.
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['shared/domain/**/*.ts'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { branches: 100 },
    },
  },
});
