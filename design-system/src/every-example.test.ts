import { readdirSync } from 'node:fs';
import type axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textModes } from './example/change-text.ts';
import { type ExamplesPage, openExamplesPage } from './test-examples-page.ts';
import { measureLayout } from './test-measure-layout.ts';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && entry.name === `${entry.parentPath.split('/').at(-1)}.examples.tsx`)
  .map((entry) => entry.name.replace('.examples.tsx', ''));
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
let opened: ExamplesPage;

async function findBarriers(part = 'html', withContrast = true): Promise<readonly string[]> {
  const { violations } = await opened.page.evaluate(
    ({ selector, options }) => (window as unknown as { axe: typeof axe }).axe.run(selector, options),
    { selector: part, options: { runOnly: tags, rules: { 'color-contrast': { enabled: withContrast } } } },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`));
}

const showTexts = (mode: string) => opened.page.evaluate(`showTexts(${JSON.stringify(mode)})`);

beforeAll(async () => {
  opened = await openExamplesPage(folders);
}, 120_000);
afterAll(() => opened.close());

describe('STY-003 every example in Chromium', () => {
  it.each([
    ['light', { colorScheme: 'light', forcedColors: 'none' }],
    ['dark', { colorScheme: 'dark', forcedColors: 'none' }],
    ['forced', { colorScheme: 'dark', forcedColors: 'active' }],
  ] as const)(
    'STY-003 has no barrier that axe knows in %s colours',
    async (_name, media) => {
      await opened.redraw(media);
      // Forced colours are the visitor's own, and axe reads those of the author instead.
      expect(await findBarriers('html', media.forcedColors === 'none')).toEqual([]);
    },
    90_000,
  );

  it.each(textModes.flatMap((mode) => [360, 1280].map((width) => ({ mode, width }))))(
    'STY-003 fits a window of $width px with texts that are $mode: nothing is cut off, targets are large enough',
    async ({ mode, width }) => {
      await opened.page.setViewportSize({ width, height: 900 });
      await showTexts(mode);
      expect(await opened.page.evaluate(measureLayout)).toEqual([]);
    },
    60_000,
  );

  it('STY-003 has no barrier in what opens: dialogs and menus', async () => {
    await opened.redraw({ colorScheme: 'light', forcedColors: 'none' });
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
  }, 120_000);
});
