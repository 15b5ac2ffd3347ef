import { waitUntilIdle } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import type { Route } from 'playwright';
import { describe, expect } from 'vitest';
import { it } from '../support/journey.ts';
import { collectPayloads, follow, payloads } from '../support/navigation.ts';
import { openPage } from '../support/visitor.ts';

describe('prefetching', () => {
  it('PUB-043 SRV-013 CON-010 begins about a second after the page is idle, with the manifest and all visible links', async ({
    visitor,
  }) => {
    const { page } = visitor;
    const asked = collectPayloads(page);
    // The pause begins when the last server-rendered part is hydrated; the page records it, the test would be late.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('[data-ssr]') === null) performance.mark('alive');
      }).observe(document, { attributeFilter: ['data-ssr'], subtree: true });
    });
    await openPage(visitor, '/en/products');
    const alive = await page.evaluate(() => performance.getEntriesByName('alive')[0]?.startTime);
    const first = await page.waitForFunction(() => {
      const entries = performance.getEntriesByType('resource');
      return entries.find(({ name }) => name.includes('/_payload.json'))?.startTime;
    });
    const pause = Number(await first.jsonValue()) - Number(alive);
    expect(pause).toBeGreaterThan(500);
    expect(pause).toBeLessThan(3_000);
    const inView = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href="/en"], a[href^="/en/"]')]
        .filter((link) => link.getBoundingClientRect().top < innerHeight && link.checkVisibility())
        .map((link) => link.pathname),
    );
    expect(inView.length).toBeGreaterThan(1);
    // Header and footer too; those that the footer has are still out of view.
    const others = [...new Set(inView)].filter((path) => path !== '/en/products');
    await expect.poll(() => asked.toSorted()).toEqual(others.toSorted());
    const manifests = await page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.includes('/builds/meta/') ? [name] : [])),
    );
    const build = await page.locator('html').getAttribute('data-build');
    expect(manifests).toEqual([expect.stringMatching(new RegExp(`/builds/meta/${build}\\.json$`))]);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toContain('/en/imprint');
  });

  it('PUB-043 a link that is pointed at is loaded once, and following it asks for nothing again', async ({
    visitor,
  }) => {
    const { page } = visitor;
    const asked = collectPayloads(page);
    // Nothing ever comes into view, so that only pointing sends requests.
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => undefined;
    });
    await openPage(visitor, '/en/products');
    const link = page.locator('header a[href="/en/stories"]:visible').first();
    expect(asked).not.toContain('/en/stories');
    await link.hover();
    await expect.poll(() => asked).toContain('/en/stories');
    await link.click();
    await page.waitForURL('**/en/stories');
    expect(asked.filter((path) => path === '/en/stories')).toHaveLength(1);
  });

  it('PUB-043 SRV-029 a page is kept for a minute, then it is asked for again', async ({ visitor }) => {
    const { page } = visitor;
    await page.clock.install();
    await openPage(visitor, '/en/products');
    const asked = collectPayloads(page);
    await follow(page, '/en/products/crimping');
    await page.goBack();
    await page.waitForURL('**/en/products');
    expect(asked).not.toContain('/en/products');
    await follow(page, '/en/products/crimping');
    await page.clock.fastForward(61_000);
    await page.goBack();
    await page.waitForURL('**/en/products');
    await expect.poll(() => asked).toContain('/en/products');
  });

  it.for([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'PUB-044 nothing is prefetched over a connection with %o',
    async (connection, { visitor }) => {
      const { page } = visitor;
      const asked = collectPayloads(page);
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await page.clock.install();
      await openPage(visitor, '/en/products');
      await page.locator('header a[href="/en/stories"]:visible').first().hover();
      await page.clock.runFor(5_000);
      await waitUntilIdle(page);
      expect(asked).toEqual([]);
      await follow(page, '/en/products/crimping');
      expect(asked).toEqual(['/en/products/crimping']);
    },
  );

  it('SRV-014 CON-010 five preloads run at the same time and no more', async ({ visitor }) => {
    const { page } = visitor;
    const held: Route[] = [];
    await page.route(payloads, (route) => void held.push(route));
    await page.setViewportSize({ width: 1280, height: 3_000 });
    await openPage(visitor, '/en/products');
    await expect.poll(() => held.length).toBe(5);
    await waitUntilIdle(page);
    expect(held).toHaveLength(5);
    // The place of one that came is taken by the next.
    await held[0]?.continue();
    await expect.poll(() => held.length).toBe(6);
  });

  it('SRV-015 CON-010 prefetching after a navigation waits about 100 ms until the page is rendered', async ({
    visitor,
  }) => {
    const { page } = visitor;
    const isNavigating = () => page.evaluate(() => document.documentElement.hasAttribute('data-navigating'));
    await page.clock.install();
    await openPage(visitor, '/en/products');
    await page.clock.pauseAt(Date.now() + 60_000);
    await follow(page, '/en/products/crimping');
    await page.clock.runFor(99);
    expect(await isNavigating()).toBe(true);
    await page.clock.runFor(1);
    expect(await isNavigating()).toBe(false);
  });
});
