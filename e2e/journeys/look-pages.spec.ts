import { waitUntilIdle } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import { describe, expect, inject } from 'vitest';
import { measureEdges } from '../support/geometry.ts';
import { it } from '../support/journey.ts';
import { findBarriers, measureOverflow, openPage } from '../support/visitor.ts';

const { origin } = inject('product');
const compared = '/en/products/compare?items=corvus-550-duo,corvus-530,ferro-115';

describe('the first view', () => {
  const windows = [
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1536, 730],
    [360, 640],
  ] as const;

  it('the home page shows its way on in small windows, in every kind of language', async ({ visitor }) => {
    const { page } = visitor;
    for (const locale of ['en', 'de', 'cs', 'hu', 'ja']) {
      await page.goto(`/${locale}`);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const { bottom } = await measureEdges(page, 'main section a[class*="primary"]');
        expect(bottom, `${locale} at ${width} x ${height}`).toBeLessThanOrEqual(height);
      }
    }
  });

  it('the text of a quiet button is aligned with the margin of the page', async ({ visitor }) => {
    const { page } = visitor;
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/en');
    const [title, word] = await Promise.all(
      ['main h1', 'main section a[class*="quiet"] span'].map((selector) => measureEdges(page, selector)),
    );
    expect(word?.left).toBeCloseTo(title?.left ?? 0, 0);
  });
});

describe('words and columns', () => {
  it('SYS-024 cut headings keep accents and descenders', async ({ visitor }) => {
    const { page } = visitor;
    await page.goto(`http://crimp.localhost:${new URL(origin).port}/en`);
    const room = await page.locator('main h1').evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      const box = title.getBoundingClientRect();
      const words = [...range.getClientRects()];
      return [words[0]!.top - box.top, box.bottom - words.at(-1)!.bottom];
    });
    for (const pixels of room) expect(pixels).toBeGreaterThanOrEqual(0);
  });

  it('PUB-022 columns of all groups of a comparison are aligned', async ({ visitor }) => {
    const { page } = visitor;
    await page.goto(compared);
    const listColumns = () =>
      page
        .locator('main table')
        .evaluateAll((tables) =>
          tables.map((table) =>
            [...table.querySelectorAll('tbody tr:first-child td')].map((cell) =>
              Math.round(cell.getBoundingClientRect().left),
            ),
          ),
        );
    const [first, second] = await listColumns();
    expect(first).toHaveLength(2);
    expect(second).toEqual(first?.slice(0, 1));
    const [margin, print] = await Promise.all([
      measureEdges(page, 'main [role="region"]'),
      measureEdges(page, 'main button:has-text("Print")'),
    ]);
    expect(print.right).toBeCloseTo(margin.right, 0);
  });

  it('PUB-022 on a phone the table has its full height, and values are below their labels', async ({ visitor }) => {
    const { page } = visitor;
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(compared);
    for (const place of [0, 1]) {
      const region = page.locator('main [role="region"]').nth(place);
      const [label, value] = await region.locator('tbody tr:first-child').evaluate((row) =>
        [...row.children].slice(0, 2).map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return Math.round(range.getBoundingClientRect().left);
        }),
      );
      expect(value).toBe(label);
      expect(await region.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    }
    const names = await page.locator('main table select option').allTextContents();
    expect(names.filter((name) => /Corvus|Ferro/.test(name))).toEqual([]);
  });

  it('PUB-031 a place shown on the map moves to the middle of the window and is highlighted', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/company/locations');
    await page.getByRole('link', { name: 'Show on map' }).nth(4).click();
    await waitUntilIdle(page);
    const marker = page.locator('svg a[data-active]');
    const { y = 0 } = (await marker.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(120);
    expect(y).toBeLessThan(780);
    const widths = await page
      .locator('svg a > path:nth-of-type(2)')
      .evaluateAll((dots) =>
        dots.map((dot) => `${dot.closest('a[data-active]') !== null} ${getComputedStyle(dot).strokeWidth}`),
      );
    expect(widths).toContain('true 20px');
    const types = await page
      .locator('main p')
      .evaluateAll((lines) =>
        lines.filter(({ textContent }) => textContent.includes(' · ')).map(({ textContent }) => textContent),
      );
    expect(types.filter((text) => / · /u.test(text))).toEqual([]);
  });
});

describe('sub-sites and sign-in', () => {
  it('every sub-site shows the wordmark of the company, which leads to the main site', async ({ visitor }) => {
    const { page } = visitor;
    for (const path of ['/en/productronica', '/en/events', '/en/brand-portal', '/en/france']) {
      await page.goto(path);
      const way = page.getByRole('banner').getByRole('link', { name: 'KMX, home page', exact: true });
      expect(await way.getAttribute('href'), path).toBe('/en');
      expect(await way.locator('svg').count(), path).toBe(1);
      expect(await measureOverflow(page), path).toBeLessThanOrEqual(0);
    }
    expect(await findBarriers(page)).toEqual([]);
  });

  it('the sign-in page has type and colours of the product, and shows its statement at any length', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/en');
    const readLook = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { fontFamily, backgroundColor } = getComputedStyle(element);
          return { fontFamily, backgroundColor };
        });
    const own = await readLook('main a[class*="primary"]');
    await page.goto('/en/mykomax');
    await page.waitForURL('**/am/ui/sign-in/**');
    expect(await readLook('button[type=submit]')).toEqual(own);
    expect(await page.evaluate(() => document.fonts.check('16px "Inter Variable"'))).toBe(true);
    for (const height of [600, 800]) {
      await page.setViewportSize({ width: 1280, height });
      expect((await measureEdges(page, '.statement')).bottom).toBeLessThanOrEqual(height);
    }
    expect(await page.locator('svg.logo').getAttribute('aria-label')).toBe('KMX');
    expect(await findBarriers(page)).toEqual([]);
  });
});
