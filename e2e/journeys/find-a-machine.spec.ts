import { describe, expect } from 'vitest';
import { it } from '../support/journey.ts';
import { isSameDocument, markDocument } from '../support/navigation.ts';
import { openPage } from '../support/visitor.ts';

describe('finding a machine', () => {
  it('SYS-044 PUB-006 by the menu: from any page to the machine in one document', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/company');
    await markDocument(page);
    await page.getByRole('button', { name: 'Show pages in: Products' }).click();
    const menu = page.getByRole('navigation', { name: 'Main navigation' });
    await menu.getByRole('link', { name: 'Bench presses' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bench presses' }).waitFor();
    expect(await menu.getByRole('link', { name: 'Bench presses' }).isVisible()).toBe(false);
    await page.getByRole('main').getByRole('link', { name: 'Ferro 115' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Ferro 115' }).waitFor();
    await page.waitForURL('**/en/products/crimping/crimp-presses/bench-presses/ferro-115');
    expect(await isSameDocument(page)).toBe(true);
  });

  it('PUB-021 by the search, although its name is mistyped', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en');
    await page.locator('summary[aria-label="Search"]').click();
    await page.keyboard.type('feror 115');
    await page
      .getByRole('option', { name: /Ferro 115/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/search?q=feror+115');
    await page
      .locator('#kmx-slot')
      .getByRole('link', { name: /Ferro 115/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Ferro 115' }).waitFor();
  });

  it('SYS-075 PUB-021 in Japanese: by the menu, and by a word written without spaces', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/ja');
    await page.getByRole('button', { name: '「製品」内のページを表示' }).click();
    await page
      .getByRole('navigation', { name: 'メインナビゲーション' })
      .getByRole('link', { name: '卓上プレス' })
      .click();
    await page.getByRole('heading', { level: 1, name: '卓上プレス' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Ferro 115' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Ferro 115' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ja');
    await page.locator('summary[aria-label="検索"]').click();
    await page.keyboard.type('両端圧着');
    await page
      .getByRole('option', { name: /両端圧着ライン/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: '両端圧着ライン' }).waitFor();
  });
});
