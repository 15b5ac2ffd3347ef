import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ExamplesPage, openExamplesPage } from '../test-examples-page.ts';

let opened: ExamplesPage;

beforeAll(async () => {
  opened = await openExamplesPage(['combobox']);
}, 120_000);
afterAll(() => opened.close());
beforeEach(() => opened.rerender({ colorScheme: 'light' }));

const findField = (example: string) => opened.page.locator(`[data-example="combobox ${example}"] [role="combobox"]`);
const listOptions = (example: string) =>
  opened.page.locator(`[data-example="combobox ${example}"] [role="option"]:visible`);
const readActive = (example: string) =>
  findField(example).evaluate((field) => {
    const id = field.getAttribute('aria-activedescendant');
    return id === null ? null : (document.getElementById(id)?.textContent ?? 'missing');
  });

describe('a combobox by keyboard', () => {
  it('opens with an arrow key, moves through options and field, and selects the active one with Enter', async () => {
    const field = findField('plain');
    await field.focus();
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    await field.press('ArrowDown');
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    expect(await readActive('plain')).toBeNull();
    await field.press('ArrowDown');
    expect(await readActive('plain')).toContain('Casavolt');
    await field.press('ArrowUp');
    expect(await readActive('plain')).toBeNull();
    await field.press('ArrowUp');
    expect(await readActive('plain')).toContain('VLK');
    await field.press('Enter');
    expect(await field.inputValue()).toBe('VLK Rozvaděče');
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('selects the first match for the typed text, and says when there is none', async () => {
    const field = findField('plain');
    await field.fill('plzen');
    expect(await readActive('plain')).toContain('VLK');
    await field.fill('nobody');
    expect(await listOptions('plain').count()).toBe(0);
    await opened.page
      .locator('[data-example="combobox plain"] [role="status"]', { hasText: 'No organization' })
      .waitFor();
    await field.press('Enter');
    expect(await field.inputValue()).toBe('');
  });

  it('keeps a choice on Escape and on Enter without a change, and clears it in an emptied field', async () => {
    const field = findField('chosen');
    await field.click();
    await field.press('Enter');
    expect(await field.inputValue()).toBe('Hikari Denso');
    await field.fill('north');
    await field.press('Escape');
    expect(await field.inputValue()).toBe('Hikari Denso');
    await field.fill('');
    await field.press('Enter');
    expect([await field.inputValue(), await listOptions('chosen').count()]).toEqual(['', 0]);
  });

  it('takes nothing by Enter before the answer to a search is there, and then the first that it has found', async () => {
    const field = findField('searched');
    expect(await field.inputValue()).toBe('White wire');
    await field.press('ArrowDown');
    const note = opened.page.locator('[data-example="combobox searched"] [role="status"]');
    await note.filter({ hasText: '58 more' }).waitFor();
    await field.fill('green');
    expect(await readActive('searched')).toBeNull();
    await field.press('Enter');
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    await note.filter({ hasText: '4 more' }).waitFor();
    expect(await readActive('searched')).toContain('Green wire');
    await field.press('Enter');
    expect(await field.inputValue()).toBe('Green wire');
    await field.fill('violet');
    await note.filter({ hasText: 'No wire fits.' }).waitFor();
    await field.press('Escape');
    expect(await field.inputValue()).toBe('Green wire');
  });

  it('leaves keys to the input method during a composition', async () => {
    const field = findField('plain');
    await field.fill('n');
    const active = await readActive('plain');
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      await field.dispatchEvent('keydown', { key, isComposing: true });
    }
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    expect(await readActive('plain')).toBe(active);
  });

  it('follows a suggestion link on Enter, and on a click that leaves the focus in the field', async () => {
    const { page } = opened;
    const field = findField('suggestions');
    await field.focus();
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await field.press('Enter');
    await page.waitForURL('**#ferro');
    expect(await listOptions('suggestions').count()).toBe(0);
    await field.fill('crimp h');
    await listOptions('suggestions').first().click();
    await page.waitForURL('**#crimp-height');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
