import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import { createViteServer } from 'vitest/node';
import { startChromium } from './start-chromium.ts';

type ViteOptions = NonNullable<Parameters<typeof createViteServer>[0]>;
/** A plugin of Vite, as `openSourcePage` takes it. */
export type SourcePlugin = Exclude<NonNullable<ViteOptions['plugins']>[number], undefined>;

interface SourcePageOptions extends Pick<ViteOptions, 'plugins' | 'optimizeDeps'> {
  /** Folder of the repository that contains the sources. */
  readonly root: string;
  /** Writes the document for the query of its address, '' without one; its scripts are source modules. */
  readonly renderDocument: (query: string) => string;
  /** The property of `window` that the scripts set when they have started. */
  readonly readyProperty: string;
  readonly browserContext?: BrowserContextOptions;
}

/** A page in Chromium whose modules are compiled from the sources on request. */
export interface SourcePage {
  readonly page: Page;
  /** Loads the document and waits for its scripts; rejects with the errors of the page where they do not start. */
  readonly load: (query?: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const loadMs = 60_000;
const startMs = 90_000;

/** Starts a Vite server and a browser with one empty page; nothing is loaded yet. */
export async function openSourcePage(options: SourcePageOptions): Promise<SourcePage> {
  const { root, renderDocument, readyProperty, plugins = [], optimizeDeps, browserContext } = options;
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'kmx-source-page-'));
  const documentPlugin: SourcePlugin = {
    name: 'source-page',
    configureServer({ middlewares }) {
      middlewares.use('/page.html', (request, response) => {
        response.setHeader('content-type', 'text/html');
        response.end(renderDocument(/\?(.*)/.exec(request.url ?? '')?.[1] ?? ''));
      });
    },
  };
  const server = await createViteServer({
    root,
    cacheDir,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [...plugins, documentPlugin],
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, watch: null, fs: { strict: false } },
    ...(optimizeDeps && { optimizeDeps }),
  });
  await server.listen();
  const browser = await startChromium().catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
  const page = await browser.newPage(browserContext);
  const errors: string[] = [];
  page.on('pageerror', (error) => void errors.push(error.message));
  // A module that does not arrive is no error of the page, yet stops its scripts.
  page.on('response', (response) => response.status() >= 400 && errors.push(`${response.status()} ${response.url()}`));
  page.on('requestfailed', (request) => void errors.push(`${request.failure()?.errorText} ${request.url()}`));
  return {
    page,
    load: async (query = '') => {
      await page.goto(`${server.resolvedUrls?.local[0] ?? ''}page.html?${query}`, { timeout: loadMs });
      await page
        .waitForFunction((name) => Object.hasOwn(window, name), readyProperty, { timeout: startMs })
        .catch((error: unknown) => {
          throw new Error(`The page did not start: ${errors.join('; ')}`, { cause: error });
        });
    },
    close: async () => {
      await browser.close();
      await server.close();
      await rm(cacheDir, { recursive: true, force: true });
    },
  };
}
