import { startChromium } from '@kmx/test-kit/start-chromium.ts';
import type { Browser, CDPSession, Page } from 'playwright';
import type { BenchProduct } from './bench-product.ts';
import { type Measurement, type PromiseCheck, renderSpread, resolveMedian } from './measurement.ts';
import { sharingNote, twoCores } from './processor-cores.ts';
import { homePart, restPages } from './rest-pages.ts';

const rounds = 3;
/** How much slower the browser's processor is made. */
const slowdown = 4;
/** Until then a page shows what it does without being asked; its code is prefetched later. */
const restMs = 2500;
const maxScriptBytes = 15_000;
const maxHomeBytes = 250_000;
const maxScriptMs = 30;
const maxPaintMs = 200;

interface ScriptTiming {
  readonly duration: number;
  readonly sourceURL: string;
}

interface Rest {
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly scriptMs: number;
  readonly longTasks: number;
  readonly firstPaintMs: number;
  readonly hydrationMs: number;
}

/** Adds up the bytes, as sent, of what a page requests, except what it only prefetches; those of its scripts separately. */
async function countBytes(session: CDPSession): Promise<Pick<Rest, 'bytes' | 'scriptBytes'>> {
  const types = new Map<string, string>();
  const counted = { bytes: 0, scriptBytes: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    const isPrefetched = request.initialPriority === 'VeryLow' || request.url.includes('/_payload.json');
    if (!isPrefetched) types.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type === undefined) return;
    counted.bytes += encodedDataLength;
    if (type === 'Script') counted.scriptBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return counted;
}

async function readScriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
}

/** Presses a button of the header as soon as the pointer is over it, and waits until the page is hydrated. */
async function usePage(page: Page): Promise<Pick<Rest, 'firstPaintMs' | 'hydrationMs'>> {
  const startedAt = await page.evaluate(() => performance.now());
  await page.locator('header button[aria-expanded]:visible').first().click();
  await page.waitForFunction(() => document.querySelector('[data-ssr]') === null);
  const hydratedAt = await page.evaluate(() => performance.now());
  await page.waitForFunction(() => document.querySelector('header [aria-expanded="true"]') !== null);
  const firstPaintMs = await page.evaluate(
    (pressedAt) =>
      new Promise<number>((resolve) => {
        // The slowest event of the first press: from the input to the next paint.
        const durations: number[] = [16];
        const observer = new PerformanceObserver((list) => {
          // While a page loads, the browser sends events of a pointer that nobody has moved.
          for (const { startTime, duration } of list.getEntries()) if (startTime >= pressedAt) durations.push(duration);
        });
        observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
        setTimeout(() => resolve(Math.max(...durations)), 300);
      }),
    startedAt,
  );
  return { firstPaintMs, hydrationMs: hydratedAt - startedAt };
}

async function measurePage(browser: Browser, address: string): Promise<Rest> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const counted = await countBytes(session);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const before = Number(document.documentElement.dataset['longTasks'] ?? 0);
      document.documentElement.dataset['longTasks'] = String(before + list.getEntries().length);
    }).observe({ type: 'long-animation-frame' });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(restMs);
  const [{ bytes, scriptBytes }, scriptMs] = [{ ...counted }, await readScriptMs(session)];
  const longTasks = await page.evaluate(
    () =>
      performance
        .getEntriesByType('long-animation-frame')
        .flatMap((entry) => (entry as PerformanceEntry & { scripts: ScriptTiming[] }).scripts)
        // Those of the tool that drives the browser have no address.
        .filter(({ duration, sourceURL }) => duration >= 50 && sourceURL.startsWith(location.origin)).length,
  );
  const used = await usePage(page);
  await context.close();
  return { bytes, scriptBytes, scriptMs, longTasks, ...used };
}

/** Promise 3: what a public page runs before anybody uses it, and how soon it answers the first press. */
export async function measureRest(product: BenchProduct): Promise<Measurement> {
  const shell = await product.startShell({ name: 'shell-rest', cores: twoCores, workers: 2 });
  const browser = await startChromium();
  const results: { readonly part: string; readonly runs: readonly Rest[] }[] = [];
  try {
    for (const [part, path] of Object.entries(restPages)) {
      const runs: Rest[] = [];
      for (let round = 0; round < rounds; round += 1) runs.push(await measurePage(browser, shell.origin + path));
      results.push({ part, runs });
    }
  } finally {
    await browser.close();
    await shell.stop();
  }
  const take = (runs: readonly Rest[], field: keyof Rest) => runs.map((run) => run[field]);
  const findMost = (field: keyof Rest) => Math.max(...results.map(({ runs }) => resolveMedian(take(runs, field))));
  const check = (text: string, field: keyof Rest, limit: number, unit: string): PromiseCheck => {
    const most = findMost(field);
    return { text, measured: `${Math.round(most)} ${unit}, the most of all kinds`, isKept: most <= limit };
  };
  const checkHome = (): PromiseCheck => {
    const home = results.find(({ part }) => part === homePart);
    const bytes = resolveMedian(take(home?.runs ?? [], 'bytes'));
    return {
      text: `at most ${maxHomeBytes / 1000} kB in all for the home page`,
      measured: `${(bytes / 1000).toFixed(0)} kB`,
      isKept: bytes <= maxHomeBytes,
    };
  };
  return {
    title: `public pages at rest, and their first press; processor ${slowdown} times slower`,
    columns: [
      'kind of page',
      'all, B as sent',
      'script, B as sent',
      'script ms',
      'long tasks',
      'press to next paint ms',
      'press to hydrated ms',
    ],
    rows: results.map(({ part, runs }) => [
      part,
      renderSpread(take(runs, 'bytes')),
      renderSpread(take(runs, 'scriptBytes')),
      renderSpread(take(runs, 'scriptMs'), 1),
      renderSpread(take(runs, 'longTasks')),
      renderSpread(take(runs, 'firstPaintMs')),
      renderSpread(take(runs, 'hydrationMs')),
    ]),
    promises: [
      checkHome(),
      check(`at most ${maxScriptBytes / 1000} kB of script before use`, 'scriptBytes', maxScriptBytes, 'B'),
      check(`at most ${maxScriptMs} ms of script before use`, 'scriptMs', maxScriptMs, 'ms'),
      check('no long task of a script before use', 'longTasks', 0, 'long tasks'),
      check(`next paint within ${maxPaintMs} ms of the first press`, 'firstPaintMs', maxPaintMs, 'ms'),
    ],
    notes: [
      `Median of ${rounds}, range in brackets, each in a new browser profile; "before use" is ${restMs} ms after the page has loaded. Bytes include headers.`,
      sharingNote,
    ],
    data: results,
  };
}
