import { defineConfig } from 'vitest/config';

// graphql publishes a second build under the condition "development", which Vite sets and Node does not; with both loaded,
// a schema made by one is refused by the other.
const conditions = ['node', 'module-sync', 'import', 'default'];

export default defineConfig({
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 20_000, hookTimeout: 60_000 },
});
