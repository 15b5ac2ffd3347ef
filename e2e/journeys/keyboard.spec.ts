import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { it } from '../support/journey.ts';
import { supportAnswers } from '../support/support-form.ts';
import { openPage } from '../support/visitor.ts';

const maxSteps = 90;
const group = '/en/products/crimping/crimp-presses/bench-presses';

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Moves to an element by keyboard only; fails when the Tab key never reaches it. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < maxSteps; step += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${maxSteps} presses of ${key} did not lead to ${target}`);
}

describe('with the keyboard alone', () => {
  it('past the header by the skip link, through the menu by arrows, and out of it by Escape', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/company');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await hasFocus(skip)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
    const toggle = page.getByRole('button', { name: 'Show pages in: Products' });
    await tabTo(page, toggle, 'Shift+Tab');
    await page.keyboard.press('ArrowDown');
    const overview = page.getByRole('link', { name: 'Overview: Products' });
    await expect.poll(() => hasFocus(overview)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(async () => [await overview.isVisible(), await hasFocus(toggle)]).toEqual([false, true]);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Bench presses' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Bench presses' }).waitFor();
  });

  it('PUB-021 through the suggestions of the search to a machine', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/company');
    await tabTo(page, page.locator('summary[aria-label="Search"]'));
    await page.keyboard.press('Enter');
    await page.keyboard.type('ferro 250');
    const field = page.getByRole('combobox');
    const machine = page.getByRole('option', { name: /^Ferro 250/ }).first();
    // The answer to the whole query; that to its beginning would be replaced, and the choice with it.
    await page.getByRole('option', { name: 'Show all results for “ferro 250”' }).waitFor();
    await machine.waitFor();
    for (let step = 0; step < maxSteps && (await machine.getAttribute('aria-selected')) !== 'true'; step += 1)
      await page.keyboard.press('ArrowDown');
    const id = await machine.getAttribute('id');
    await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(id);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Ferro 250' }).waitFor();
  });

  it('PUB-022 into the comparison, through its panel, which keeps the focus inside and gives it back', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await openPage(visitor, group);
    for (const name of ['Compare Ferro 115', 'Compare Ferro 125']) {
      await tabTo(page, page.getByRole('button', { name, exact: true }));
      await page.keyboard.press('Space');
    }
    const opener = page.getByRole('banner').getByRole('link', { name: 'Comparison: 2 products selected' });
    await tabTo(page, opener, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Comparison' });
    await panel.getByRole('link', { name: 'Ferro 115' }).waitFor();
    await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(opener)).toBe(true);
    await page.keyboard.press('Enter');
    await tabTo(page, panel.getByRole('link', { name: 'Compare now' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/products/compare?items=ferro-115:ferro-115-v1,ferro-125:ferro-125-v1');
  });

  it('PUB-032 PUB-102 through a form: the error summary leads to each field', async ({ visitor }) => {
    const { page } = visitor;
    await openPage(visitor, '/en/support');
    await tabTo(page, page.getByRole('button', { name: 'Send request' }));
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert');
    await tabTo(page, summary.getByRole('link', { name: 'Please specify the product' }));
    await page.keyboard.press('Enter');
    for (const [label, answer] of Object.entries(supportAnswers)) {
      await tabTo(page, page.getByRole('textbox', { name: label, exact: true }));
      await page.keyboard.type(answer);
    }
    await tabTo(page, page.getByRole('button', { name: 'Send request' }));
    await page.keyboard.press('Enter');
    await page.getByText('Thank you, we have your request').waitFor();
  });
});
