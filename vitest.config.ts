import { globSync } from 'node:fs';
import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { createCataloguePlugin } from './build-kit/src/catalogue-plugin.ts';
import { chromiumProgram, chromiumSwitches } from './test-kit/src/chromium-program.ts';
import { units } from './tools/checks/units.ts';

// They only end hanging tests: a busy machine needs a minute for the work of three seconds.
const timeouts = { testTimeout: 60_000, hookTimeout: 180_000 };
const css = { modules: { classNameStrategy: 'non-scoped' } } as const;

const domTests = 'remote-*/src/**/*.dom.test.tsx';

/** Its files share modules, unless `isolate`: where tests replace modules, each file gets its own. */
function createProject(name: string, include: readonly string[], { isolate = false } = {}) {
  return {
    plugins: [createCataloguePlugin(import.meta.dirname)],
    test: { name, include: [...include], exclude: [domTests], environment: 'node' as const, css, isolate, ...timeouts },
  };
}

/** The browser halves of the remotes that have tests of components. */
function listBrowserHalves(): readonly string[] {
  const remotes = new Set(globSync(domTests).map((file) => file.split(path.sep)[0]));
  return units.filter((unit) => remotes.has(unit)).map((unit) => `${unit}/src/remote.browser.ts`);
}

/** Components in a real browser, each page of a remote with the styles of the product against backends of the test. */
function createComponentsProject() {
  return {
    plugins: [createCataloguePlugin(import.meta.dirname)],
    // Listed in advance: a dependency discovered later would reload the page in the middle of a test.
    optimizeDeps: { entries: [...listBrowserHalves(), domTests] },
    test: {
      name: 'components',
      include: [domTests],
      globalSetup: ['tools/component-tests/provide-schemas.ts'],
      ...timeouts,
      expect: { poll: { timeout: 15_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 900 },
        provider: playwright({
          actionTimeout: 30_000,
          contextOptions: { timezoneId: 'UTC', reducedMotion: 'reduce' },
          launchOptions: {
            executablePath: chromiumProgram,
            args: [...chromiumSwitches, '--disable-gpu'],
          },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      createProject('shared-contracts', ['shared-contracts/src/**/*.test.{ts,tsx}']),
      createProject('remote-kit', ['remote-kit/src/**/*.test.{ts,tsx}']),
      createProject('release-registry', ['release-registry/src/**/*.test.ts'], { isolate: true }),
      createProject('server-kit', ['server-kit/src/**/*.test.ts']),
      createProject('build-kit', ['build-kit/src/**/*.test.ts'], { isolate: true }),
      createProject('design-system', ['design-system/src/**/*.test.{ts,tsx}']),
      ...units.map((unit) => createProject(unit, [`${unit}/src/**/*.test.{ts,tsx}`], { isolate: unit === 'shell' })),
      createComponentsProject(),
      createProject('e2e', ['e2e/support/**/*.test.ts']),
      createProject('tools', ['tools/**/*.test.{ts,tsx}'], { isolate: true }),
      // A separate file: the graphql packages need other conditions there.
      './services/vitest.config.ts',
    ],
  },
});
