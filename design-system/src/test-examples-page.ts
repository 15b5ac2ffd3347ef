import { createRequire } from 'node:module';
import path from 'node:path';
import { openSourcePage } from '@kmx/test-kit/open-source-page.ts';
import type { Page } from 'playwright';
import { resolveExamplesFile } from './test-list-components.ts';
import { type PageTheme, pageThemes } from './tokens/tokens.ts';

const sources = import.meta.dirname;
const root = path.join(sources, '../..');
const renderer = 'example/render-examples.browser.tsx';

/** Every example of these folders on one page, in a real browser with the real styles. */
export interface ExamplesPage {
  readonly page: Page;
  /** Renders everything again in another scheme, on the ground of a page theme: Chromium keeps inherited colours of the previous one. */
  readonly rerender: (media: NonNullable<Parameters<Page['emulateMedia']>[0]>, theme?: PageTheme) => Promise<void>;
  readonly close: () => Promise<void>;
}

function writeScript(folders: readonly string[]): string {
  const imports = folders.map((folder, place) => {
    return `import * as m${place} from '/@fs${sources}/${resolveExamplesFile(folder)}';`;
  });
  const entries = folders.map((folder, place) => `${JSON.stringify(folder)}: m${place}.examples`);
  return `import '/@fs${sources}/tokens/document.css';
    ${imports.join('\n')}
    import { renderExamples } from '/@fs${sources}/${renderer}';
    renderExamples({ ${entries.join(', ')} });`;
}

function renderDocument(folders: readonly string[], query: string): string {
  const theme = pageThemes.find((name) => name === query) ?? 'Default';
  return `<!doctype html><html lang="en"><head><title>Examples</title><meta name="viewport" content="width=device-width"></head>
    <body><style>main { padding: 1rem }</style><main id="examples" data-page-theme="${theme}"></main><script type="module">${writeScript(folders)}</script></body></html>`;
}

/** Opens the examples in Chromium, compiled from source. */
export async function openExamplesPage(folders: readonly string[]): Promise<ExamplesPage> {
  const { page, load, close } = await openSourcePage({
    root,
    renderDocument: (query) => renderDocument(folders, query),
    readyProperty: 'showTexts',
    browserContext: { reducedMotion: 'reduce' },
    optimizeDeps: {
      // All found before the page loads: a dependency found later is bundled anew, and modules that have arrived by then never start.
      include: ['react/jsx-dev-runtime'],
      entries: [renderer, ...folders.map(resolveExamplesFile)].map((file) =>
        path.relative(root, path.join(sources, file)),
      ),
    },
  });
  const render = async (theme: PageTheme) => {
    await load(theme);
    await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
  };
  try {
    await render('Default');
  } catch (error) {
    await close();
    throw error;
  }
  const rerender: ExamplesPage['rerender'] = async (media, theme = 'Default') => {
    await page.emulateMedia(media);
    await render(theme);
  };
  return { page, rerender, close };
}
