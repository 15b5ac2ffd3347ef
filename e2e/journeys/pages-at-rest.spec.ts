import { beginUse, isResting, waitForHydration } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { collectPayloads, isSameDocument, markDocument } from '../support/navigation.ts';
import { pageTypes } from '../support/page-types.ts';
import { signInAnna } from '../support/sign-in-anna.ts';
import { createVisitor } from '../support/visitor.ts';

const machine = '/en/products/crimping/crimp-presses/bench-presses/ferro-115';
const restingTypes = pageTypes.filter(({ isLive }) => isLive !== true);
const maxScriptBytes = 15_000;
const restFile = /\/(?:boot|part-rest|part-background)\.js$/;

/** Every script that the page loads or preloads. */
function listScripts(page: Page): Promise<readonly { readonly name: string; readonly bytes: number }[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  );
}

/** Collects the code that is requested from now on, other than that of the rest itself. */
function collectCode(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/_r\/.*\.js$/.test(pathname) && !restFile.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** The payloads that the page itself has requested, with the bytes that came from the network. */
function listRequests(page: Page): Promise<readonly { readonly path: string; readonly transferSize: number }[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/_payload.json'))
      .map(({ name, transferSize }) => ({ path: new URL(name).pathname, transferSize })),
  );
}

/** Opens a page and touches nothing. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
}

describe('a public page that nobody uses yet', () => {
  it.for(restingTypes)('promise 3: $name loads no more than 15 kB of script', async ({ path, status }, { visitor }) => {
    const { page } = visitor;
    if (status !== undefined) visitor.expectComplaint(new RegExp(`Failed to load resource.*status of ${status}`));
    await visit(page, `/en${path}`);
    expect(await isResting(page)).toBe(true);
    // The thread that prefetches is started about a second later.
    await expect.poll(async () => (await listScripts(page)).length).toBe(3);
    const scripts = await listScripts(page);
    expect(scripts.map(({ name }) => name.split('/').at(-1)).toSorted()).toEqual([
      'boot.js',
      'part-background.js',
      'part-rest.js',
    ]);
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(maxScriptBytes);
    expect(await page.locator('#kmx-slot[data-ssr]').count()).toBe(1);
  });

  it('promise 3: its code is prefetched when the browser is idle, and used from there', async ({ visitor }) => {
    const { page } = visitor;
    const asked = collectCode(page);
    await visit(page, '/en/products');
    await expect.poll(() => asked.length).toBeGreaterThan(3);
    expect(await isResting(page)).toBe(true);
    await page.waitForLoadState('networkidle');
    await waitForHydration(page);
    const sizes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\/(?:main|vendor)\.js$/.test(name))
        .map(({ transferSize }) => transferSize),
    );
    expect(sizes).toEqual([0, 0]);
  });

  it('PUB-043 SRV-013 what its links lead to is prefetched by a thread of its own, and used from there', async ({
    visitor,
  }) => {
    const { page } = visitor;
    const threads: string[] = [];
    page.on('worker', (worker) => threads.push(new URL(worker.url()).pathname));
    const asked = collectPayloads(page);
    await visit(page, '/en/products');
    await expect.poll(() => asked).toContain('/en/stories');
    expect(threads).toEqual([expect.stringMatching(/^\/_r\/shell\/.*\/part-background\.js$/)]);
    expect(await listRequests(page)).toEqual([]);
    await page.waitForLoadState('networkidle');
    await waitForHydration(page);
    await page.locator('header a[href="/en/stories"]:visible').first().click();
    await page.waitForURL('**/en/stories');
    const stories = (await listRequests(page)).filter(({ path }) => path === '/en/stories/_payload.json');
    expect(stories).toEqual([{ path: '/en/stories/_payload.json', transferSize: 0 }]);
  });

  it('PUB-043 nothing is prefetched where the browser starts no threads, and the page lives all the same', async ({
    visitor,
  }) => {
    const { page } = visitor;
    const asked = collectPayloads(page);
    await page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new Error('No threads');
        }
      } as unknown as typeof Worker;
    });
    await page.clock.install();
    await visit(page, '/en/products');
    await page.clock.runFor(10_000);
    expect(asked).toEqual([]);
    await waitForHydration(page);
  });

  it.for([{ saveData: true }, { effectiveType: '2g' }])(
    'PUB-044 its code is not prefetched over a connection with %o',
    async (connection, { visitor }) => {
      const { page } = visitor;
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await page.clock.install();
      const asked = collectCode(page);
      await visit(page, '/en/products');
      await page.clock.runFor(10_000);
      expect(asked).toEqual([]);
      expect(await isResting(page)).toBe(true);
    },
  );

  it('PUB-123 scrolling and reading start nothing; a pointer over a button does', async ({ visitor }) => {
    const { page } = visitor;
    await visit(page, '/en/privacy');
    await page.mouse.move(640, 700);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('PageDown');
    expect(await isResting(page)).toBe(true);
    await page.getByRole('button', { name: /^News/ }).hover();
    expect(await isResting(page)).toBe(false);
    await waitForHydration(page);
  });

  it('PUB-124 a link to another page is followed without any script of this one', async ({ visitor }) => {
    const { page } = visitor;
    await visit(page, '/en/products');
    await markDocument(page);
    await page.locator('main a[href^="/en/products/"]:visible').first().click();
    await page.waitForURL('**/en/products/*');
    expect(await isSameDocument(page)).toBe(false);
    expect(await isResting(page)).toBe(true);
    await page.goBack();
    expect(await isResting(page)).toBe(true);
  });

  it('PUB-124 SRV-074 the document behind a link is ready when somebody aims at it, but none that would begin a sign-in', async ({
    visitor,
  }) => {
    const { page, context } = visitor;
    // With its tools attached, Chromium prefetches what it would prerender.
    const session = await context.newCDPSession(page);
    const states: string[] = [];
    session.on('Preload.prefetchStatusUpdated', ({ key, prefetchStatus }) =>
      states.push(`${new URL(key.url).pathname} ${prefetchStatus}`),
    );
    await session.send('Preload.enable');
    await visit(page, '/en/privacy');
    await page.getByRole('link', { name: 'MyKomax' }).first().hover();
    await page.locator('header a[href="/en/stories"]:visible').first().hover();
    await expect.poll(() => states).toContain('/en/stories PrefetchSuccessfulButNotUsed');
    expect(states.filter((state) => state.startsWith('/en/mykomax'))).toEqual([]);
    await page.locator('header a[href="/en/stories"]:visible').first().click();
    await page.waitForURL('**/en/stories');
    await expect.poll(() => states).toContain('/en/stories PrefetchResponseUsed');
  });

  it('a link to the same page with another query makes it live', async ({ visitor }) => {
    const { page } = visitor;
    await visit(page, '/en/company/locations');
    await page.locator('main a[href*="?type="]').first().hover();
    expect(await isResting(page)).toBe(false);
  });

  it('a pointer over any link makes it live in a browser that prerenders nothing', async ({ visitor }) => {
    const { page } = visitor;
    await page.addInitScript(() => Object.assign(HTMLScriptElement, { supports: () => false }));
    await visit(page, '/en/privacy');
    await page.locator('header a[href="/en/stories"]:visible').first().hover();
    expect(await isResting(page)).toBe(false);
    await waitForHydration(page);
  });

  it('PUB-084 marks unread news, also after it was hydrated', async ({ visitor }) => {
    const { page } = visitor;
    await visit(page, '/en/products');
    const news = page.getByRole('button', { name: 'News, with unread items' });
    await news.waitFor();
    expect(await isResting(page)).toBe(true);
    await waitForHydration(page);
    expect(await news.count()).toBe(1);
    await news.click();
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => news.count()).toBe(0);
  });

  it('D-10 remembers the language that is chosen in the menu', async ({ visitor }) => {
    const { page, context } = visitor;
    await visit(page, '/en/products');
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('a[data-locale-choice][hreflang="de"]');
      link?.addEventListener('click', (event) => event.preventDefault());
      link?.click();
    });
    await expect.poll(async () => (await context.cookies()).map(({ value }) => value)).toContain('de');
  });
});

describe('a page that is hydrated at once', () => {
  it.for([
    {
      what: 'products are compared',
      key: 'uapp-product-comparison-basket',
      value:
        '{"classifications":[{"slug":"bench-presses","products":[{"slug":"ferro-115","variantId":null,"key":"ferro-115"}]}]}',
    },
    { what: 'units were chosen', key: 'uapp-measurement-system', value: 'Imperial' },
    { what: 'a sign-out was not finished', key: 'kmx-sign-out', value: 'offline' },
  ])('PUB-081 SYS-068 AUTH-039 because $what', async ({ key, value }, { visitor }) => {
    const { page } = visitor;
    await page.addInitScript(([name, text]) => localStorage.setItem(name ?? '', text ?? ''), [key, value]);
    await visit(page, '/en/products');
    await page.waitForFunction(() => document.querySelector('[data-ssr]') === null);
  });

  it('PUB-081 because products were compared while it was in the back/forward cache', async ({ visitor }) => {
    const { page } = visitor;
    await visit(page, '/en/products');
    // Playwright's Chromium keeps no pages: it is told that one has come back.
    const comeBack = (persisted: boolean) =>
      page.evaluate((kept) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: kept })), persisted);
    await page.evaluate(() =>
      localStorage.setItem(
        'uapp-product-comparison-basket',
        '{"classifications":[{"slug":"bench-presses","products":[{"slug":"ferro-115","variantId":null,"key":"ferro-115"}]}]}',
      ),
    );
    await comeBack(false);
    expect(await isResting(page)).toBe(true);
    await comeBack(true);
    await page.waitForFunction(() => document.querySelector('[data-ssr]') === null);
    await page.getByRole('link', { name: 'Comparison: 1 product selected' }).first().waitFor();
  });

  it('D-46 because another language is offered', async ({ browser }) => {
    const german = await createVisitor(browser, inject('product').origin, { locale: 'de-DE' });
    await visit(german.page, '/en/products');
    await german.page.getByRole('region', { name: 'Sprache dieser Seite' }).waitFor();
    await german.leave();
  });

  it('AUTH-008 because somebody is signed in', async ({ visitor }) => {
    const { page } = visitor;
    await signInAnna(visitor);
    await visit(page, '/en/products');
    await page.waitForFunction(() => document.querySelector('[data-ssr]') === null);
    await page.getByText('Anna Keller').first().waitFor({ state: 'attached' });
  });
});

describe('promise 5: what is done before hydration', () => {
  /** Holds the code of the page back until it is told to come. */
  async function holdCode(page: Page): Promise<() => Promise<void>> {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_r/**/main.js', async (route) => {
      await held;
      await route.continue();
    });
    return async () => {
      release();
      await waitForHydration(page);
    };
  }

  it('opens the menu and the panels that were pressed', async ({ visitor }) => {
    const { page } = visitor;
    const letCodeCome = await holdCode(page);
    await visit(page, '/en/products');
    await page.locator('aside a[aria-haspopup="dialog"]').first().click();
    expect(new URL(page.url()).pathname).toBe('/en/products');
    await letCodeCome();
    await page.getByRole('dialog').waitFor();
  });

  it('compares the machine whose button was pressed', async ({ visitor }) => {
    const { page } = visitor;
    const letCodeCome = await holdCode(page);
    await visit(page, machine);
    await page.getByRole('button', { name: 'Add to comparison' }).click();
    await letCodeCome();
    await page.getByRole('button', { name: 'In comparison' }).waitFor();
    await page.getByRole('link', { name: 'Comparison: 1 product selected' }).first().waitFor();
  });

  it('shows the variant that was chosen', async ({ visitor }) => {
    const { page } = visitor;
    const letCodeCome = await holdCode(page);
    await visit(page, machine);
    const choice = page.locator('select[name="variant"]');
    const chosen = (await choice.locator('option').nth(1).getAttribute('value')) ?? '';
    await choice.selectOption(chosen);
    await letCodeCome();
    expect(await choice.inputValue()).toBe(chosen);
    await expect.poll(() => page.evaluate(() => document.querySelector('select')?.value)).toBe(chosen);
  });

  it('PUB-123 PUB-105 uploads a file that was dropped on the field, and keeps it after a reload', async ({
    visitor,
  }) => {
    const { page } = visitor;
    const letCodeCome = await holdCode(page);
    await visit(page, '/en/support');
    const picture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(1000, 1)]);
    // As a drop does: without a pointer, a key or the focus.
    await page
      .getByLabel('Pictures or videos')
      .setInputFiles({ name: 'press.jpg', mimeType: 'image/jpeg', buffer: picture });
    await letCodeCome();
    await page.getByText('One file is ready').waitFor();
    await page.reload();
    await page.getByText('One file is ready').waitFor();
  });

  it('PUB-123 keeps what was typed into a form', async ({ visitor }) => {
    const { page } = visitor;
    const letCodeCome = await holdCode(page);
    await visit(page, '/en/stories/light-instead-of-blades');
    await page.locator('summary', { hasText: 'Tell us what you think' }).click();
    const field = page.getByRole('textbox', { name: 'First name' });
    await field.fill('Anna');
    await letCodeCome();
    expect(await field.inputValue()).toBe('Anna');
  });

  it('closes the popover that was opened, by Escape', async ({ visitor }) => {
    const { page } = visitor;
    const letCodeCome = await holdCode(page);
    await visit(page, '/en/products');
    const popover = page.locator('header details').nth(1);
    await popover.locator('summary').click();
    await letCodeCome();
    expect(await popover.getAttribute('open')).not.toBeNull();
    await page.keyboard.press('Escape');
    await expect.poll(() => popover.getAttribute('open')).toBeNull();
  });
});

describe('a page whose code cannot be had', () => {
  it('keeps its links, and one to a dialog goes where it leads without script', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectComplaint(/main\.js|Failed to load resource|ERR_FAILED/);
    await page.route('**/_r/**/main.js', (route) => route.abort());
    await visit(page, '/en/products');
    await page.locator('aside a[aria-haspopup="dialog"]').first().click();
    await page.waitForURL('**/en/contact');
    expect(await page.locator('h1').first().isVisible()).toBe(true);
  });

  it('is hydrated at the next sign of use once its code is back', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectComplaint(/main\.js|Failed to load resource|ERR_FAILED/);
    await page.route('**/_r/**/main.js', (route) => route.abort());
    await visit(page, '/en/products');
    await markDocument(page);
    await beginUse(page);
    await expect.poll(() => isResting(page)).toBe(true);
    await page.unroute('**/_r/**/main.js');
    await waitForHydration(page);
    expect(await isSameDocument(page)).toBe(true);
  });
});
