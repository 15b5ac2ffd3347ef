import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createVisitor, startBrowser } from '../support/visitor.ts';

const { origin } = inject('product');
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const faults = [
  { fault: '404', status: 404, body: '' },
  { fault: 'garbage', status: 200, body: '<html>not a script</html>' },
];

describe('browser files that cannot be had', () => {
  it.each(faults)(
    "the page stays readable and its links work when the remote's files answer $fault",
    async ({ status, body }) => {
      const { page, leave } = await createVisitor(browser, origin);
      await page.route('**/_r/remote-public/**/*.js', (route) =>
        route.fulfill({ status, body, contentType: 'text/javascript' }),
      );
      await page.goto('/en/products');
      await page.waitForTimeout(1_500);
      expect(await page.locator('h1').first().isVisible()).toBe(true);
      expect(await page.locator('header').first().isVisible()).toBe(true);
      await page.locator('header a[href="/en/stories"]:visible').first().click();
      await page.waitForURL('**/en/stories');
      expect(await page.locator('h1').first().isVisible()).toBe(true);
      await leave();
    },
  );

  it.each(faults)("the page stays readable when the shell's own scripts answer $fault", async ({ status, body }) => {
    const { page, leave } = await createVisitor(browser, origin);
    await page.route('**/_r/shell/**/*.js', (route) => route.fulfill({ status, body, contentType: 'text/javascript' }));
    await page.goto('/en/products');
    await page.locator('#kmx-slot a[href="/en/products/crimping"]:visible').first().click();
    await page.waitForURL('**/en/products/crimping');
    expect(await page.locator('h1').first().isVisible()).toBe(true);
    await leave();
  });
});
