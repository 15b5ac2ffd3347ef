import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createVisitor, openPage, startBrowser, type Visitor, waitForHydration } from '../support/visitor.ts';

const { origin } = inject('product');
const payloads = '**/_payload.json*';
const latestBuild = '**/builds/latest.json*';
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  visitor = await createVisitor(browser, origin);
});
afterEach(() => visitor.leave());

const pageLink = (path: string) => `#kmx-slot a[href="${path}"]:visible`;
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
const scrollDown = (page: Page) => page.evaluate(() => scrollTo(0, 400));
const readScroll = (page: Page) => page.evaluate(() => scrollY);
const waitForScroll = (page: Page, top: number) => page.waitForFunction((y) => Math.abs(scrollY - y) < 2, top);
const lookForBuild = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Follows a link by script, which does not scroll to it as a click of the test tool would. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(pageLink(path)).first().dispatchEvent('click', { button: 0 });
  await page.waitForURL(`**${path}`);
}

/** Puts a link of an editor into the page: the sample content has none of this kind. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = Object.assign(document.createElement('a'), { href: target, textContent: 'Added link' });
    document.querySelector('#kmx-slot h1')?.before(link);
  }, href);
}

/** Paths of the payloads that the page has asked for. */
function collectPayloads(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/_payload.json')) asked.push(pathname.replace('/_payload.json', ''));
  });
  return asked;
}

describe('scrolling', () => {
  it('PUB-041 a followed link begins at the top, a link with an anchor at its anchor', async () => {
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
    expect(visitor.complaints).toEqual([]);
  });

  it('PUB-042 CON-001 back and forward return to the place on the page, 100 ms after it is drawn', async () => {
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

  it('PUB-042 a reload and the way back from an anchor keep the place too', async () => {
    const { page } = visitor;
    await openPage(visitor, '/en/media-releases');
    await page.evaluate(() => scrollTo(0, 120));
    await page.reload();
    await waitForHydration(page);
    await waitForScroll(page, 120);
    await addLink(page, '#year-2025');
    const place = await readScroll(page);
    await page.getByRole('link', { name: 'Added link' }).dispatchEvent('click', { button: 0 });
    await page.waitForFunction((top) => scrollY > top + 50, place);
    await page.goBack();
    await waitForScroll(page, place);
  });
});

describe('prefetching', () => {
  it('PUB-043 SRV-013 CON-010 begins about a second after the page is idle, with the links in view', async () => {
    const { page } = visitor;
    const asked = collectPayloads(page);
    await openPage(visitor, '/en/products');
    const ready = await page.evaluate(() => performance.now());
    const first = await page.waitForFunction(() => {
      const entries = performance.getEntriesByType('resource');
      return entries.find(({ name }) => name.includes('/_payload.json'))?.startTime;
    });
    const pause = Number(await first.jsonValue()) - ready;
    expect(pause).toBeGreaterThan(500);
    expect(pause).toBeLessThan(3_000);
    await page.waitForTimeout(500);
    const inView = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/en/"]')]
        .filter((link) => link.getBoundingClientRect().top < innerHeight && link.checkVisibility())
        .map((link) => link.pathname),
    );
    expect(inView.length).toBeGreaterThan(0);
    expect(asked.filter((path) => !inView.includes(path))).toEqual([]);
  });

  it('PUB-043 a link that is pointed at is loaded once, and following it asks for nothing again', async () => {
    const { page } = visitor;
    const asked = collectPayloads(page);
    await openPage(visitor, '/en/products');
    const link = page.locator('header a[href="/en/stories"]:visible').first();
    expect(asked).not.toContain('/en/stories');
    await link.hover();
    await expect.poll(() => asked).toContain('/en/stories');
    await link.click();
    await page.waitForURL('**/en/stories');
    expect(asked.filter((path) => path === '/en/stories')).toHaveLength(1);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'PUB-044 nothing is prefetched over a connection with %o',
    async (connection) => {
      const { page } = visitor;
      const asked = collectPayloads(page);
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await openPage(visitor, '/en/products');
      await page.locator('header a[href="/en/stories"]:visible').first().hover();
      await page.waitForTimeout(1_800);
      expect(asked).toEqual([]);
      await follow(page, '/en/products/crimping');
      expect(asked).toEqual(['/en/products/crimping']);
    },
  );

  it('SRV-014 CON-010 five preloads run at once and no more', async () => {
    const { page } = visitor;
    let running = 0;
    let most = 0;
    await page.route(payloads, async (route) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 400));
      running -= 1;
      await route.continue();
    });
    await page.setViewportSize({ width: 1280, height: 3_000 });
    await openPage(visitor, '/en/products');
    await page.waitForTimeout(2_500);
    expect(most).toBe(5);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('SRV-015 CON-010 what follows a navigation waits about 100 ms until the page is drawn', async () => {
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

describe('a newer build', () => {
  const newer = { body: JSON.stringify({ id: 'newer', timestamp: 1 }), contentType: 'application/json' };

  it('SRV-010 CON-004 makes the next navigation a full load, the same path only once in 10 seconds', async () => {
    const { page } = visitor;
    const start = Date.now();
    await page.clock.setFixedTime(start);
    await page.route(latestBuild, (route) => route.fulfill(newer));
    const goToGroup = async (): Promise<boolean> => {
      await openPage(visitor, '/en/products');
      const answer = page.waitForResponse(latestBuild);
      await lookForBuild(page);
      await (await answer).finished();
      await page.waitForTimeout(100);
      await markDocument(page);
      await follow(page, '/en/products/crimping');
      await waitForHydration(page);
      return isSameDocument(page);
    };
    expect(await goToGroup()).toBe(false);
    await page.clock.setFixedTime(start + 9_000);
    expect(await goToGroup()).toBe(true);
    await page.clock.setFixedTime(start + 10_000);
    expect(await goToGroup()).toBe(false);
    expect(visitor.complaints).toEqual([]);
  });

  it('SRV-016 SRV-028 D-47 is looked for every 60 minutes and on each return to the tab', async () => {
    const { page } = visitor;
    const asked: string[] = [];
    await page.route(latestBuild, (route) => {
      asked.push(route.request().url());
      return route.continue();
    });
    await page.clock.install();
    await openPage(visitor, '/en/company');
    await page.clock.fastForward('59:00');
    await page.waitForTimeout(200);
    expect(asked).toEqual([]);
    await page.clock.fastForward('01:00');
    await expect.poll(() => asked).toHaveLength(1);
    await lookForBuild(page);
    await expect.poll(() => asked).toHaveLength(2);
    expect(asked[0]).toMatch(/latest\.json\?\d{13}$/);
  });
});

describe('files that cannot be had', () => {
  it('SRV-061 a page whose payload fails is loaded as a document, and only the console hears of it', async () => {
    const { page } = visitor;
    const notes: string[] = [];
    page.on('console', (message) => notes.push(`${message.type()}: ${message.text()}`));
    await page.route(payloads, (route) => route.abort());
    await page.route(latestBuild, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await openPage(visitor, '/en/products');
    await markDocument(page);
    await lookForBuild(page);
    await expect.poll(() => notes.join('\n')).toContain('warning: The newest build could not be asked for');
    expect(await page.getByRole('alert').count()).toBe(0);
    await follow(page, '/en/products/crimping');
    await waitForHydration(page);
    expect(await isSameDocument(page)).toBe(false);
    expect(notes.join('\n')).toContain('warning: The page could not be loaded');
    expect(await page.locator('h1').innerText()).not.toBe('');
  });

  it('SRV-061 a page whose code fails to load is loaded as a document', async () => {
    const { page } = visitor;
    await openPage(visitor, '/en/products');
    await markDocument(page);
    let failures = 0;
    await page.route('**/_r/remote-public/**/*.js', async (route) => {
      failures += 1;
      await route.abort();
    });
    page.once('framenavigated', () => void page.unrouteAll());
    await page.locator('header a[href="/en/stories"]:visible').first().click();
    await page.waitForFunction(() => !('isSameDocument' in window));
    await waitForHydration(page);
    expect(failures).toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).toBe('/en/stories');
  });

  it('SRV-005 ERR-002 an unknown page within the site is shown in the 404 state', async () => {
    const { page } = visitor;
    await openPage(visitor, '/en/products');
    await addLink(page, '/en/never-written');
    const answer = page.waitForResponse('**/never-written/_payload.json*');
    await page.getByRole('link', { name: 'Added link' }).click();
    expect(await (await answer).json()).toMatchObject({ result: { status: 404 } });
    await page.getByRole('heading', { level: 1, name: 'This page does not exist' }).waitFor();
    await page.getByText('Page Not Found: /never-written').waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  });
});

describe('areas', () => {
  const areas = [
    { path: '/en', remote: 'remote-public' },
    { path: '/en/mykomax', remote: 'remote-portal' },
    { path: '/en/editor', remote: 'remote-editor' },
    { path: '/style-guide', remote: 'remote-styleguide' },
  ];

  it.each(areas)(
    'SYS-002 ARC-003 ARC-004 $path is drawn by $remote, whose files alone are loaded, and only then',
    async ({ path, remote }) => {
      const { page } = visitor;
      const loaded = new Set<string>();
      page.on('request', (request) => {
        const unit = /\/_r\/(remote-[a-z]+)\/[^?]*\.js$/.exec(request.url())?.[1];
        if (unit) loaded.add(unit);
      });
      await openPage(visitor, path);
      expect([...loaded]).toEqual([remote]);
    },
  );

  it.each(['en', 'de', 'ja'])(
    'SYS-075 the texts of %s are loaded when they are needed, and no others than those of the offer in English',
    async (language) => {
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

  it('SYS-074 D-10 a chosen locale is kept for 400 days', async () => {
    const { page, context } = visitor;
    await openPage(visitor, '/en/products');
    await page.locator('summary[aria-label^="Language and country"]').click();
    await page.locator('header a[hreflang="de"]:visible').first().click();
    await page.waitForURL('**/de/products');
    const cookie = (await context.cookies()).find(({ name }) => name === 'uapp_locale');
    expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeGreaterThan(399);
  });

  it('ARC-005 a remote and the header of the shell share the session and the basket', async () => {
    const { page } = visitor;
    await openPage(visitor, '/en/products/cut-and-strip/bench-cutting/pila-110');
    await page.getByRole('button', { name: 'Add to comparison' }).first().click();
    await page.getByRole('banner').getByRole('link', { name: 'Comparison: 1 product selected' }).waitFor();
    await page.goto('/en/mykomax');
    await page.waitForURL('**/am/**');
    await page.locator('#email').fill('anna.keller@kmx.example');
    await page.locator('#password').fill('Wire-1234!');
    await page.locator('form button[type=submit]').click();
    await page.getByRole('heading', { level: 1, name: 'Welcome, Anna Keller' }).waitFor();
    await page.locator('#kmx-header summary[aria-label*="Anna Keller"]').waitFor();
  });

  it('SYS-001 the same product has several sites, languages, countries and a customer area in each', async () => {
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
