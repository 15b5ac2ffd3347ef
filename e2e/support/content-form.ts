import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** The part of the page that the remote renders. */
export const findSlot = (page: Page) => page.locator('#kmx-slot');
/** The blocks of the open form. */
export const findBlocks = (page: Page) => findSlot(page).getByRole('group', { name: /^Block \d+, / });
/** Saves the draft of the open form and waits until it is saved. */
export const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save draft' }).click();
  // The message of an earlier save may still be visible.
  await page.getByText('Not saved yet; kept in this browser.').waitFor({ state: 'detached' });
  await page.getByText('The draft is saved.').first().waitFor();
};

/** Loads a page of the site until it shows the published text: within two seconds (HY-85), plus the time the browser needs. */
export const expectPublished = async (page: Page, path: string, text: string) => {
  const read = async () => {
    await page.goto(path);
    await page.reload();
    return findSlot(page).innerText();
  };
  await expect.poll(read).toContain(text);
};

/** Adds a block of a kind at the end and answers it. */
export async function addBlock(page: Page, kind: string): Promise<Locator> {
  const count = await findBlocks(page).count();
  await page.getByRole('button', { name: 'Add a block', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: kind }).click();
  await expect.poll(() => findBlocks(page).count()).toBe(count + 1);
  return findBlocks(page).last();
}
