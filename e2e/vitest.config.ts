import { defineConfig } from 'vitest/config';

// Opening every screen takes as long as all others together: it only runs when a word of the command selects it.
const isAsked = process.argv.some((word) => word.startsWith('axe'));

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['journeys/**/*.spec.ts'],
    exclude: isAsked ? [] : ['journeys/axe-*.spec.ts'],
    globalSetup: ['support/global-setup.ts'],
    environment: 'node',
    // One product, one browser at a time: two busy cores would make the time limits of the journeys lie.
    fileParallelism: false,
    // They end a hanging test; the waits of a journey have their own limits.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // For everything that arrives through a network, a new document or a mail: as long as the browser waits for an
    // element. Vitest's default of one second is not a promise of the product, and too short for a busy machine.
    expect: { poll: { timeout: 8_000 } },
    retry: 0,
  },
});
