import { startChromium } from '@kmx/test-kit/start-chromium.ts';
import type { Browser, Page } from 'playwright';
import { waitForHydration } from '../product-runner/wait-for-hydration.ts';
import type { BenchProduct } from './bench-product.ts';
import { type Measurement, renderSpread, resolveMedian } from './measurement.ts';
import { sharingNote, twoCores } from './processor-cores.ts';

const rounds = 7;
const maxMs = 100;
const ways = [
  { label: 'home to catalogue', from: '/en', to: '/en/products' },
  { label: 'catalogue to stories', from: '/en/products', to: '/en/stories' },
  { label: 'stories to a story', from: '/en/stories', to: '/en/stories/light-instead-of-blades' },
  { label: 'group to a machine', from: '/en/products/crimping', to: '/en/products/crimping/crimping-lines' },
];

/** Waits until the payload of a link that is pointed at has come, as the pointer of a visitor does before the click. */
async function prefetch(page: Page, to: string): Promise<void> {
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.hover();
  await page.waitForFunction(
    (path) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`${path}/_payload.json`)),
    to,
  );
  // Its code, which is loaded after it.
  await page.waitForLoadState('networkidle');
}

/** Milliseconds from the click to the new page in the document, in steps of a frame. */
function measureClick(page: Page, to: string): Promise<number> {
  return page.evaluate(async (path) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`)].find(
      (candidate) => candidate.getClientRects().length > 0,
    );
    const before = document.querySelector('main h1')?.textContent;
    const startedAt = performance.now();
    link?.click();
    await new Promise<void>((resolve) => {
      const look = () => {
        const title = document.querySelector('main h1')?.textContent;
        if (location.pathname === path && title !== undefined && title !== before) resolve();
        else requestAnimationFrame(look);
      };
      look();
    });
    return performance.now() - startedAt;
  }, to);
}

/** Milliseconds until the browser paints the same page when it loads it as a document. */
async function measureDocument(page: Page, to: string): Promise<number> {
  await page.goto(to, { waitUntil: 'load' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

async function measureWay(browser: Browser, origin: string, { from, to }: (typeof ways)[number]) {
  const clicks: number[] = [];
  const documents: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ baseURL: origin, locale: 'en-US' });
    const page = await context.newPage();
    await page.goto(from, { waitUntil: 'load' });
    await waitForHydration(page);
    await prefetch(page, to);
    clicks.push(await measureClick(page, to));
    // The files of the site are already in the browser's cache, as for a visitor who is navigating.
    documents.push(await measureDocument(page, to));
    await context.close();
  }
  return { clicks, documents };
}

/** Issue 3, speed: how soon a click on a prefetched link shows its page, compared with loading the same page as a document. */
export async function measureNavigation(product: BenchProduct): Promise<Measurement> {
  const shell = await product.startShell({ name: 'shell-navigation', cores: twoCores, workers: 2 });
  const browser = await startChromium();
  try {
    const results = [];
    for (const way of ways) results.push({ ...way, ...(await measureWay(browser, shell.origin, way)) });
    const slowest = Math.max(...results.map(({ clicks }) => resolveMedian(clicks)));
    return {
      title: 'a click on a link whose payload is there',
      columns: ['', 'page shown after ms', 'as a document, first paint after ms', 'document to click'],
      rows: results.map(({ label, clicks, documents }) => [
        label,
        renderSpread(clicks),
        renderSpread(documents),
        (resolveMedian(documents) / resolveMedian(clicks)).toFixed(2),
      ]),
      promises: [
        {
          text: `a prefetched page is shown within ${maxMs} ms`,
          measured: `${Math.round(slowest)} ms, median of the slowest way`,
          isKept: slowest < maxMs,
        },
      ],
      notes: [`Median of ${rounds}, range in brackets, each in a new browser profile.`, sharingNote],
      data: results,
    };
  } finally {
    await browser.close();
    await shell.stop();
  }
}
