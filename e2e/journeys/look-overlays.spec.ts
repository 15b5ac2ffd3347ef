import { waitUntilIdle } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import { describe, expect, inject } from 'vitest';
import { listCovered, listUnder, measureEdges } from '../support/geometry.ts';
import { it } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';
import { signInEditor } from '../support/sign-in-editor.ts';
import { createVisitor, findBarriers, measureOverflow, openPage, startBrowser } from '../support/visitor.ts';

const { origin } = inject('product');
const corvus = '/en/products/crimping/crimping-lines/double-sided-lines/corvus-550-duo';
const compared = '/en/products/compare?items=corvus-550-duo,corvus-530,ferro-115';

describe('what floats', () => {
  it('D-46 the language offer covers no text and no control, in no area', async ({ visitor }) => {
    const { page } = visitor;
    await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => ['de-DE'] }));
    const offer = page.locator('#kmx-header > section[lang]');
    await signIn(visitor, 'dora.nemeth@kmx.example', '/en/mykomax/tickets/list');
    await page.locator('main table tbody tr').nth(3).waitFor();
    await signInEditor(visitor, '/en/editor/pages');
    for (const path of [
      '/en/products/crimping',
      '/en/mykomax/tickets/list',
      '/en/editor/pages',
      '/en/editor/pages/page-history/content?language=en',
    ]) {
      await openPage(visitor, path);
      await offer.waitFor();
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await listCovered(page, '#kmx-header > section[lang]'), `${path} at ${width}`).toEqual([]);
        expect(await measureOverflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await offer.getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL('**/de/editor/pages/page-history/content**');
    await offer.waitFor({ state: 'detached' });
  });

  it('SYS-024 PUB-023 PUB-025 side buttons lie on no word and no control; in narrow windows the menu has them', async ({
    visitor,
  }) => {
    const { page } = visitor;
    for (const path of ['/en', corvus, '/en/wire-processing-guide/crimping', compared, '/en/products/crimping']) {
      await page.goto(path);
      for (const width of [360, 768, 1024, 1088, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await listUnder(page, '[data-side-buttons]'), `${path} at ${width}`).toEqual([]);
        expect(await measureOverflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
      expect(await page.locator('[data-side-buttons]').isVisible()).toBe(true);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(visitor, '/en/products');
    expect(await page.locator('[data-side-buttons]').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'News' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await menu.getByRole('button', { name: 'News' }).click();
    await page.getByRole('dialog', { name: 'News' }).getByRole('heading', { level: 3 }).first().waitFor();
    expect(await menu.isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'News' }).waitFor({ state: 'hidden' });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await focused()).toBe('Menu');
  });

  it('PUB-055 a message is one low line in the corner and does not cover the control that was used', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await openPage(visitor, corvus);
    await page.getByRole('button', { name: 'Add to comparison' }).click();
    await page.locator('#kmx-flash [data-type="success"]').waitFor();
    await waitUntilIdle(page);
    const message = await measureEdges(page, '#kmx-flash [data-type="success"]');
    const content = await measureEdges(page, 'main section');
    expect(message.bottom - message.top).toBeLessThan(64);
    expect(message.right).toBeCloseTo(content.right, 0);
    expect(message.left).toBeGreaterThan(content.left + (content.right - content.left) / 3);
  });

  it('PUB-023 a panel ends where the window ends, and the page stays where it is', async () => {
    // Test browsers have no scroll bars, so there is nothing to see.
    const browser = await startBrowser({ hasScrollBars: true });
    const visitor = await createVisitor(browser, origin);
    const { page } = visitor;
    try {
      await openPage(visitor, '/en/products');
      const measure = async () => {
        const [title, side] = await Promise.all([
          measureEdges(page, 'main h1'),
          measureEdges(page, '[data-side-buttons]'),
        ]);
        return [title.left, title.right, side.right];
      };
      const before = await measure();
      expect(before[2]).toBeLessThan(1280);
      await page.locator('[data-side-buttons] button').click();
      await page.getByRole('dialog', { name: 'News' }).waitFor();
      await waitUntilIdle(page);
      expect((await measureEdges(page, 'dialog[open]')).right).toBe(1280);
      expect(await measure()).toEqual(before);
    } finally {
      await browser.close();
    }
  });
});

describe('what says that there is more', () => {
  it('PUB-063 the language menu fades where it continues, and ends with a whole line', async ({ visitor }) => {
    const { page } = visitor;
    await page.setViewportSize({ width: 360, height: 560 });
    await openPage(visitor, '/en');
    await page.locator('header summary[aria-label^="Language and country"]').click();
    const box = page.locator('header details[open] > div > div').first();
    // How far the fade has progressed, 0 at the start and 1 at the end of the scroll range.
    const readProgress = () =>
      box.evaluate((element) => {
        const [fading] = element.getAnimations();
        const isLonger = element.scrollHeight > element.clientHeight;
        return [isLonger, fading?.timeline !== document.timeline, fading?.effect?.getComputedTiming().progress];
      });
    expect(await box.evaluate((element) => getComputedStyle(element).maskImage)).toContain('linear-gradient');
    await expect.poll(readProgress).toEqual([true, true, 0]);
    await box.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect.poll(readProgress).toEqual([true, true, 1]);
  });

  it('PUB-021 suggestions say what each of them is, and none says the same twice', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en');
    await page.locator('header summary[aria-label="Search"]').click();
    await page.getByRole('combobox').fill('crimp');
    const options = page.getByRole('option');
    await options.nth(3).waitFor();
    const texts = await options.evaluateAll((all) =>
      all.map(({ firstElementChild, textContent }) => firstElementChild?.textContent ?? textContent),
    );
    expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
    expect(texts.some((text) => /(?:Page|Product|Story)$/.test(text))).toBe(true);
    await page.goto('/en/search?q=crimp');
    expect(await page.locator('main').innerText()).not.toMatch(/White papers?/);
  });

  it('STY-001 fields of an example are spaced apart', async ({ visitor }) => {
    const { page } = visitor;
    await page.goto('/style-guide/inputs');
    const [date, time] = [
      await measureEdges(page, 'main input[type="date"]'),
      await measureEdges(page, 'main label:has-text("From")'),
    ];
    expect(time.top - date.bottom).toBeGreaterThanOrEqual(12);
  });
});
