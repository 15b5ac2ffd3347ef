import { waitForHydration, waitUntilIdle } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { addLink, collectPayloads, follow, isSameDocument, markDocument } from '../support/navigation.ts';
import { fillSignIn, signIn } from '../support/sign-in.ts';
import { openPage } from '../support/visitor.ts';

const { origin } = inject('product');
const scrollDown = (page: Page) => page.evaluate(() => scrollTo(0, 400));
const readScroll = (page: Page) => page.evaluate(() => scrollY);
const waitForScroll = (page: Page, top: number) => page.waitForFunction((y) => Math.abs(scrollY - y) < 2, top);

describe('scrolling', () => {
  it('PUB-041 a followed link begins at the top, a link with an anchor at its anchor', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/products');
    await scrollDown(page);
    await follow(page, '/en/products/crimping');
    await waitForScroll(page, 0);
    await addLink(page, '/en/media-releases#year-2025');
    await page.getByRole('link', { name: 'Added link' }).click();
    await page.waitForURL('**/en/media-releases#year-2025');
    await page.waitForFunction(() => {
      const top = document.getElementById('year-2025')?.getBoundingClientRect().top;
      return top !== undefined && scrollY > 0 && top >= 0 && top < 300;
    });
  });

  it('PUB-042 CON-001 back and forward return to the place on the page, 100 ms after it is rendered', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await page.clock.install();
    await openPage(visitor, '/en/products');
    await scrollDown(page);
    await follow(page, '/en/products/crimping');
    await waitForScroll(page, 0);
    await page.evaluate(() => scrollTo(0, 250));
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goBack();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Products');
    await page.clock.runFor(99);
    expect(await readScroll(page)).not.toBe(400);
    await page.clock.runFor(1);
    expect(await readScroll(page)).toBe(400);
    await page.clock.resume();
    await page.goForward();
    await waitForScroll(page, 250);
  });

  it('PUB-042 a reload and the way back from an anchor keep the place too', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/media-releases');
    await page.evaluate(() => scrollTo(0, 120));
    await page.reload();
    await waitForHydration(page);
    await waitForScroll(page, 120);
    await addLink(page, '#year-2025');
    // Content inserted above may move the visible content.
    await waitUntilIdle(page);
    const place = await readScroll(page);
    await page.getByRole('link', { name: 'Added link' }).dispatchEvent('click', { button: 0 });
    await page.waitForFunction((top) => scrollY > top + 50, place);
    await page.goBack();
    await waitForScroll(page, place);
  });
});

describe('areas', () => {
  const areas = [
    { path: '/en', remote: 'remote-public' },
    // A visitor who is not signed in is redirected to the sign-in page, whatever the journey was about to look at.
    { path: '/en/mykomax', remote: 'remote-portal', account: 'anna.keller@kmx.example' },
    { path: '/en/editor', remote: 'remote-editor' },
    { path: '/style-guide', remote: 'remote-styleguide' },
  ];

  it.for(areas)(
    'SYS-002 ARC-003 ARC-004 $path is rendered by $remote, whose files alone are loaded, and only then',
    async ({ path, remote, account }, { visitor }) => {
      const { page } = visitor;
      if (account) await signIn(visitor, account, path);
      const loaded = new Set<string>();
      page.on('request', (request) => {
        const unit = /\/_r\/(remote-[a-z]+)\/[^?]*\.js$/.exec(request.url())?.[1];
        if (unit) loaded.add(unit);
      });
      await openPage(visitor, path);
      expect([...loaded]).toEqual([remote]);
    },
  );

  it.for(['en', 'de', 'ja'])(
    'SYS-075 the texts of %s are loaded when they are needed, and no others than those of the offer in English',
    async (language, { visitor }) => {
      const { page } = visitor;
      const loaded = new Set<string>();
      page.on('request', (request) => {
        const name = /locale-([a-z]{2})[^/]*\.js$/.exec(new URL(request.url()).pathname)?.[1];
        if (name) loaded.add(name);
      });
      await openPage(visitor, `/${language}`);
      const [first, ...others] = loaded;
      expect(first).toBe(language);
      expect(others.filter((other) => other !== 'en')).toEqual([]);
    },
  );

  it('SYS-074 D-10 a chosen locale is kept for 400 days', async ({ visitor }) => {
    const { page, context } = visitor;
    await openPage(visitor, '/en/products');
    await page.locator('summary[aria-label^="Language and country"]').click();
    await page.locator('header a[hreflang="de"]:visible').first().click();
    await page.waitForURL('**/de/products');
    const cookie = (await context.cookies()).find(({ name }) => name === 'uapp_locale');
    expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeGreaterThan(399);
  });

  it('ARC-005 a remote and the header of the shell share the session and the basket', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/products/cut-and-strip/bench-cutting/pila-110');
    await page.getByRole('button', { name: 'Add to comparison' }).first().click();
    await page.getByRole('banner').getByRole('link', { name: 'Comparison: 1 product selected' }).waitFor();
    await page.goto('/en/mykomax');
    await fillSignIn(page, 'anna.keller@kmx.example');
    await page.getByRole('heading', { level: 1, name: 'Welcome, Anna Keller' }).waitFor();
    await page.locator('#kmx-header summary[aria-label*="Anna Keller"]').waitFor();
  });

  it('SYS-001 the same product has several sites, languages, countries and a customer area in each', async ({
    visitor,
  }) => {
    const { page } = visitor;
    const seen = new Set<string>();
    for (const path of ['/en', '/de-ch', '/ja-jp']) {
      await page.goto(path);
      seen.add(
        await page
          .locator('html')
          .evaluate(({ ownerDocument: { documentElement, title } }) => `${documentElement.lang} ${title}`),
      );
      expect(await page.locator(`header a[href="${path}/mykomax"]`).count()).toBeGreaterThan(0);
    }
    await page.goto(`http://crimp.localhost:${new URL(origin).port}/en`);
    seen.add(await page.title());
    expect(seen.size).toBe(4);
  });
});

describe('without a connection', () => {
  it('SRV-061 a followed link leaves the page open and explains why; it continues when the connection is back', async ({
    visitor,
  }) => {
    const { page, context } = visitor;
    visitor.expectComplaint(/Failed to load resource|Failed to fetch|ERR_INTERNET_DISCONNECTED/);
    await openPage(visitor, '/en/contact');
    await addLink(page, '/en/terms');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Added link' }).click();
    await page.getByText('You are offline. This page stays open').waitFor();
    expect(new URL(page.url()).pathname).toBe('/en/contact');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Added link' }).click();
    await page.waitForURL('**/en/terms');
  });
});

describe('an address that leads elsewhere', () => {
  it.for([
    ['a slash too many', '/en/company/', '/en/company'],
    ['an old address', '/en/jobs#open', '/en/company/careers#open'],
    ['a page by its id', '/en/page-company?direct', '/en/company'],
  ] as const)('D-12 SRV-001 SRV-003 is followed within the page: %s', async ([, address, target], { visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/products');
    await markDocument(page);
    const asked = collectPayloads(page);
    await addLink(page, address);
    await page.getByRole('link', { name: 'Added link' }).click();
    await page.waitForURL(`**${target}`);
    await waitUntilIdle(page);
    expect(await isSameDocument(page)).toBe(true);
    const path = target.split('#')[0];
    expect(asked.filter((each) => each === path)).toEqual([path]);
    await page.goBack();
    await page.waitForURL('**/en/products');
  });
});
