import { findFreePort } from '@kmx/test-kit/free-port.ts';
import { requestPage, waitForStatus } from '@kmx/tools/product-runner/request-page.ts';
import { startShell } from '@kmx/tools/product-runner/start-shell.ts';
import { waitUntilIdle } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import type { Request } from 'playwright';
import { afterEach, describe, expect, inject } from 'vitest';
import { type FaultMode, startFaultProxy } from '../support/fault-proxy.ts';
import { it } from '../support/journey.ts';
import { isSameDocument, markDocument } from '../support/navigation.ts';
import { findBarriers, measureOverflow, openPage, type Visitor } from '../support/visitor.ts';

const { origin, servicesOrigin, dataDirectory, releasesDirectory } = inject('product');
const pageMs = 3_100;
const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function openSearch({ page }: Visitor): Promise<void> {
  await page
    .locator('header')
    .getByRole('button', { name: 'Search' })
    .or(page.locator('summary[aria-label="Search"]'))
    .first()
    .click();
}

describe('the search', () => {
  it('PUB-021 suggests while one types, follows the arrow keys and leads to the results in the page', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/company');
    await markDocument(page);
    await openSearch(visitor);
    // The first letter is typed immediately: none may be lost while the field opens.
    await page.keyboard.type('crimp he');
    const field = page.getByRole('combobox', { name: 'Search this site' });
    // The response to the complete query; an earlier one may be visible for a moment and would lose the choice when it is replaced.
    await page.getByRole('option', { name: 'Show all results for “crimp he”' }).waitFor();
    expect(await field.inputValue()).toBe('crimp he');
    await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    const chosen = page.locator('[role="option"][aria-selected="true"]');
    await chosen.waitFor();
    const id = await chosen.getAttribute('id');
    await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(id);
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('ArrowUp');
    await chosen.waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/search?q=crimp+he');
    await page.locator('h1', { hasText: 'crimp he' }).waitFor();
    expect(await page.locator('#kmx-slot mark').count()).toBeGreaterThan(3);
    await page
      .locator('#kmx-slot')
      .getByRole('link', { name: /^Products/ })
      .click();
    await page.waitForURL('**type=product');
    expect(await isSameDocument(page)).toBe(true);
  });

  it('PUB-021 Enter goes by the list as it is, however fast it follows an arrow key', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/company');
    await openSearch(visitor);
    await page.keyboard.type('crimp he');
    await page.getByRole('option', { name: 'Show all results for “crimp he”' }).waitFor();
    const field = page.getByRole('combobox', { name: 'Search this site' });
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => field.getAttribute('aria-activedescendant')).not.toBeNull();
    // Faster than a person, and than the next task of the browser.
    await field.evaluate(async (input) => {
      for (const key of ['ArrowUp', 'Enter']) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        if (input.dispatchEvent(event) && key === 'Enter') input.closest('form')?.requestSubmit();
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      }
    });
    await page.waitForURL('**/en/search?q=crimp+he');
  });

  it('closes the list with Escape, then the search, and gives the focus back', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/company');
    await openSearch(visitor);
    await page.keyboard.type('crimp');
    // No request is pending that would open the list again.
    await page.getByRole('option', { name: 'Show all results for “crimp”' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('option').first().waitFor({ state: 'hidden' });
    expect(await page.getByRole('combobox').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Search');
  });

  it('never shows the suggestions of an earlier query after those of a later one', async ({ visitor }) => {
    const { page } = visitor;
    const { promise: isLater, resolve: answerEarlier } = Promise.withResolvers<void>();
    const isEarlier = (request: Request) =>
      request.url().endsWith('/suggest') && /norma/.test(request.postData() ?? '');
    await page.route('**/api/search-proxy/suggest', async (route) => {
      if (isEarlier(route.request())) await isLater;
      await route.continue().catch(() => undefined);
    });
    await openPage(visitor, '/en/company');
    await openSearch(visitor);
    const asked = page.waitForRequest(isEarlier);
    await page.keyboard.type('norma');
    await asked;
    const ended = Promise.race([
      page.waitForEvent('requestfinished', isEarlier),
      page.waitForEvent('requestfailed', isEarlier),
    ]);
    await page.getByRole('combobox').fill('ferro');
    await page.getByRole('option', { name: /Ferro/ }).first().waitFor();
    answerEarlier();
    await ended;
    await waitUntilIdle(page);
    expect(await page.getByRole('option', { name: /Norma/ }).count()).toBe(0);
  });

  it('PUB-021 works with JavaScript switched off, from the header to the second page of results', async ({
    plainVisitor,
  }) => {
    const { page } = plainVisitor;
    await page.goto('/de/company');
    await page.locator('summary[aria-label="Suchen"]').click();
    await page.locator('header input[name="q"]').fill('Presse');
    await page.locator('header input[name="q"]').press('Enter');
    await page.waitForURL('**/de/search?q=Presse');
    await page.getByRole('link', { name: 'Seite 2' }).click();
    await page.waitForURL('**page=2');
    expect(await page.locator('main ol[start="11"] > li').count()).toBeGreaterThan(0);
  });

  it.for(['en', 'de', 'cs', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh', 'fr/france', 'es/iberica'])(
    'PUB-021 a search without results on /%s names a word that is found',
    async (place) => {
      const { body } = await requestPage(origin, `/${place}/search?q=qqqzzz`);
      const path = /<a href="([^"]*\/search\?q=[^"]+)"[^>]*>[^<]+<\/a><\/li>/.exec(body)?.[1] ?? '';
      expect(path).toMatch(new RegExp(`^/${place}/search`));
      expect((await requestPage(origin, path)).body).toContain('<mark');
    },
  );

  it.for([
    '/en/search',
    '/ja/search?q=圧着',
    '/de/search?q=qqqzzz',
    '/en/search?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  ])('%s has no barrier, no complaint of the browser and is not indexed', async (path, { visitor }) => {
    await visitor.page.setViewportSize({ width: 360, height: 740 });
    await openPage(visitor, path);
    expect(await findBarriers(visitor.page)).toEqual([]);
    expect(await measureOverflow(visitor.page)).toBe(0);
    expect(await visitor.page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  });

  it.each(['down', 'slow', 'garbage'] satisfies FaultMode[])(
    'SRV-057 search %s: the results page answers in time with ways on, other pages are not touched',
    async (mode) => {
      const proxy = await startFaultProxy(servicesOrigin);
      stops.push(() => proxy.close());
      const port = await findFreePort();
      const settings = { name: `search-${mode}`, port, dataDirectory, releasesDirectory, servicesOrigin: proxy.origin };
      const shell = await startShell(settings);
      stops.push(() => shell.stop());
      const own = `http://localhost:${port}`;
      // A shell that has only just started may need longer than the deadline of its backends.
      await waitForStatus(own, '/en/search?q=crimp', 200, 15_000);
      proxy.set('search', mode);
      const failed = await requestPage(own, '/en/search?q=crimp');
      expect([failed.status, failed.durationMs < pageMs]).toEqual([503, true]);
      expect(failed.body).toContain('The search is not available at the moment');
      expect(failed.body).toMatch(/href="\/en\/contact"/);
      expect((await requestPage(own, '/en/company')).status).toBe(200);
      proxy.set('search', 'pass');
      expect((await requestPage(own, '/en/search?q=crimp')).status).toBe(200);
    },
  );
});
