import { waitForHydration } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import { describe, expect } from 'vitest';
import { it } from '../support/journey.ts';
import { listSpoken } from '../support/list-spoken.ts';
import { isSameDocument, markDocument } from '../support/navigation.ts';
import { openPage } from '../support/visitor.ts';

const productPath = '/en/products/cut-and-strip/bench-cutting/pila-110';

describe('the public site in a browser', () => {
  it('PUB-078 PUB-081 a product put into the comparison counts in the header and survives a reload', async ({
    visitor,
  }) => {
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
  });

  it.for([
    '/en',
    '/en/products/crimping/crimp-presses/bench-presses',
    productPath,
    '/en/products/compare?items=ferro-115,ferro-125',
    '/en/stories/light-instead-of-blades',
    '/en/company/locations',
    '/en/support',
    '/en/company/history',
  ])('without JavaScript %s shows no control that does nothing', async (path, { plainVisitor }) => {
    const { page } = plainVisitor;
    await page.goto(path);
    // Sending a form works, and so does everything that the browser itself opens and closes.
    const dead = page.locator('button:visible:not(form button:not([type="button"]))');
    expect(await dead.allTextContents()).toEqual([]);
  });

  it.for([
    { path: '/cs/products/crimping/applicators/ferro-a12', original: '/en/products/crimping/applicators/ferro-a12' },
    { path: '/pt-br/products/crimping', original: '/en/products/crimping' },
    { path: '/hu/products', original: '/en/products' },
    {
      path: '/es/iberica/products/crimping/applicators/ferro-a12',
      original: '/en/products/crimping/applicators/ferro-a12',
    },
    { path: '/cs/services', original: '/en/services' },
    { path: '/ro/services/support', original: '/en/services/support' },
    {
      path: '/cs/services/support/maintenance/kmx-care-plus',
      original: '/en/services/support/maintenance/kmx-care-plus',
    },
    { path: '/cs/company/locations', original: '/en/company/locations' },
    { path: '/cs/privacy', original: '/en/privacy' },
    { path: '/cs', original: '/en' },
    {
      path: '/cs/products/compare?items=ferro-115,ferro-125',
      original: '/en/products/compare?items=ferro-115,ferro-125',
    },
    { path: '/cs/stories/light-instead-of-blades', original: '/en/stories/light-instead-of-blades' },
    { path: '/cs/company/investors', original: '/en/company/investors' },
    { path: '/cs/company/investors/annual-report-2025', original: '/en/company/investors/annual-report-2025' },
    { path: '/cs/wire-processing-guide/crimping', original: '/en/wire-processing-guide/crimping' },
    { path: '/es/iberica/services', original: '/en/services' },
    { path: '/es/iberica/products', original: '/en/products' },
  ])(
    'PUB-062 on $path every text and name that is the English one says so, and no other does',
    async ({ path, original }, { plainVisitor }) => {
      const { page } = plainVisitor;
      const english = new Set((await page.goto(original).then(() => listSpoken(page))).map(([text]) => text));
      const spoken = await page.goto(path).then(() => listSpoken(page));
      const marked = spoken.filter(([, language]) => language === 'en').map(([text]) => text);
      expect(marked.length).toBeGreaterThan(0);
      // Two words in small letters: no name, no number with its unit; an address is the same everywhere.
      const isSentence = (text: string) => /\p{Ll}{3,}.*\s\p{Ll}{3,}/u.test(text) && !/\d{4}/.test(text);
      const isUnmarked = (text: string) => isSentence(text) && english.has(text);
      const phrases = marked.filter((text) => text.length > 6 && !/\d/.test(text));
      const isMixed = (text: string) => phrases.some((phrase) => text !== phrase && text.includes(phrase));
      const others = spoken.filter(([, language]) => language === '').map(([text]) => text);
      expect(others.filter((text) => isUnmarked(text) || isMixed(text))).toEqual([]);
      expect(marked.filter((text) => isSentence(text) && !english.has(text))).toEqual([]);
    },
  );

  it('following a link changes page, title and address without a new document, and back returns', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/products');
    const title = await page.title();
    await markDocument(page);
    await page.locator('#kmx-slot a[href="/en/products/crimping"]:visible').first().click();
    await page.waitForURL('**/en/products/crimping');
    await page.waitForFunction((previous) => document.title !== previous, title);
    expect(await page.locator('h1').count()).toBe(1);
    await page.goBack();
    await page.waitForURL('**/en/products');
    await page.waitForFunction((expected) => document.title === expected, title);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('SYS-003 the language menu leads to the same page in the other language', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/products');
    await page.locator('summary[aria-label^="Language and country"]').click();
    await page.locator('header a[hreflang="de"]:visible').first().click();
    await page.waitForURL('**/de/products');
    await waitForHydration(page);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  });

  it('PUB-001 from the home page to a machine, its data sheet and another language with JavaScript switched off', async ({
    plainVisitor,
  }) => {
    const { page } = plainVisitor;
    await page.goto('/en');
    await page.locator('#kmx-header').getByRole('link', { name: 'Products' }).first().click();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Crimping', exact: true }).first().click();
    await main.getByRole('link', { name: 'Bench presses' }).first().click();
    await main.getByRole('link', { name: 'Ferro 115' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Ferro 115', exact: true }).waitFor();
    const download = page.waitForEvent('download');
    await main.locator('a[download]').first().click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await page.locator('summary[aria-label^="Language and country"]').click();
    await page.locator('header a[hreflang="ja"]:visible').click();
    await page.waitForURL(/\/ja\/products\/.*\/ferro-115$/);
    expect(await page.locator('html').getAttribute('lang')).toBe('ja');
  });
});
