import path from 'node:path';
import { defineConfig } from 'vitest/config';

// graphql publishes a second build under the condition "development" (services/vitest.config.ts).
const conditions = ['node', 'module-sync'];

/** Runs the tests of one part, named by KMX_MUTATION_TESTS; Stryker starts it in a copy of the repository. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  ssr: { resolve: { conditions, externalConditions: conditions } },
  // A package of this repository must resolve to the copy in which code is mutated, never to the original behind the link in node_modules.
  resolve: {
    alias: [
      {
        find: /^@kmx\/(shared-contracts|remote-kit|release-registry|server-kit|design-system)\//,
        replacement: `${path.resolve(import.meta.dirname, '../..')}/$1/src/`,
      },
    ],
  },
  test: { include: (process.env['KMX_MUTATION_TESTS'] ?? '').split(','), environment: 'node', testTimeout: 60_000 },
});
