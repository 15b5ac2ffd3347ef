import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { createViteServer } from 'vitest/node';
import { resolveExamplesFile } from './test-list-components.ts';
import { type PageTheme, pageThemes } from './tokens/tokens.ts';

const root = path.join(import.meta.dirname, '../..');
const sources = import.meta.dirname;

/** Every example of these folders on one page, in a real browser with the real styles. */
export interface ExamplesPage {
  readonly page: Page;
  /** Renders everything again in another scheme, on the ground of a page theme: Chromium keeps inherited colours of the previous ones. */
  readonly redraw: (media: NonNullable<Parameters<Page['emulateMedia']>[0]>, theme?: PageTheme) => Promise<void>;
  readonly close: () => Promise<void>;
}

function writeScript(folders: readonly string[]): string {
  const imports = folders.map((folder, place) => {
    return `import * as m${place} from '/@fs${sources}/${resolveExamplesFile(folder)}';`;
  });
  const entries = folders.map((folder, place) => `${JSON.stringify(folder)}: m${place}.examples`);
  return `import '/@fs${sources}/tokens/document.css';
    ${imports.join('\n')}
    import { renderExamples } from '/@fs${sources}/example/render-examples.browser.tsx';
    renderExamples({ ${entries.join(', ')} });`;
}

/** Opens the examples in Chromium (CHROMIUM_PATH names another program), compiled from source. */
export async function openExamplesPage(folders: readonly string[]): Promise<ExamplesPage> {
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'kmx-examples-'));
  const server = await createViteServer({
    root,
    cacheDir,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [
      {
        name: 'examples-page',
        configureServer({ middlewares }) {
          middlewares.use('/examples.html', (request, response) => {
            const theme = pageThemes.find((name) => request.url?.endsWith(`?${name}`) === true) ?? 'Default';
            response.setHeader('content-type', 'text/html');
            response.end(
              `<!doctype html><html lang="en"><head><title>Examples</title><meta name="viewport" content="width=device-width"></head>
              <body><style>main { padding: 1rem }</style><main id="examples" data-page-theme="${theme}"></main><script type="module">${writeScript(folders)}</script></body></html>`,
            );
          });
        },
      },
    ],
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, watch: null, fs: { strict: false } },
    optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'lucide'] },
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
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    const errors: string[] = [];
    page.on('pageerror', (error) => void errors.push(error.message));
    const render = async (theme: PageTheme) => {
      await page.goto(`${server.resolvedUrls?.local[0] ?? ''}examples.html?${theme}`, { timeout: 60_000 });
      await page
        .waitForFunction('window.showTexts !== undefined', null, { timeout: 90_000 })
        .catch((error: unknown) => {
          throw new Error(`The examples were not rendered: ${errors.join('; ')}`, { cause: error });
        });
      await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
    };
    await render('Default');
    const redraw: ExamplesPage['redraw'] = async (media, theme = 'Default') => {
      await page.emulateMedia(media);
      await render(theme);
    };
    return { page, redraw, close };
  } catch (error) {
    await close();
    throw error;
  }
}
