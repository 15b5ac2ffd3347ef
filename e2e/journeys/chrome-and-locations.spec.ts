import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { requestPage } from '../support/request-page.ts';
import {
  createVisitor,
  findBarriers,
  openPage,
  startBrowser,
  type Visitor,
  waitForHydration,
} from '../support/visitor.ts';

const { origin } = inject('product');
const latestReadKey = 'uapp-newsfeed-latest-read';
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

describe('panels at the side', () => {
  it('PUB-023 CON-014 the contact panel promises a reply and names the location of the country; focus comes back', async () => {
    const { page } = visitor;
    await openPage(visitor, '/de-de/products');
    const button = page.getByRole('complementary').getByRole('link', { name: 'Kontakt' });
    await button.click();
    const panel = page.getByRole('dialog', { name: 'Kontakt' });
    await panel.getByText('Wir antworten innert 24 Stunden.').waitFor();
    await panel.getByText('KMX Deutschland GmbH').waitFor();
    expect(await panel.locator('a[href^="tel:+49"]').count()).toBe(1);
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(visitor.complaints).toEqual([]);
  });

  it('PUB-025 PUB-083 PUB-084 PUB-085 news is unread until the panel opens, ten at a time, in all tabs', async () => {
    const { page, context } = visitor;
    await openPage(visitor, '/en/products');
    const other = await context.newPage();
    await other.goto('/en/products');
    const unread = 'News, with unread items';
    await other.getByRole('button', { name: unread }).waitFor();
    await page.bringToFront();
    await page.getByRole('button', { name: unread }).click();
    const items = page.getByRole('dialog', { name: 'News' }).locator('ol > li');
    await items.first().waitFor();
    expect(await items.count()).toBe(10);
    const dates = await items.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(await page.evaluate((key) => localStorage.getItem(key), latestReadKey)).toMatch(/^news-/);
    await other.getByRole('button', { name: 'News', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await items.nth(10).waitFor();
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
    expect(
      await items
        .nth(10)
        .locator('h3')
        .evaluate((title) => title === document.activeElement),
    ).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  it('SYS-024 D-18 the three switches of a site show: no side buttons, cut headings, no countries', async () => {
    const host = `crimp.localhost:${new URL(origin).port}`;
    const main = await requestPage(origin, '/en');
    const academy = await requestPage(origin, '/en', { headers: { host } });
    expect([main.body.includes('data-side-buttons'), academy.body.includes('data-side-buttons')]).toEqual([
      true,
      false,
    ]);
    expect([main.body.includes('data-cut-font'), academy.body.includes('data-cut-font')]).toEqual([false, true]);
    const fair = await requestPage(origin, '/en/productronica');
    expect(main.body).toContain('href="/en-de"');
    expect(fair.body).not.toContain('href="/en-de');
  });

  it('PUB-023 the page does not move when a panel opens', async () => {
    const { page } = visitor;
    await openPage(visitor, '/en/products');
    await page.evaluate(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
        }
      }).observe({ type: 'layout-shift', buffered: false });
    });
    await page.getByRole('complementary').getByRole('link', { name: 'Contact' }).click();
    await page.getByRole('dialog').getByText('KMX AG').waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01);
  });
});

describe('links', () => {
  it('PUB-058 PUB-059 D-45 an action of the menu opens the news; an unknown one warns once and keeps the focus', async () => {
    const { page } = visitor;
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await openPage(visitor, '/en/products');
    await page.getByRole('button', { name: 'Show pages in: Company' }).click();
    await page.locator('nav [data-action="action:open-news-feed-panel"]:visible').click();
    await page.getByRole('dialog', { name: 'News' }).waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      const button = document.createElement('button');
      Object.assign(button.dataset, { action: 'action:open-nothing' });
      button.textContent = 'Nothing';
      document.querySelector('main')?.append(button);
    });
    const nothing = page.getByRole('button', { name: 'Nothing' });
    await nothing.click();
    await nothing.click();
    expect(warnings.filter((text) => text.includes('action:open-nothing'))).toHaveLength(1);
    expect(await nothing.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('PUB-060 a hard link of the menu loads a new document', async () => {
    const { page } = visitor;
    await openPage(visitor, '/en/products');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.locator('header a[data-hard][href$="/mykomax"]:visible').first().click();
    await page.waitForFunction(() => !('isSameDocument' in window));
  });
});

describe('language, country and units', () => {
  it('D-10 an explicit choice is kept for the next visit and leads to the same place', async () => {
    const { page, context } = visitor;
    await openPage(visitor, '/en/company/locations?type=Distributor');
    await page.locator('summary[aria-label^="Language and country"]').click();
    await page.locator('header a[hreflang="de"]:visible').first().click();
    await page.waitForURL('**/de/company/locations?type=Distributor');
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'uapp_locale')?.value).toBe('de');
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/de');
  });

  it('SYS-068 the units chosen in the header hold on product pages and on the next visit', async () => {
    const { page } = visitor;
    await openPage(visitor, '/en/products');
    await page.locator('summary[aria-label^="Language and country"]').click();
    await page.getByRole('button', { name: 'Imperial (in, lbf)' }).click();
    await page.reload();
    await waitForHydration(page);
    await page.locator('summary[aria-label^="Language and country"]').click();
    const imperial = page.getByRole('button', { name: 'Imperial (in, lbf)' });
    await imperial.waitFor();
    await page.waitForFunction(() =>
      document.querySelector('[aria-pressed="true"]')?.textContent.startsWith('Imperial'),
    );
    expect(visitor.complaints).toEqual([]);
  });

  it('PUB-026 PUB-062 D-46 a page that fell back names the languages in which it exists, and says its own', async () => {
    const { page } = visitor;
    await openPage(visitor, '/cs/company');
    const banner = page.getByRole('region', { name: 'Jazyk této stránky' });
    expect(await banner.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('lang')))).toEqual([
      'en',
      'de',
      'ja',
      'zh',
    ]);
    expect(await page.locator('#kmx-slot [lang="en"] h1').count()).toBe(1);
    await banner.locator('a[lang="de"]').click();
    await page.waitForURL('**/de/company');
  });
});

it('PUB-055 PUB-057 CON-002 a floating message waits under the pointer and hides 7 seconds after it left', async () => {
  const { page } = visitor;
  await openPage(visitor, '/en/products/cut-and-strip/bench-cutting/pila-110');
  await page.getByRole('button', { name: 'Add to comparison' }).first().click();
  const message = page.locator('[aria-live="polite"] [data-type="success"]');
  await message.waitFor();
  await message.hover();
  await page.waitForTimeout(7500);
  expect(await message.count()).toBe(1);
  await page.mouse.move(5, 400);
  await page.waitForTimeout(6000);
  expect(await message.count()).toBe(1);
  await message.waitFor({ state: 'detached', timeout: 2500 });
});

describe('locations', () => {
  it('PUB-020 PUB-031 marker and entry lead to each other by keyboard, filters have addresses', async () => {
    const { page } = visitor;
    await openPage(visitor, '/en/company/locations');
    expect(await page.locator('[id^="location-"]').count()).toBeGreaterThanOrEqual(14);
    const marker = page.locator('#marker-yokohama');
    await marker.focus();
    await page.keyboard.press('Enter');
    const entry = page.locator('#location-yokohama');
    expect(await entry.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await entry.getAttribute('data-active')).toBe('');
    await page
      .locator('main nav')
      .getByRole('link', { name: /Distributor/ })
      .click();
    await page.waitForURL('**/company/locations?type=Distributor');
    await page.waitForFunction(() => document.querySelectorAll('[id^="location-"]').length < 10);
    expect(await findBarriers(page)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });

  it('PUB-031 filters and markers work without JavaScript', async () => {
    const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/en/company/locations');
    await page.getByLabel('Responsible for').selectOption({ label: 'Slovakia' });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    expect(await page.locator('[id^="location-"]').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      'location-brno',
    ]);
    await page.locator('a[href="#marker-brno"]').click();
    expect(new URL(page.url()).hash).toBe('#marker-brno');
    await context.close();
  });
});

it('ERR-001 ERR-003 a refused route answers with the status of the failure, an unknown one with 404', async () => {
  const ask = async (path: string) => {
    const answer = await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } });
    return { status: answer.status, html: await answer.text() };
  };
  expect((await ask('/en/%E0%A4%A')).status).toBe(400);
  expect((await ask('/en/products/nowhere-at-all')).status).toBe(404);
});
