import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openSourcePage, type SourcePlugin } from '@kmx/test-kit/open-source-page.ts';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import * as v from 'valibot';
import type { BrowserPromise } from './browser-promises.ts';
import type { RenderedPage } from './server-checks.ts';

const folder = import.meta.dirname;
const checks = path.join(folder, `browser-checks.browser${path.extname(import.meta.filename)}`);
// Installed as a package, the tests run in the repository of the remote.
const isInstalled = /[\\/]node_modules[\\/]/.test(folder);
const root = isInstalled ? process.cwd() : path.join(folder, '../../..');
const ownPackages = ['@kmx/remote-kit', '@kmx/design-system', '@kmx/shared-contracts'];
const modulesOfOwnPackages = [
  ...['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'],
  ...['@lingui/core', '@lingui/react', 'valibot', 'tus-js-client'].map((name) => `@kmx/remote-kit > ${name}`),
  '@kmx/design-system > lucide',
];
const problemsSchema = v.array(v.string());
const exportsSchema = v.record(v.string(), v.unknown());
const catalogueSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** A real browser with the browser half of one remote loaded. */
export interface ContractPage {
  readonly check: (
    promise: BrowserPromise,
    page: RenderedPage,
    other: RenderedPage,
    name?: string,
  ) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

// Prefixed names keep Vite from handling JSON and styles itself.
const cataloguePrefix = '\0contract-catalogue:';
const styleModule = '\0contract-style';

/** Compiles catalogues and evaluates `.build.ts` files as the build does; leaves out class names as vitest does for server code. */
const sourcePlugin: SourcePlugin = {
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

/** Both modules are sources: what they import is found in advance. */
function listSourceModules(module: string) {
  return { entries: [checks, module].map((file) => path.relative(root, file)) };
}

/** Packages of ours contain styles and stay as they are; what they import is not found in advance, and listed. */
function listInstalledModules(module: string) {
  return { entries: [path.relative(root, module)], exclude: [...ownPackages], include: [...modulesOfOwnPackages] };
}

function renderDocument(module: string): string {
  const script = `import { checkRemote } from '/@fs${checks}';
    import * as exports from '/@fs${module}';
    window.checkRemote = (promise, pages, name) =>
      checkRemote(exports.remotes?.[name] ?? exports.remote, promise, pages);`;
  return `<!doctype html><html lang="en"><body><script type="module">${script}</script></body></html>`;
}

/** Opens a module in Chromium, compiled from its sources. It exports `remote`, or several by name as `remotes`. */
export async function openContractPage(module: string): Promise<ContractPage> {
  const { page, load, close } = await openSourcePage({
    root,
    renderDocument: () => renderDocument(module),
    readyProperty: 'checkRemote',
    plugins: [sourcePlugin],
    optimizeDeps: isInstalled ? listInstalledModules(module) : listSourceModules(module),
  });
  try {
    // Backends stay silent, so that the page must remain as the server rendered it.
    await page.route(/^http:\/\/[^/]+\/(?:api|_api|am|images|catalogue|_r)\//, () => {});
    await load();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    check: async (promise, first, other, name = '') => {
      const words = [promise, { page: first, other }, name].map((word) => JSON.stringify(word));
      return v.parse(problemsSchema, await page.evaluate(`checkRemote(${words.join()})`));
    },
    close,
  };
}
