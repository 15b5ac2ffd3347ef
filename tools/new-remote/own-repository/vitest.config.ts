import { createCataloguePlugin } from '@kmx/build-kit/catalogue-plugin.ts';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [createCataloguePlugin(import.meta.dirname)],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // They contain styles, which Node cannot import.
    server: { deps: { inline: [/@kmx\//] } },
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
