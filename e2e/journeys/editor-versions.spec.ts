import { waitUntilIdle } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { findSlot, save } from '../support/content-form.ts';
import { it } from '../support/journey.ts';
import { signInEditor } from '../support/sign-in-editor.ts';
import { createVisitor, findBarriers, measureOverflow, openPage } from '../support/visitor.ts';

describe('the versions of a page', () => {
  it('EDT-002 an older version is compared and restored', async ({ visitor }) => {
    const { page } = visitor;
    await signInEditor(visitor, '/en/editor/pages/page-history/content?language=en');
    const title = findSlot(page).getByLabel('Title', { exact: true }).first();
    const before = await title.inputValue();
    await title.fill('A wrong title');
    await save(page);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByRole('link', { name: 'Compare: Version 1 of the draft saved' }).click();
    await page
      .getByRole('row', { name: /^Title/ })
      .getByText('A wrong title')
      .waitFor();
    await page
      .getByRole('row', { name: /^Title/ })
      .getByText(before)
      .waitFor();
    const restore = page.getByRole('button', { name: 'Restore this version' });
    await restore.click();
    const dialog = page.getByRole('dialog', { name: 'Restore version 1?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await restore.click();
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByText('No differences in this language').waitFor();
    // Any two versions side by side, and undoing the restoration.
    await page.getByLabel('Compare with').selectOption('2');
    await page
      .getByRole('row', { name: /^Title/ })
      .getByText('A wrong title')
      .waitFor();
    expect(await restore.count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The draft is as it was before.').waitFor();
    await page.getByLabel('Compare with').selectOption('');
    await restore.click();
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByText('No differences in this language').waitFor();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByText('English: Title').first().waitFor();
    await openPage(visitor, '/en/editor/pages/page-history/content?language=en');
    await expect.poll(() => title.inputValue()).toBe(before);
  });
});

describe('two editors', () => {
  it('EDT-002 a version that was never seen is not published by a click on Publish', async ({ visitor, browser }) => {
    const { page } = visitor;
    visitor.expectComplaint(/status of 409/);
    const path = '/en/editor/pages/page-history';
    const other = await createVisitor(browser, inject('product').origin);
    await signInEditor(other, `${path}/content?language=en`);
    const description = findSlot(other.page).getByLabel('Description', { exact: true });
    await description.fill('Seen by both.');
    await save(other.page);
    await signInEditor(visitor, path);
    await page.getByRole('button', { name: 'Publish: English' }).waitFor();
    await description.fill('Seen by one.');
    await save(other.page);
    await page.getByRole('button', { name: 'Publish: English' }).click();
    await page.getByText(/^Somebody has saved this entry since you opened it/).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Version 4', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Publish: English' }).click();
    await page.getByText('English is published.').waitFor();
    await other.leave();
  });

  it('EDT-002 publishing from the form first shows what another editor has saved, and includes it', async ({
    visitor,
    browser,
  }) => {
    const { page } = visitor;
    visitor.expectComplaint(/status of 409/);
    const path = '/en/editor/entries/Story/story-marking-without-ink/content?language=en';
    const other = await createVisitor(browser, inject('product').origin);
    const findLead = (editor: Page) => findSlot(editor).getByLabel('Lead', { exact: true });
    await signInEditor(visitor, path);
    await signInEditor(other, path);
    await findLead(page).waitFor();
    await findLead(other.page).fill('Light writes where ink runs.');
    await save(other.page);
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText(/^Somebody has saved this entry since you opened it/).waitFor();
    await page.getByRole('button', { name: 'Take it along' }).click();
    await expect.poll(() => findLead(page).inputValue()).toBe('Light writes where ink runs.');
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText('English is published.').waitFor();
    await other.leave();
  });

  it('EDT-002 the log says who did what, and its filters are in the address', async ({ visitor }) => {
    const { page } = visitor;
    await signInEditor(visitor, '/en/editor/log');
    await page.getByRole('button', { name: 'Give your name' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Mara Lind');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Mara Lind' }).waitFor();
    await openPage(visitor, '/en/editor/entries/Story/story-light-instead-of-blades/content?language=en');
    await findSlot(page).getByLabel('Lead', { exact: true }).fill('A beam cuts what no blade reaches.');
    await save(page);
    await openPage(visitor, '/en/editor/log');
    await page.getByLabel('Person').selectOption('Mara Lind');
    await page.waitForURL('**/en/editor/log?author=*');
    const rows = findSlot(page).getByRole('row');
    await expect.poll(() => rows.count()).toBe(2);
    expect(await rows.last().innerText()).toMatch(/Mara Lind[\s\S]*Draft saved[\s\S]*Light instead of blades/);
    await page.reload();
    await expect.poll(() => rows.count()).toBe(2);
  });
});

describe('the screens of the content', () => {
  it.for([360, 1280])(
    'EDT-001 have no barrier that axe knows and fit %i px',
    { timeout: 120_000 },
    async (width, { visitor }) => {
      const { page } = visitor;
      await page.setViewportSize({ width, height: 900 });
      await signInEditor(visitor, '/en/editor');
      for (const path of [
        '/entries/NewsFeedItem',
        '/entries/Story/story-light-instead-of-blades',
        '/entries/Story/story-light-instead-of-blades/content?language=en',
        '/pages/page-history/versions/1?language=en',
        '/log',
        '/deleted',
      ]) {
        await openPage(visitor, `/en/editor${path}`);
        await page.locator('[role=status][aria-busy=true]').waitFor({ state: 'detached' });
        await waitUntilIdle(page);
        expect([path, await findBarriers(page, ['heading-order']), await measureOverflow(page)]).toEqual([path, [], 0]);
      }
    },
  );
});

describe('the bar of the form', () => {
  it.for([360, 1280])('EDT-001 never covers the focused element, %i px wide', async (width, { visitor }) => {
    const { page } = visitor;
    await page.setViewportSize({ width, height: 740 });
    await signInEditor(visitor, '/en/editor/pages/page-history/content?language=en');
    const saveButton = page.getByRole('button', { name: 'Save draft' });
    await saveButton.waitFor();
    // It is reachable from the first field on.
    const box = await saveButton.boundingBox();
    expect(box !== null && box.y > 0 && box.y + box.height <= 740).toBe(true);
    await findSlot(page).getByLabel('Title', { exact: true }).first().focus();
    const covered: string[] = [];
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return null;
        const { left, top, width: wide, height } = element.getBoundingClientRect();
        const seen = document.elementFromPoint(left + wide / 2, top + Math.min(height, 44) / 2);
        const isSeen =
          seen !== null && (element.contains(seen) || seen.contains(element) || seen.closest('label') !== null);
        return isSeen ? null : `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
      });
      if (hidden !== null) covered.push(hidden);
    }
    expect(covered).toEqual([]);
  });
});
