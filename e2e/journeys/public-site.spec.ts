import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  createVisitor,
  findBarriers,
  openPage,
  startBrowser,
  type Visitor,
  waitForHydration,
} from '../support/visitor.ts';

const { origin } = inject('product');
const productPath = '/en/products/cut-and-strip/bench-cutting/pila-110';
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

describe('the public site in a browser', () => {
  it.each(['/en', '/en/products', '/en/products/crimping', productPath, '/de/stories', '/ja', '/en/contact'])(
    '%s hydrates without console errors, policy violations or failed requests',
    async (path) => {
      await openPage(visitor, path);
      await visitor.page.waitForTimeout(300);
      expect(visitor.complaints).toEqual([]);
    },
  );

  it.each(['/en', '/en/products', productPath, '/en/nowhere'])(
    '%s has no barrier that axe knows (WCAG 2.2 AA)',
    async (path) => {
      await openPage(visitor, path);
      expect(await findBarriers(visitor.page)).toEqual([]);
    },
  );

  it('the dark form of the home page has no barrier that axe knows either', async () => {
    await visitor.page.emulateMedia({ colorScheme: 'dark' });
    await openPage(visitor, '/en');
    expect(await findBarriers(visitor.page)).toEqual([]);
  });

  it.each([360, 1280])('no page is wider than a window of %i pixels', async (width) => {
    await visitor.page.setViewportSize({ width, height: 800 });
    for (const path of ['/en', '/de/products', productPath]) {
      await openPage(visitor, path);
      const overflow = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, overflow]).toEqual([path, 0]);
    }
  });

  it('PUB-078 PUB-081 a product put into the comparison counts in the header and survives a reload', async () => {
    const { page } = visitor;
    await openPage(visitor, productPath);
    await page.getByRole('button', { name: 'Add to comparison' }).first().click();
    const one = page.getByRole('banner').getByRole('link', { name: 'Comparison: 1 product selected' });
    await one.waitFor();
    await page.reload();
    await waitForHydration(page);
    await one.waitFor();
    await page.getByRole('button', { name: 'In comparison' }).first().click();
    await page.getByRole('banner').getByRole('link', { name: 'Comparison: no products selected' }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it('following a link changes page, title and address without a new document, and back returns', async () => {
    const { page } = visitor;
    await openPage(visitor, '/en/products');
    const title = await page.title();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.locator('#kmx-slot a[href="/en/products/crimping"]:visible').first().click();
    await page.waitForURL('**/en/products/crimping');
    await page.waitForFunction((previous) => document.title !== previous, title);
    expect(await page.locator('h1').count()).toBe(1);
    await page.goBack();
    await page.waitForURL('**/en/products');
    await page.waitForFunction((expected) => document.title === expected, title);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(visitor.complaints).toEqual([]);
  });

  it('SYS-003 the language menu leads to the same page in the other language', async () => {
    const { page } = visitor;
    await openPage(visitor, '/en/products');
    await page.locator('summary[aria-label^="Language and country"]').click();
    await page.locator('header a[hreflang="de"]:visible').first().click();
    await page.waitForURL('**/de/products');
    await waitForHydration(page);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    expect(visitor.complaints).toEqual([]);
  });

  it('a page is readable and its links work with JavaScript switched off', async () => {
    const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/en/products');
    await page.locator('#kmx-slot a[href="/en/products/crimping"]:visible').first().click();
    await page.waitForURL('**/en/products/crimping');
    expect(await page.locator('h1').innerText()).not.toBe('');
    await context.close();
  });
});
