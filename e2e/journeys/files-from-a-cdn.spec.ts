import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { isResting, waitForHydration } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { it as base } from '../support/journey.ts';
import { isSameDocument, markDocument } from '../support/navigation.ts';
import { signInAnna } from '../support/sign-in-anna.ts';
import { startSiteWithCdn } from '../support/start-site-with-cdn.ts';
import { createVisitor, openPage } from '../support/visitor.ts';

/** A site whose files of releases come from a CDN at another origin, and a visitor who has never been there. */
const it = base
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of the pattern
  .extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await startSiteWithCdn(inject('product').releasesDirectory);
    onCleanup(() => site.stop());
    return site;
  })
  .extend('guest', async ({ browser, site }, { onCleanup }) => {
    const guest = await createVisitor(browser, site.origin);
    onCleanup(async () => {
      await guest.leave();
      expect(guest.listComplaints(), 'what the browser complained about').toEqual([]);
    });
    return guest;
  });

/** Collects the files of releases that a browser asks for from now on, by their origin. */
function collectFiles(context: BrowserContext) {
  const files: URL[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/_r/')) files.push(url);
  });
  return {
    /** Names of the files that were asked for at an origin. */
    from: (origin: string) =>
      files.filter((url) => url.origin === origin).map(({ pathname }) => pathname.split('/').at(-1)),
    /** Units whose files were asked for anywhere. */
    listUnits: () => [...new Set(files.map(({ pathname }) => pathname.split('/')[2]))].toSorted(),
  };
}

/** Bytes of the files that the page has loaded, as it is told of them. */
const listSizes = (page: Page, origin: string) =>
  page.evaluate(
    (files) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.startsWith(files))
        .map(({ encodedBodySize }) => encodedBodySize),
    origin,
  );

describe('promise 6: files of releases from the origin of a CDN', () => {
  it('a public page rests, prefetches and lives with them; only its thread is of its own origin', async ({
    guest,
    site,
  }) => {
    const { page, context } = guest;
    const { origin, cdn } = site;
    const files = collectFiles(context);
    const threads: string[] = [];
    page.on('worker', (worker) => threads.push(worker.url()));
    await page.goto('/en/products', { waitUntil: 'load' });
    expect(await isResting(page)).toBe(true);
    await expect.poll(() => files.from(cdn.origin)).toContain('main.js');
    expect(await isResting(page)).toBe(true);
    expect(threads).toEqual([
      expect.stringMatching(
        new RegExp(`^${origin}/_r/shell/[^/]+/browser/part-background\\.js\\?files=${encodeURIComponent(cdn.origin)}$`),
      ),
    ]);
    await page.waitForLoadState('networkidle');
    await waitForHydration(page);
    // The browser has used what the thread has requested.
    expect(cdn.asked.filter((path) => path.endsWith('/main.js'))).toHaveLength(1);
    await page.locator('#kmx-slot a[href="/en/products/crimping"]:visible').first().click();
    await page.waitForURL('**/en/products/crimping');
    await page.getByRole('heading', { level: 1, name: 'Crimping' }).waitFor();
    expect(files.from(origin)).toEqual(['part-background.js']);
    expect(files.from(cdn.origin)).toEqual(
      expect.arrayContaining(['boot.js', 'main.js', 'vendor.js', 'remoteEntry.js', 'live-page.js', 'main.css']),
    );
    const sizes = await listSizes(page, cdn.origin);
    expect(sizes.length).toBeGreaterThan(5);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    // The first one, which waits for services and shell as well.
  }, 150_000);

  it('SYS-075 texts of another language are loaded from there, in the page and with the next one', async ({
    guest,
    site,
  }) => {
    const { page, context } = guest;
    const files = collectFiles(context);
    await openPage(guest, '/de/company');
    const offer = page.getByRole('region', { name: 'Language of this page' });
    await offer.getByRole('link', { name: 'English' }).waitFor();
    expect(files.from(site.cdn.origin)).toEqual(expect.arrayContaining([expect.stringMatching(/^locale-en/)]));
    await page.locator('summary[aria-label^="Sprache und Land"]').click();
    await page.locator('header a[hreflang="ja"]:visible').first().click();
    await page.waitForURL('**/ja/company');
    await waitForHydration(page);
    expect(files.from(site.cdn.origin)).toEqual(expect.arrayContaining([expect.stringMatching(/^locale-ja/)]));
    expect(files.from(site.origin).filter((name) => name !== 'part-background.js')).toEqual([]);
  });

  it('ARC-003 AUTH-003 the portal signs in and runs with them, and a page of another remote follows in the same document', async ({
    guest,
    site,
  }) => {
    const { page, context } = guest;
    const files = collectFiles(context);
    await signInAnna(guest);
    await waitForHydration(page);
    expect(files.listUnits()).toEqual(['remote-portal', 'shell']);
    await markDocument(page);
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).first().click();
    await page.waitForURL('**/en/products');
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(files.listUnits()).toEqual(['remote-portal', 'remote-public', 'shell']);
    expect(files.from(site.origin)).toEqual([]);
  });

  it('ARC-007 the federation of a page loads a remote from there', async ({ guest, site }) => {
    const { page, context } = guest;
    const files = collectFiles(context);
    await openPage(guest, '/style-guide');
    await page.waitForFunction(() => globalThis.__FEDERATION__?.__INSTANCES__.length === 1);
    const exposed = await page.evaluate(async () => {
      const app = await globalThis.__FEDERATION__?.__INSTANCES__[0]?.loadRemote('remote_portal/app');
      return Object.keys(app ?? {});
    });
    expect(exposed).toContain('remote');
    expect(files.listUnits()).toContain('remote-portal');
    expect(files.from(site.origin)).toEqual([]);
  });

  it('SRV-062 an error that a script of a remote throws is reported with its unit and version', async ({
    guest,
    site,
  }) => {
    const { page } = guest;
    guest.expectComplaint(/The clipboard is broken/);
    await page.addInitScript(() => {
      const writeText = () => {
        throw new Error('The clipboard is broken');
      };
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await openPage(guest, '/style-guide/buttons');
    const { body: document } = await requestPage(site.origin, '/style-guide/buttons');
    const version = /\/_r\/remote-styleguide\/([^/]+)\//.exec(document)?.[1];
    const findSeries = async () => {
      const { body } = await requestPage(site.origin, '/metrics');
      const ofRemote = body.split('\n').filter((line) => /^remote_errors_total\{.*"remote-styleguide"/.test(line));
      return ofRemote.filter((line) => line.includes(`version="${version}"`)).map((line) => line.split(' ').at(-1));
    };
    await page.getByRole('button', { name: /^Copy/ }).first().click();
    await expect.poll(findSeries).toEqual(['1']);
  });
});

describe('the CDN', () => {
  it('gets files from a shell whatever host it names, and nothing else for its own', async ({ site }) => {
    const { origin, cdn } = site;
    const { body, headers } = await requestPage(origin, '/en/company');
    const file = /\/_r\/shell\/[^"]+\/boot\.js/.exec(body)?.[0] ?? '';
    const ask = (path: string, host: string) => requestPage(origin, path, { headers: { host } });
    for (const host of [new URL(cdn.origin).host, new URL(origin).host, 'a.example']) {
      const answer = await ask(file, host);
      expect([answer.status, answer.headers['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, immutable, no-transform',
      ]);
    }
    expect((await ask('/en/company', new URL(cdn.origin).host)).status).toBe(404);
    expect((await ask('/images/a', new URL(cdn.origin).host)).status).toBe(404);
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${cdn.origin}/_r/;`);
  });

  it('holds a file for all who come, and asks again for one that was not there', async ({ site }) => {
    const { origin, cdn } = site;
    const { body } = await requestPage(origin, '/en/company');
    const file = /\/_r\/shell\/[^"]+\/boot\.js/.exec(body)?.[0] ?? '';
    const missing = file.replace('boot.js', 'not-yet.js');
    const ask = async (path: string) => {
      const before = cdn.pulled.length;
      const { status } = await requestPage(cdn.origin, path, { headers: { 'accept-encoding': 'br' } });
      return [status, cdn.pulled.length - before];
    };
    await ask(file);
    expect(await ask(file)).toEqual([200, 0]);
    expect([await ask(missing), await ask(missing)]).toEqual([
      [404, 1],
      [404, 1],
    ]);
  });

  // The last one: the CDN stays away.
  it('is missed by nobody who reads: without it a page has its text, and its links work', async ({ guest, site }) => {
    const { page } = guest;
    guest.expectComplaint(/net::ERR_CONNECTION_REFUSED/);
    await site.cdn.stop();
    await page.goto('/en/products', { waitUntil: 'load' });
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
    await page.locator('#kmx-slot a[href="/en/products/crimping"]:visible').first().click();
    await page.waitForURL('**/en/products/crimping');
    await page.getByRole('heading', { level: 1, name: 'Crimping' }).waitFor();
    // In an application, which is nothing but its frame then.
    await page.goto('/en/mykomax');
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).first().waitFor();
  });
});
