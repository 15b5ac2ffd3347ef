import { describe, expect } from 'vitest';
import { it } from '../support/journey.ts';

const faults = [
  { fault: '404', status: 404, body: '' },
  { fault: 'garbage', status: 200, body: '<html>not a script</html>' },
];

describe('browser files that cannot be had', () => {
  it.for(faults)(
    "the page stays readable, says so and its links work when the remote's files answer $fault",
    async ({ status, body }, { visitor }) => {
      const { page } = visitor;
      visitor.expectComplaint(/_r\/remote-public\/|loading the page|remote-public/);
      await page.route('**/_r/remote-public/**/*.js', (route) =>
        route.fulfill({ status, body, contentType: 'text/javascript' }),
      );
      await page.goto('/en/products');
      await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
      expect(await page.locator('h1').first().isVisible()).toBe(true);
      await page.locator('header a[href="/en/stories"]:visible').first().click();
      await page.waitForURL('**/en/stories');
      expect(await page.locator('h1').first().isVisible()).toBe(true);
    },
  );

  it.for(faults)(
    "the page stays readable when the shell's own scripts answer $fault",
    async ({ status, body }, { visitor }) => {
      const { page } = visitor;
      visitor.expectComplaint(/_r\/shell\//);
      await page.route('**/_r/shell/**/*.js', (route) =>
        route.fulfill({ status, body, contentType: 'text/javascript' }),
      );
      await page.goto('/en/products');
      await page.locator('#kmx-slot a[href="/en/products/crimping"]:visible').first().click();
      await page.waitForURL('**/en/products/crimping');
      expect(await page.locator('h1').first().isVisible()).toBe(true);
    },
  );
});
