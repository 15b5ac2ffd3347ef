import { requestPage } from '@kmx/tools/product-runner/request-page.ts';
import { waitForHydration } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { markDocument } from '../support/navigation.ts';
import { findBarriers, openPage } from '../support/visitor.ts';

const { origin } = inject('product');
const latestReadKey = 'uapp-newsfeed-latest-read';

/** Lets the page process the pointer's position: rendering follows in separate tasks, which stopped clocks do not stop. */
function answerPointer(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let task = 0; task < 10; task += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}

describe('panels at the side', () => {
  it('PUB-023 CON-014 the contact panel promises a reply and names the location of the country; focus comes back', async ({
    visitor,
  }) => {
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
    await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('PUB-025 PUB-083 PUB-084 PUB-085 news is unread until the panel opens, ten at a time, in all tabs', async ({
    visitor,
  }) => {
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
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), latestReadKey)).toMatch(/^news-/);
    await other.getByRole('button', { name: 'News', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await items.nth(10).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
    const title = items.nth(10).locator('h3');
    await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
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

  it('PUB-023 the page does not move when a panel opens', async ({ visitor }) => {
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
  it('PUB-058 PUB-059 D-45 an action of the menu opens the news; an unknown one warns once and keeps the focus', async ({
    visitor,
  }) => {
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
    expect(await nothing.evaluate((element) => element === document.activeElement)).toBe(true);
    // The console reaches the test on another way than the click, and later.
    await expect.poll(() => warnings.filter((text) => text.includes('action:open-nothing')).length).toBe(1);
  });

  it('PUB-060 a hard link of the menu loads a new document', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/products');
    await markDocument(page);
    await page.locator('header a[data-hard][href$="/mykomax"]:visible').first().click();
    await page.waitForFunction(() => !('isSameDocument' in window));
  });
});

describe('language, country and units', () => {
  it('D-10 an explicit choice is kept for the next visit and leads to the same place', async ({ visitor }) => {
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

  it('D-10 SYS-003 country and then language are changed on the page of a machine without losing the place', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/products/crimping/crimp-presses/bench-presses/ferro-115');
    await page.locator('header summary[aria-label^="Language and country"]').click();
    await page.locator('header').getByRole('link', { name: 'Germany' }).click();
    await page.waitForURL('**/en-de/products/crimping/crimp-presses/bench-presses/ferro-115');
    await waitForHydration(page);
    await page.locator('header summary[aria-label^="Language and country"]').click();
    await page.locator('header a[hreflang="de"]:visible').first().click();
    await page.waitForURL('**/de-de/products/crimping/crimp-presses/bench-presses/ferro-115');
    await page.getByRole('heading', { level: 1, name: 'Ferro 115' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
  });

  it('SYS-068 the units chosen in the header hold on product pages and on the next visit', async ({ visitor }) => {
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
  });

  it('PUB-026 PUB-062 D-46 a page that fell back names the languages in which it exists, and says its own', async ({
    visitor,
  }) => {
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

  it('D-46 a page is offered in the language of the browser, an address without a page is not', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectComplaint(/status of 404/);
    const offer = page.getByRole('region', { name: 'Language of this page' });
    await openPage(visitor, '/de/company');
    await offer.getByRole('link', { name: 'English' }).waitFor();
    await openPage(visitor, '/de/no-such-page');
    await page.waitForLoadState('networkidle');
    expect(await offer.count()).toBe(0);
  });
});

it('PUB-055 PUB-057 CON-002 a floating message waits under the pointer and hides 7 seconds after it left', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.clock.install();
  await openPage(visitor, '/en/products/cut-and-strip/bench-cutting/pila-110');
  await page.getByRole('button', { name: 'Add to comparison' }).first().click();
  const message = page.locator('[aria-live="polite"] [data-type="success"]');
  await message.waitFor();
  await message.hover();
  await answerPointer(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(8_000);
  expect(await message.count()).toBe(1);
  await page.mouse.move(5, 400);
  await answerPointer(page);
  await page.clock.runFor(6_900);
  expect(await message.count()).toBe(1);
  await page.clock.runFor(200);
  await message.waitFor({ state: 'detached' });
});
