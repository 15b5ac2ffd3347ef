import { readFile, realpath } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { startChromium } from '@kmx/test-kit/start-chromium.ts';
import type { Browser, Page } from 'playwright';

// The page lives on a name that cannot resolve: every request is answered from disk by the route below.
const origin = 'http://stage.invalid';
const stageFolder = join(import.meta.dirname, 'stage');
const threeFolder = dirname(dirname(createRequire(import.meta.url).resolve('three')));

const html = `<!doctype html><meta charset="utf-8"><script type="importmap">{"imports":{"three":"/three/build/three.module.js","three/addons/":"/three/examples/jsm/"}}</script>
<script type="module" src="/stage/render-picture.ts"></script>`;

async function loadFile(folder: string, relative: string): Promise<string> {
  const file = await realpath(join(folder, relative));
  if (!file.startsWith(folder + sep)) throw new Error(`${relative} is outside the stage.`);
  const text = await readFile(file, 'utf8');
  return file.endsWith('.ts') ? stripTypeScriptTypes(text) : text;
}

/** Opens the stage in headless Chromium; software WebGL, because no machine that builds has a graphics card. */
export async function openStage(): Promise<{ browser: Browser; page: Page }> {
  const browser = await startChromium({ hasGraphics: true });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const [, area, ...rest] = pathname.split('/');
    if (area === '') return route.fulfill({ contentType: 'text/html', body: html });
    const folder = area === 'stage' ? stageFolder : area === 'three' ? threeFolder : undefined;
    if (!folder) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: 'text/javascript', body: await loadFile(folder, rest.join('/')) });
  });
  await page.goto(`${origin}/`);
  await page.waitForFunction(() => window.renderPicture !== undefined, undefined, { timeout: 60_000 });
  return { browser, page };
}
