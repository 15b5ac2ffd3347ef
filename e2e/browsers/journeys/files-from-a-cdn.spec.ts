import { describe, expect, inject } from 'vitest';
import { startSiteWithCdn } from '../../support/start-site-with-cdn.ts';
import { watchReports } from '../support/browser-reports.ts';
import { it as base } from '../support/journey.ts';
import { markDocument, openLive, waitUntilLive } from '../support/live.ts';
import { createPerson, type Person } from '../support/person.ts';
import { signInAnna } from '../support/sign-in.ts';
import { heading, link } from '../support/target.ts';

/** A site whose files of releases come from a CDN at another origin, and somebody who has never been there. */
const it = base
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of the pattern
  .extend('site', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site = await startSiteWithCdn(inject('product').releasesDirectory);
    onCleanup(() => site.stop());
    return site;
  })
  .extend('guest', async ({ browser, site }, { onCleanup }) => {
    const listReports = await watchReports(site.dataDirectory);
    const tab = await browser.openTab();
    onCleanup(async () => {
      const complaints = await tab.listComplaints();
      await tab.close();
      expect([...complaints, ...(await listReports())], 'what the browser complained about').toEqual([]);
    });
    return createPerson(tab, site.origin);
  });

/** The places of the files that the document has loaded, without the thread that prefetches. */
const listOrigins = ({ tab }: Person) =>
  tab.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/_r/') && !name.includes('/part-background.js'))
        .map(({ name }) => new URL(name).origin),
    ),
  ]);

describe('promise 6: files of releases from the origin of a CDN', () => {
  it('a public page rests, is hydrated and followed by another one', async ({ guest, site }) => {
    await guest.open('/en/privacy');
    await guest.until('the thread that prefetches was started', () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/part-background.js?files=')),
    );
    await guest.until('its code is there', () => performance.now() > 8000);
    expect(site.cdn.asked.some((path) => path.endsWith('/main.js'))).toBe(true);
    await guest.hover(link('Stories', 'header'));
    await waitUntilLive(guest);
    await guest.press(link('Stories', 'header'));
    await guest.see(heading('Stories'));
    expect(await listOrigins(guest)).toEqual([site.cdn.origin]);
  });

  it('SYS-075 texts of another language come from there', async ({ guest, site }) => {
    await openLive(guest, '/ja/company');
    expect(site.cdn.asked.some((path) => /\/locale-ja[^/]*\.js$/.test(path))).toBe(true);
    expect(await listOrigins(guest)).toEqual([site.cdn.origin]);
  });

  it('AUTH-003 the portal signs in and runs, and a page of another remote follows in the same document', async ({
    guest,
    site,
  }) => {
    await signInAnna(guest);
    await waitUntilLive(guest);
    const isSameDocument = await markDocument(guest);
    await guest.press(link('Products', 'header'));
    await guest.see(heading('Products'));
    expect(await isSameDocument()).toBe(true);
    expect(await listOrigins(guest)).toEqual([site.cdn.origin]);
  });

  // The last one: the CDN stays away. Complaints about it are those of every browser.
  it('without the CDN a page has its text, and its links work', async ({ browser, site }) => {
    await site.cdn.stop();
    const tab = await browser.openTab();
    try {
      const person = createPerson(tab, site.origin);
      await person.open('/en/products');
      await person.see(heading('Products'));
      await person.press(link('Crimping', 'main'));
      await person.arriveAt(/\/en\/products\/crimping$/);
      await person.see(heading('Crimping'));
    } finally {
      await tab.close();
    }
  });
});
