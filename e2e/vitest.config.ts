import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['journeys/**/*.spec.ts'],
    globalSetup: ['support/global-setup.ts'],
    environment: 'node',
    // One product, one browser at a time: two busy cores would make the time limits of the journeys lie.
    fileParallelism: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    retry: 0,
  },
});
