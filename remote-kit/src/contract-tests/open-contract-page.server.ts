import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { chromium } from 'playwright';
import * as v from 'valibot';
import { createViteServer } from 'vitest/node';
import type { BrowserPromise } from './browser-promises.ts';
import type { RenderedPage } from './server-checks.ts';

type Plugin = Exclude<NonNullable<NonNullable<Parameters<typeof createViteServer>[0]>['plugins']>[number], undefined>;

const root = path.join(import.meta.dirname, '../../..');
const checks = path.join(import.meta.dirname, 'browser-checks.browser.ts');
const problemsSchema = v.array(v.string());
const exportsSchema = v.record(v.string(), v.unknown());
const catalogueSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** A real browser that holds the browser half of one remote. */
export interface ContractPage {
  readonly check: (
    promise: BrowserPromise,
    page: RenderedPage,
    other: RenderedPage,
    name?: string,
  ) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

// Names of their own keep Vite's reading of JSON and styles away.
const cataloguePrefix = '\0contract-catalogue:';
const styleModule = '\0contract-style';

/** Compiles catalogues and evaluates `.build.ts` as the build does; leaves classes out as vitest does on the side of the server. */
const sourcePlugin: Plugin = {
  name: 'contract-sources',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source.endsWith('.css')) return styleModule;
    if (importer === undefined || !/^\.{0,2}\/.*\/?[a-z]{2}\.json$/.test(source)) return undefined;
    const file = source.startsWith('/') ? path.join(root, source) : path.resolve(path.dirname(importer), source);
    return file.includes('/locales/') ? `${cataloguePrefix}${file}.js` : undefined;
  },
  async load(id) {
    if (id === styleModule) return 'export default {};';
    if (id.endsWith('.build.ts')) return writeExports(v.parse(exportsSchema, await import(id)));
    if (!id.startsWith(cataloguePrefix)) return undefined;
    const file = id.slice(cataloguePrefix.length, -'.js'.length);
    const texts = Object.entries(v.parse(catalogueSchema, await readFile(file, 'utf8')));
    const messages = Object.fromEntries(texts.map(([key, text]) => [key, compileMessage(text)]));
    return `export const messages = ${JSON.stringify(messages)};`;
  },
};

function writeExports(values: object): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

function createPagePlugin(module: string): Plugin {
  const script = `import { checkRemote } from '/@fs${checks}';
    import * as exports from '/@fs${module}';
    window.checkRemote = (promise, pages, name) =>
      checkRemote(exports.remotes?.[name] ?? exports.remote, promise, pages);`;
  return {
    name: 'contract-page',
    configureServer({ middlewares }) {
      middlewares.use('/contract-page.html', (_request, response) => {
        response.setHeader('content-type', 'text/html');
        response.end(`<!doctype html><html lang="en"><body><script type="module">${script}</script></body></html>`);
      });
    },
  };
}

/**
 * Opens a module in Chromium (CHROMIUM_PATH names another program), compiled as it stands. It exports `remote`,
 * or `remotes` by name.
 */
export async function openContractPage(module: string): Promise<ContractPage> {
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'kmx-contract-'));
  const server = await createViteServer({
    root,
    cacheDir,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [sourcePlugin, createPagePlugin(module)],
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, watch: null, fs: { strict: false } },
    optimizeDeps: { entries: [checks, module].map((file) => path.relative(root, file)) },
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  const close = async () => {
    await browser.close();
    await server.close();
    await rm(cacheDir, { recursive: true, force: true });
  };
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => void errors.push(error.message));
    // Backends stay silent: the page must stand as the server drew it.
    await page.route(/^http:\/\/[^/]+\/(?:api|_api|am|images|catalogue|_r)\//, () => {});
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}contract-page.html`, { timeout: 60_000 });
    await page
      .waitForFunction('window.checkRemote !== undefined', null, { timeout: 30_000 })
      .catch((error: unknown) => {
        throw new Error(`The browser half did not start: ${errors.join('; ')}`, { cause: error });
      });
    return {
      check: async (promise, first, other, name = '') => {
        const words = [promise, { page: first, other }, name].map((word) => JSON.stringify(word));
        return v.parse(problemsSchema, await page.evaluate(`checkRemote(${words.join()})`));
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
