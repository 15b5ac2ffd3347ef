import { isResting, waitForHydration } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { isSameDocument, markDocument } from '../support/navigation.ts';
import { pageTypes } from '../support/page-types.ts';
import { createVisitor, measureOverflow, type Visitor } from '../support/visitor.ts';

const { origin } = inject('product');
const restingTypes = pageTypes.filter(({ isLive }) => isLive !== true);

/** Opens a page of a kind and touches nothing. */
async function visit(visitor: Visitor, { path, status }: (typeof pageTypes)[number]): Promise<Page> {
  if (status !== undefined) visitor.expectComplaint(new RegExp(`Failed to load resource.*status of ${status}`));
  await visitor.page.goto(`/en${path}`, { waitUntil: 'load' });
  return visitor.page;
}

/** How many parts of a page are not laid out because they are far away. */
const countSkipped = (page: Page) =>
  page.evaluate(
    () =>
      Array.from(document.querySelectorAll('main section > *, footer > *')).filter(
        (part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

describe('promise 5: a page at rest', () => {
  it('over a slow connection it can be read, and answers what was pressed right after the first paint', async ({
    visitor,
  }) => {
    const { page, context } = visitor;
    const session = await context.newCDPSession(page);
    const speed = (400 * 1000) / 8;
    await session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 400, downloadThroughput: speed, uploadThroughput: speed },
      connectionType: 'cellular3g',
    });
    await page.goto('/en/products', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForTimeout(50);
    await page.getByRole('button', { name: /^News/ }).click();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await page.getByRole('dialog', { name: 'News' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/en/products');
  });

  it('offline it stays, and lives at the next sign of use once the connection is back', async ({ visitor }) => {
    const { page, context } = visitor;
    visitor.expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await page.goto('/en/products', { waitUntil: 'load' });
    await markDocument(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: /^News/ }).click();
    await expect.poll(() => isResting(page)).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await context.setOffline(false);
    await waitForHydration(page);
    expect(await isSameDocument(page)).toBe(true);
    // What was pressed offline is answered as well.
    await page.getByRole('dialog', { name: 'News' }).waitFor();
  });

  it('without speculation rules and popovers it is the same page', async ({ visitor }) => {
    const { page } = visitor;
    await page.addInitScript(() => {
      for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover']) {
        Reflect.deleteProperty(HTMLElement.prototype, name);
      }
      Object.assign(HTMLScriptElement, { supports: (type: string) => type !== 'speculationrules' });
    });
    await page.goto('/en/products', { waitUntil: 'load' });
    expect(await isResting(page)).toBe(true);
    await waitForHydration(page);
    await page.getByRole('button', { name: /^News/ }).click();
    await page.getByRole('dialog', { name: 'News' }).waitFor();
  });

  it.for(restingTypes)('$name fits into a window that is magnified twice and four times', async (type, { browser }) => {
    for (const zoom of [2, 4]) {
      const viewport = { width: 1280 / zoom, height: Math.round(1024 / zoom) };
      const reader = await createVisitor(browser, origin, { viewport, deviceScaleFactor: zoom });
      const page = await visit(reader, type);
      expect(await measureOverflow(page), `${zoom} times`).toBeLessThanOrEqual(0);
      expect(await isResting(page)).toBe(true);
      expect(reader.listComplaints()).toEqual([]);
      await reader.leave();
    }
  });

  it.for(restingTypes)(
    '$name is printed whole, without anything that can only be pressed',
    async (type, { visitor }) => {
      const page = await visit(visitor, type);
      await page.emulateMedia({ media: 'print' });
      expect(await countSkipped(page)).toBe(0);
      expect(await page.getByRole('heading', { level: 1 }).first().isVisible()).toBe(true);
      expect(await page.locator('header button:visible, aside button:visible').count()).toBe(0);
      expect(await isResting(page)).toBe(true);
    },
  );
});
