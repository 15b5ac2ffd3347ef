import { editorPassword } from '@kmx/tools/product-runner/editor-password.ts';
import { requestPage, waitForStatus } from '@kmx/tools/product-runner/request-page.ts';
import { waitUntilIdle } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { findSlot, save } from '../support/content-form.ts';
import { it } from '../support/journey.ts';
import { readSitemaps } from '../support/read-sitemaps.ts';
import { signInEditor } from '../support/sign-in-editor.ts';
import { createVisitor, findBarriers, openPage } from '../support/visitor.ts';

describe('an entry that is deleted', () => {
  const slug = 'the-spool-that-never-stops';
  const storyPath = `/en/editor/entries/Story/story-${slug}`;
  const remove = async (page: Page) => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByText('It leaves the site at once.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('is deleted.').waitFor();
    await page.waitForURL('**/en/editor/entries/Story');
  };

  it('EDT-002 HY-85 leaves site, sitemap and lists within two seconds, comes back by Undo, and as a draft from the list', async ({
    visitor,
  }) => {
    const { page } = visitor;
    const { origin } = inject('product');
    const isInSitemap = async () =>
      (await readSitemaps(origin, new URL(origin).host)).some(({ url }) => url.endsWith(`/stories/${slug}`));
    await signInEditor(visitor, storyPath);
    await remove(page);
    await waitForStatus(origin, `/en/stories/${slug}`, 404, 2_000);
    expect(await isInSitemap()).toBe(false);
    expect(await findSlot(page).getByRole('link', { name: 'The spool that never stops' }).count()).toBe(0);
    // The way back is where the focus is.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
    await page.keyboard.press('Enter');
    await page.getByText('is back as it was.').waitFor();
    await waitForStatus(origin, `/en/stories/${slug}`, 200, 2_000);

    await openPage(visitor, storyPath);
    await remove(page);
    await openPage(visitor, '/en/editor/deleted?model=Story');
    await page.getByRole('button', { name: 'Restore as a draft: The spool that never stops' }).click();
    await page.getByText('is back as a draft.').waitFor();
    expect((await requestPage(origin, `/en/stories/${slug}`)).status).toBe(404);
    await page.getByRole('link', { name: 'Open', exact: true }).click();
    await page.getByRole('button', { name: 'Publish: English' }).click();
    await page.getByText('English is published.').waitFor();
    await waitForStatus(origin, `/en/stories/${slug}`, 200, 2_000);
  });

  it('EDT-002 names what leads there, is refused where the site needs it, and when another editor has saved it since', async ({
    visitor,
    browser,
  }) => {
    const { page } = visitor;
    visitor.expectComplaint(/status of 409/);
    const dialog = page.getByRole('dialog');
    await signInEditor(visitor, '/en/editor/pages/page-home');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog.getByText('This page cannot be deleted: it is the home page of its site.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Delete', exact: true }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Delete');

    await openPage(visitor, '/en/editor/pages/page-company');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog.getByText(/entries lead here and will miss it/).waitFor();
    await dialog.getByRole('link', { name: 'Careers', exact: true }).waitFor();
    await waitUntilIdle(page);
    expect(await findBarriers(page)).toEqual([]);
    const other = await createVisitor(browser, inject('product').origin);
    await signInEditor(other, '/en/editor/pages/page-company/content?language=en');
    await findSlot(other.page).getByLabel('Description', { exact: true }).fill('Saved by somebody else.');
    await save(other.page);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await dialog.getByText(/since you opened it/).waitFor();
    await dialog.getByRole('link', { name: 'Compare' }).click();
    await page.getByRole('row', { name: /^Description/ }).waitFor();
    await other.leave();
  });

  it('EDT-002 HY-85 takes its links out of header and footer with it, and Undo puts them back', async ({ visitor }) => {
    const { page } = visitor;
    const { origin } = inject('product');
    const isLinked = async () => (await requestPage(origin, '/en/company')).body.includes('href="/en/company/quality"');
    expect(await isLinked()).toBe(true);
    await signInEditor(visitor, '/en/editor/pages/page-quality');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel(/^Take the .* out of header and footer$/).isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('is deleted.').waitFor();
    await waitForStatus(origin, '/en/company/quality', 404, 5_000);
    await expect.poll(isLinked).toBe(false);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('is back as it was.').waitFor();
    await waitForStatus(origin, '/en/company/quality', 200, 5_000);
    await expect.poll(isLinked).toBe(true);
  });

  it('EDT-002 EDT-006 waits while a sign-in that has expired is renewed, and the dialog is there again', async ({
    visitor,
  }) => {
    const { page, context } = visitor;
    visitor.expectComplaint(/status of 401/);
    await signInEditor(visitor, '/en/editor/pages/page-history');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const submit = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true });
    await submit.waitFor();
    await context.clearCookies({ name: 'uapp_editor_area_password' });
    await submit.click();
    await page.getByLabel('Password').fill(editorPassword);
    await page.locator('#kmx-slot form button[type=submit]').first().click();
    await submit.waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('heading', { name: 'History', level: 1 }).waitFor();
  });

  it('EDT-002 keeps the input of an editor at work, names who deleted the entry, and restores both', async ({
    visitor,
    browser,
  }) => {
    const { page } = visitor;
    const path = '/en/editor/entries/Story/story-the-air-nobody-used';
    const other = await createVisitor(browser, inject('product').origin);
    const lead = findSlot(page).getByLabel('Lead', { exact: true });
    await signInEditor(visitor, `${path}/content?language=en`);
    await lead.fill('Typed, and not saved yet.');
    await signInEditor(other, path);
    await remove(other.page);
    await other.leave();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('This did not work; your text is still here').waitFor();
    await page.reload();
    await page.getByText('“The air nobody used” was deleted').waitFor();
    await page.getByText('What you typed and did not save is kept in this browser').waitFor();
    await page.getByRole('button', { name: 'Restore as a draft' }).click();
    await expect.poll(() => lead.inputValue()).toBe('Typed, and not saved yet.');
    await save(page);
  });
});
