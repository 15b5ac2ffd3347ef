import type axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textModes } from './example/change-text.ts';
import { type ExamplesPage, openExamplesPage } from './test-examples-page.ts';
import { listComponents, resolveExamplesFile } from './test-list-components.ts';
import { measureFocus } from './test-measure-focus.ts';
import { measureLayout } from './test-measure-layout.ts';
import { pageThemes } from './tokens/tokens.ts';

/** The rules whose verdict colours change: all that differs between two themes. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
let opened: ExamplesPage;

async function findBarriers(part = 'html', options: axe.RunOptions = { runOnly: tags }): Promise<readonly string[]> {
  const { violations } = await opened.page.evaluate(
    ({ selector, rules }) => (window as unknown as { axe: typeof axe }).axe.run(selector, rules),
    { selector: part, rules: options },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`));
}

async function countExamples(folder: string): Promise<number> {
  const module: { readonly examples: readonly unknown[] } = await import(
    /* @vite-ignore */ `./${resolveExamplesFile(folder)}`
  );
  return module.examples.length;
}

const showTexts = (mode: string) => opened.page.evaluate(`showTexts(${JSON.stringify(mode)})`);

beforeAll(async () => {
  opened = await openExamplesPage(listComponents());
});
afterAll(() => opened.close());

describe('STY-003 every example in Chromium', () => {
  it.each([
    ['light', { colorScheme: 'light', forcedColors: 'none' }, { runOnly: tags }],
    ['dark', { colorScheme: 'dark', forcedColors: 'none' }, { runOnly: colourRules }],
    // Forced colours are the visitor's own, but axe evaluates those of the author.
    [
      'forced',
      { colorScheme: 'dark', forcedColors: 'active' },
      { runOnly: tags, rules: { 'color-contrast': { enabled: false } } },
    ],
  ] as const)(
    'STY-003 passes axe in %s colours',
    async (_name, media, { runOnly, ...options }) => {
      await opened.rerender(media);
      expect(await findBarriers('html', { runOnly: [...runOnly], ...options })).toEqual([]);
    },
    180_000,
  );

  it.each(pageThemes.filter((theme) => theme !== 'Default'))(
    'STY-003 passes axe on the ground of the page theme %s',
    async (theme) => {
      await opened.rerender({ colorScheme: 'light', forcedColors: 'none' }, theme);
      const count = (await Promise.all(listComponents().map(countExamples))).reduce((sum, number) => sum + number, 0);
      expect(await opened.page.locator('[data-example]').count()).toBe(count);
      expect(await findBarriers('html', { runOnly: colourRules })).toEqual([]);
    },
    180_000,
  );

  it.each(textModes.flatMap((mode) => [360, 1280].map((width) => ({ mode, width }))))(
    'STY-003 fits a window of $width px with texts that are $mode: nothing is cut off, targets are large enough',
    async ({ mode, width }) => {
      await opened.page.setViewportSize({ width, height: 900 });
      await showTexts(mode);
      expect(await opened.page.evaluate(measureLayout)).toEqual([]);
    },
    180_000,
  );

  it.each(['none', 'active'] as const)(
    'STY-003 shows the focus on every control, with forced colours %s',
    async (forcedColors) => {
      await opened.rerender({ colorScheme: 'light', forcedColors });
      expect(await opened.page.evaluate(measureFocus)).toEqual([]);
      expect(await opened.page.locator('[data-example] :is(a[href], button)').count()).toBeGreaterThan(150);
    },
    180_000,
  );

  it('STY-003 opened dialogs and menus pass axe', async () => {
    await opened.rerender({ colorScheme: 'light', forcedColors: 'none' });
    const { page } = opened;
    const open = 'dialog[open], [role="menu"]:not([hidden])';
    const count = await page.locator('[data-example] [aria-haspopup]').count();
    expect(count).toBeGreaterThan(4);
    for (let place = 0; place < count; place += 1) {
      await page.locator('[data-example] [aria-haspopup]').nth(place).click();
      await page.locator(open).waitFor();
      expect(await findBarriers(open)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator(open).waitFor({ state: 'hidden' });
    }
  }, 180_000);

  it('STY-003 the open list of a combobox passes axe, with an active option', async () => {
    await opened.rerender({ colorScheme: 'light', forcedColors: 'none' });
    const { page } = opened;
    const combobox = '[data-example^="combobox "]';
    for (const example of await page.locator(combobox).all()) {
      await example.getByRole('combobox').click();
      await page.keyboard.press('ArrowDown');
      await example.locator('[role="option"][aria-selected="true"]').waitFor();
      expect(await findBarriers(combobox)).toEqual([]);
      await page.keyboard.press('Escape');
      await example.locator('[role="listbox"]').waitFor({ state: 'hidden' });
    }
  }, 180_000);
});
