import { defineConfig } from 'vitest/config';

// graphql publishes a second build under the condition "development", which Vite sets and Node does not; with both loaded,
// a schema made by one is refused by the other.
// `import` is not among them: it would hold for `require` as well, and pg would get its own pool in the wrong form.
const conditions = ['node', 'module-sync'];

export default defineConfig({
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    name: 'services',
    include: ['src/**/*.test.ts'],
    // Without a server the tests run on the embedded database alone, as they do in CI.
    setupFiles: process.env['TEST_DATABASE_URL'] ? ['src/database/use-test-database.ts'] : [],
    environment: 'node',
    // Files share modules, and so the archive of an empty database, unless the tests replace the module that opens it.
    isolate: Boolean(process.env['TEST_DATABASE_URL']),
    // The number of vitest.config.ts: projects with another one cannot run beside it.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
