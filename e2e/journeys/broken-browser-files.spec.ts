import { beginUse, waitForHydration } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import { describe, expect } from 'vitest';
import { it } from '../support/journey.ts';
import { isSameDocument, markDocument } from '../support/navigation.ts';

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
      await beginUse(page);
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

describe('trying again', () => {
  it.for([
    { remote: 'remote-public', path: '/en/products/cut-and-strip/bench-cutting/pila-110' },
    { remote: 'remote-public', path: '/en/stories' },
    { remote: 'remote-styleguide', path: '/style-guide' },
    { remote: 'remote-editor', path: '/en/editor' },
  ])('brings $path to life at the first press once its files can be had', async ({ remote, path }, { visitor }) => {
    const { page } = visitor;
    visitor.expectComplaint(new RegExp(`_r/${remote}/|loading the page|${remote}|Failed to load|Loading chunk`));
    const scripts = `**/_r/${remote}/**/*.js`;
    await page.route(scripts, (route) => route.abort());
    await page.goto(path);
    await beginUse(page);
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await markDocument(page);
    await page.unroute(scripts);
    await retry.click();
    await waitForHydration(page);
    await retry.waitFor({ state: 'detached' });
    expect(await isSameDocument(page)).toBe(true);
  });
});

describe('a page whose code cannot be had', () => {
  it('is never shown under the address of another one', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectComplaint(/_r\/remote-styleguide\/|remote-styleguide|could not be loaded/);
    await page.route('**/_r/remote-styleguide/**/*.js', (route) => route.abort());
    await page.goto('/style-guide');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
    const link = page.locator('#kmx-slot a[href="/style-guide/typography"]:visible').first();
    await link.click();
    await page.waitForURL('**/style-guide/typography');
    await expect.poll(() => page.locator('h1').innerText()).toBe('Typography');
    await page.goBack();
    await page.waitForURL('**/style-guide');
    await expect.poll(() => page.locator('h1').innerText()).toBe('Style guide');
  });
});

describe('a page that throws while it is hydrated', () => {
  const faults = [
    {
      where: 'while it is rendered',
      path: '/en/company/locations',
      spoil: "Intl.Collator = function () { throw new Error('boom at hydration'); };",
    },
    {
      where: 'in an effect',
      path: '/en/products/compare',
      // The one timer of this length that the page starts.
      spoil: `const { setTimeout: start } = window;
        window.setTimeout = (action, milliseconds) => {
          if (milliseconds === 1_500) throw new Error('boom at hydration');
          return start(action, milliseconds);
        };`,
    },
  ];

  it.for(faults)(
    'stays as the server rendered it when it fails $where, and links from it work',
    async ({ path, spoil }, { visitor }) => {
      const { page } = visitor;
      visitor.expectComplaint(/boom at hydration|Minified React error|hydrat/);
      await page.addInitScript(spoil);
      const answer = await page.goto(path);
      await beginUse(page);
      const rendered = /<h1[^>]*>(.*?)<\/h1>/.exec((await answer?.text()) ?? '')?.[1];
      await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
      expect(rendered).toBeTruthy();
      expect(await page.locator('#kmx-slot h1').first().innerHTML()).toBe(rendered);
      expect(await page.getByText('This page could not be shown').count()).toBe(0);
      await markDocument(page);
      // Links of the page may lead to the page itself.
      await page.locator('header a[href="/en/stories"]:visible').first().click();
      await expect.poll(() => isSameDocument(page)).toBe(false);
    },
  );
});
