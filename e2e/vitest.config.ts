import { defineConfig } from 'vitest/config';

// What opens every screen takes as long as all others together: it runs when a word of the command asks for it.
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
    // They end what hangs; what a journey waits for has limits of its own.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // What comes by way of a network, a new document or a mail: as long as the browser waits for an element. The second that
    // vitest would wait is no promise of the product, and too short for a busy machine.
    expect: { poll: { timeout: 8_000 } },
    retry: 0,
  },
});
