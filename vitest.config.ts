import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{unit,api,web,infra}/**/*.test.ts', 'tests/web/**/*.test.tsx'],
    // A local system belongs to its process, so every file of tests has a process of its own.
    pool: 'forks',
    // Vitest leaves one core free by itself; on two cores that is half of them.
    maxWorkers: '100%',
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
