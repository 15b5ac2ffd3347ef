import { defineConfig } from 'vitest/config';

/** The same journeys in each browser. */
const createProject = (engine: 'firefox' | 'webkit') => ({
  test: {
    name: engine,
    provide: { engine },
    root: import.meta.dirname,
    include: ['journeys/**/*.spec.ts'],
    environment: 'node' as const,
    // One browser for all files.
    isolate: false,
    // They end a hanging test; what a person waits for has its own limit.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    retry: 0,
  },
});

export default defineConfig({
  test: {
    root: import.meta.dirname,
    globalSetup: ['../support/global-setup.ts'],
    // One product, one browser at a time: two busy cores would make the time limits of the journeys lie.
    fileParallelism: false,
    projects: [createProject('firefox'), createProject('webkit')],
  },
});
