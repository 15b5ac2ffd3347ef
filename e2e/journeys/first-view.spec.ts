import { waitUntilIdle } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import type { Browser, Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { pageTypes } from '../support/page-types.ts';
import { createVisitor } from '../support/visitor.ts';

const windows = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;
const pictured = [
  ...['home', 'catalogue', 'group of machines', 'machine', 'services', 'service', 'stories', 'story'],
  ...['annual report', 'whitepaper'],
];
const pictureTypes = pageTypes.filter(({ name }) => pictured.includes(name));
const publicTypes = pageTypes.filter(({ name }) => name !== 'editor area');

/** Opens a page in a new window of a size, without a cache; what it asks of the browser is collected from the beginning. */
async function openWindow(browser: Browser, path: string, viewport: (typeof windows)[number]) {
  const visitor = await createVisitor(browser, inject('product').origin, { viewport, reducedMotion: 'reduce' });
  const requests: string[] = [];
  visitor.page.on('request', (request) => requests.push(request.url()));
  await visitor.page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[]) {
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + entry.value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visitor.page.goto(path, { waitUntil: 'load' });
  await waitUntilIdle(visitor.page);
  return { ...visitor, requests };
}

/** Pictures of the first view: how wide the browser expected and displays them, and the sources it could choose from. */
const listFirstPictures = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLImageElement>('main img[loading="eager"]'), (image) => ({
      // The browser divides the pixels of a source by its density, which gives the width that `sizes` promised.
      expected: image.naturalWidth,
      displayed: image.getBoundingClientRect().width,
      offered: image.srcset.split(', ').map((source) => new URL(source.split(' ')[0] ?? '', location.href).href),
    })),
  );

describe('the first view', () => {
  it.for(pictureTypes)(
    'knows the largest picture of $name in the head, at its true size',
    async ({ path }, { browser }) => {
      for (const viewport of windows) {
        const { page, requests, leave } = await openWindow(browser, `/en${path}`, viewport);
        const pictures = await listFirstPictures(page);
        expect(pictures.length).toBeGreaterThan(0);
        expect(await page.locator('head link[rel="preload"][as="image"][fetchpriority="high"]').count()).toBe(
          pictures.length,
        );
        expect(await page.locator('body link[rel="preload"]').count()).toBe(0);
        for (const { offered, expected, displayed } of pictures) {
          const ratio = expected / displayed;
          expect(ratio, `${offered[0]} in ${viewport.width} px`).toBeGreaterThan(0.93);
          expect(ratio, `${offered[0]} in ${viewport.width} px`).toBeLessThan(1.08);
          expect(requests.filter((url) => offered.includes(url))).toHaveLength(1);
        }
        await leave();
      }
    },
  );

  it.for(publicTypes)(
    'does not move on $name, and asks for no font that the head does not name',
    async (type, { browser }) => {
      const { page, requests, leave } = await openWindow(browser, `/en${type.path}`, windows[0]);
      expect(await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))).toBe(0);
      const named = await page
        .locator('head link[rel="preload"][as="font"]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
      const fonts = requests.filter((url) => url.endsWith('.woff2'));
      expect(fonts.toSorted()).toEqual(named.toSorted());
      await leave();
    },
  );

  it.for(windows)('keeps the true space of what is laid out later, $width px wide', async (viewport, { browser }) => {
    const { page, leave } = await openWindow(browser, '/en', viewport);
    const measure = () => page.evaluate(() => document.documentElement.scrollHeight);
    const countSkipped = () =>
      page.evaluate(
        () =>
          Array.from(document.querySelectorAll('main section, footer'), (part) => part.firstElementChild).filter(
            (content) => content?.checkVisibility({ contentVisibilityAuto: true }) === false,
          ).length,
      );
    expect(await countSkipped()).toBeGreaterThan(0);
    const reserved = await measure();
    // On paper, everything is there.
    await page.emulateMedia({ media: 'print' });
    expect(await countSkipped()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    // A link far below is reached by the keyboard, with its section laid out.
    await page.locator('footer a').last().focus();
    expect(await page.locator('footer a').last().isVisible()).toBe(true);
    for (let y = 0; y < reserved; y += viewport.height) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    const laidOut = await measure();
    expect(Math.abs(reserved - laidOut) / laidOut).toBeLessThan(0.05);
    await leave();
  });
});
