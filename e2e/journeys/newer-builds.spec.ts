import { waitForHydration, waitUntilIdle } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import { describe, expect } from 'vitest';
import { it } from '../support/journey.ts';
import {
  addLink,
  checkForBuild,
  follow,
  isSameDocument,
  latestBuild,
  markDocument,
  payloads,
} from '../support/navigation.ts';
import { openPage } from '../support/visitor.ts';

describe('a newer build', () => {
  const newer = { body: JSON.stringify({ id: 'newer', timestamp: 1 }), contentType: 'application/json' };

  it('SRV-010 CON-004 makes the next navigation a full load, the same path only once in 10 seconds', async ({
    visitor,
  }) => {
    const { page } = visitor;
    const start = Date.now();
    await page.clock.setFixedTime(start);
    await page.route(latestBuild, (route) => route.fulfill(newer));
    const goToGroup = async (): Promise<boolean> => {
      await openPage(visitor, '/en/products');
      const answer = page.waitForResponse(latestBuild);
      await checkForBuild(page);
      await (await answer).finished();
      await waitUntilIdle(page);
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
  });

  it('SRV-016 SRV-028 D-47 is looked for every 60 minutes and on each return to the tab', async ({ visitor }) => {
    const { page } = visitor;
    const asked: string[] = [];
    await page.route(latestBuild, (route) => {
      asked.push(route.request().url());
      return route.continue();
    });
    await page.clock.install();
    await openPage(visitor, '/en/company');
    await page.clock.fastForward('59:00');
    await waitUntilIdle(page);
    expect(asked).toEqual([]);
    await page.clock.fastForward('01:00');
    await expect.poll(() => asked).toHaveLength(1);
    await checkForBuild(page);
    await expect.poll(() => asked).toHaveLength(2);
    expect(asked[0]).toMatch(/latest\.json\?\d{13}$/);
  });
});

describe('files that cannot be had', () => {
  it('SRV-061 a page whose payload fails is loaded as a document, and only the console hears of it', async ({
    visitor,
  }) => {
    const { page } = visitor;
    const notes: string[] = [];
    page.on('console', (message) => notes.push(`${message.type()}: ${message.text()}`));
    visitor.expectComplaint(/Failed to load resource/);
    await page.route(payloads, (route) => route.abort());
    await page.route(latestBuild, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await openPage(visitor, '/en/products');
    await markDocument(page);
    await checkForBuild(page);
    await expect.poll(() => notes.join('\n')).toContain('warning: The newest build could not be asked for');
    expect(await page.getByRole('alert').count()).toBe(0);
    await follow(page, '/en/products/crimping');
    await waitForHydration(page);
    expect(await isSameDocument(page)).toBe(false);
    expect(notes.join('\n')).toContain('warning: The page could not be loaded');
    expect(await page.locator('h1').innerText()).not.toBe('');
  });

  it('SRV-061 a page whose code fails to load is loaded as a document', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectComplaint(/Failed to load resource/);
    await openPage(visitor, '/en/products');
    await markDocument(page);
    let failures = 0;
    // The files of the new document are requested after its address, so none of them is lost.
    let isLeft = false;
    page.on('request', (request) => {
      isLeft ||= request.isNavigationRequest();
    });
    await page.route('**/_r/remote-public/**/*.js', async (route) => {
      if (isLeft) return route.fallback();
      failures += 1;
      return route.abort();
    });
    await page.locator('header a[href="/en/stories"]:visible').first().click();
    await page.waitForFunction(() => !('isSameDocument' in window));
    await waitForHydration(page);
    expect(failures).toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).toBe('/en/stories');
  });

  it('SRV-005 ERR-002 an unknown page within the site is shown in the 404 state', async ({ visitor }) => {
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
