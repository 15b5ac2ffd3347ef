import { defineConfig } from 'vitest/config';

// An hour: it only runs when a word of the command selects it.
const isAsked = process.argv.some((word) => word.includes('soak'));

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['journeys/**/*.spec.ts'],
    exclude: isAsked ? [] : ['journeys/soak.spec.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 8_000 } },
    retry: 0,
  },
});
