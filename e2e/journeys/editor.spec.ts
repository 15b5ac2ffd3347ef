import { readFile } from 'node:fs/promises';
import { waitUntilIdle } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { signInEditor } from '../support/sign-in-editor.ts';
import { createVisitor, findBarriers, measureOverflow, openPage } from '../support/visitor.ts';

// Pages that no other journey reads word by word.
const pageId = 'page-sustainability';
const publicPath = '/company/sustainability';

/** The headline of the first view in the editing screen. */
const findHeadline = (page: Page) => page.locator('#kmx-slot details').first().getByLabel('Title', { exact: true });

function readHeadline(page: Page): Promise<string> {
  return page.locator('#kmx-slot h1').first().innerText();
}

/** Loads a page until its headline is the published one: within two seconds (HY-85), plus the time the browser needs. */
async function expectPublished(page: Page, headline: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.reload();
      return readHeadline(page);
    })
    .toBe(headline);
}

/** Translates every text as it is, and the headline into words that no other page has. */
function translate(xliff: string, headline: string, germanHeadline: string): string {
  return xliff.replaceAll(/<source>(?<text>.*?)<\/source>/gs, (source, text: string) => {
    return `${source}<target>${text === headline ? germanHeadline : text}</target>`;
  });
}

describe('an editor', () => {
  it('EDT-002 EDT-008 EDT-009 EDT-010 EDT-013 EDT-014 changes a headline, previews it, has it translated and publishes both languages', async ({
    visitor,
    plainVisitor,
    browser,
  }) => {
    const { page } = visitor;
    const headline = 'Machines that outlive their warranty by decades';
    const germanHeadline = 'Maschinen, die Jahrzehnte überdauern';
    const reader = await createVisitor(browser, inject('product').origin);
    await openPage(reader, `/en${publicPath}`);
    const before = await readHeadline(reader.page);

    // The editor's browser caches the published page, which must not be taken for the draft.
    await openPage(visitor, `/en${publicPath}`);
    await signInEditor(visitor, '/en/editor/pages?q=sustainability');
    await page.locator('#kmx-slot').getByRole('link', { name: 'Sustainability', exact: true }).click();
    await page.getByRole('link', { name: 'Edit content' }).click();
    await findHeadline(page).fill(headline);
    await page.getByText('Not saved yet; kept in this browser.').waitFor();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.waitForURL(`**/en${publicPath}`);
    await expect.poll(() => readHeadline(page)).toBe(headline);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await plainVisitor.page.goto(`/en${publicPath}`);
    expect(await readHeadline(plainVisitor.page)).toBe(before);

    await openPage(visitor, `/en/editor/pages/${pageId}`);
    await page.getByRole('button', { name: 'Make a preview link' }).click();
    const link = await page.getByLabel('Preview link').inputValue();
    await plainVisitor.page.goto(link);
    expect(await readHeadline(plainVisitor.page)).toBe(headline);

    await page.getByRole('checkbox', { name: 'German' }).check();
    await page.getByRole('button', { name: 'Start translation' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export XLIFF: German' }).click(),
    ]);
    const xliff = await readFile(await download.path(), 'utf8');
    await page.getByRole('button', { name: 'Import: German' }).click();
    const dialog = page.getByRole('dialog');
    const send = async (text: string) => {
      const file = { name: 'de.xlf', mimeType: '', buffer: Buffer.from(text) };
      await dialog.getByLabel('XLIFF file', { exact: true }).setInputFiles(file);
      await dialog.getByRole('button', { name: 'Import' }).click();
    };
    visitor.expectComplaint(/status of 422/);
    await send(xliff);
    await dialog.getByText('Not translated:').first().waitFor();
    await send(translate(xliff, headline, germanHeadline));
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Translated', { exact: true }).first().waitFor();

    await page.getByRole('button', { name: 'Publish: English' }).click();
    await page.getByText('English is published.').waitFor();
    await page.getByRole('button', { name: 'Publish: German' }).click();
    await page.getByText('German is published.').waitFor();

    // A person with the page open keeps the version they are reading until they reload it.
    expect(await readHeadline(reader.page)).toBe(before);
    await expectPublished(reader.page, headline);
    await plainVisitor.page.goto(`/de${publicPath}`);
    await expectPublished(plainVisitor.page, germanHeadline);
    await expect
      .poll(async () => {
        await plainVisitor.page.goto(`/en/search?q=${encodeURIComponent(headline)}`);
        return plainVisitor.page.locator(`#kmx-slot a[href="/en${publicPath}"]`).count();
      })
      .toBeGreaterThan(0);
    await reader.leave();
  });

  it('EDT-002 changes the headline of the home page and sees it live', async ({ visitor, plainVisitor }) => {
    const { page } = visitor;
    const headline = 'Every crimp, measured and kept';
    await signInEditor(visitor, '/en/editor');
    await page.getByRole('link', { name: 'Edit the home page' }).click();
    const before = await findHeadline(page).inputValue();
    for (const text of [headline, before]) {
      await findHeadline(page).fill(text);
      await page.getByRole('button', { name: 'Save and publish' }).click();
      await page.getByRole('button', { name: 'See it on the site' }).waitFor();
      await plainVisitor.page.goto('/en');
      await expectPublished(plainVisitor.page, text);
      await page.getByRole('button', { name: 'See it on the site' }).click();
      await page.waitForURL('**/en');
      expect(await readHeadline(page)).toBe(text);
      await openPage(visitor, '/en/editor/pages/page-home/content?language=en');
    }
  });

  it('EDT-002 plans a publication and cancels it', async ({ visitor }) => {
    const { page } = visitor;
    await signInEditor(visitor, `/en/editor/pages/${pageId}`);
    await page.getByRole('button', { name: 'Plan: Japanese' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Plan it' }).click();
    await dialog.getByText('Please choose a time in the future.').waitFor();
    await dialog.getByLabel('Day and time').fill('2099-01-01T08:00');
    await dialog.getByRole('button', { name: 'Plan it' }).click();
    await dialog.waitFor({ state: 'detached' });
    await openPage(visitor, '/en/editor/schedule');
    await page.getByRole('button', { name: /^Cancel this/ }).click();
    await page.getByText('Nothing is planned.').waitFor();
  });

  it('EDT-002 two editors who change the same text see both, and what they changed apart is kept of both', async ({
    visitor,
    browser,
  }) => {
    const { page } = visitor;
    const path = `/en/editor/pages/page-careers/content?language=en`;
    const other = await createVisitor(browser, inject('product').origin);
    await signInEditor(visitor, path);
    await signInEditor(other, path);
    const lead = (editor: Page) => editor.locator('#kmx-slot details').first().getByLabel('Lead');
    await findHeadline(page).fill('Work with wire');
    await findHeadline(other.page).fill('Work on wire');
    await lead(other.page).fill('Twelve trades under one roof.');
    await other.page.getByRole('button', { name: 'Save draft' }).click();
    await other.page.getByText('The draft is saved.').waitFor();

    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('heading', { name: 'Another editor has changed the same text' }).waitFor();
    await page.getByRole('radio', { name: /The other text.*Work on wire/ }).waitFor();
    await expect.poll(() => findHeadline(page).inputValue()).toBe('Work on wire');
    await page.getByRole('button', { name: 'Continue with this choice' }).click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('The draft is saved.').waitFor();
    await page.reload();
    await expect.poll(() => findHeadline(page).inputValue()).toBe('Work with wire');
    expect(await lead(page).inputValue()).toBe('Twelve trades under one roof.');
    await other.leave();
  });

  it('EDT-002 input survives a reload', async ({ visitor }) => {
    const { page } = visitor;
    await signInEditor(visitor, '/en/editor/pages/page-careers/content?language=de');
    await findHeadline(page).fill('Arbeiten mit Draht');
    await page.reload();
    await page.getByText('Changes you typed earlier and did not save are back.').waitFor();
    await expect.poll(() => findHeadline(page).inputValue()).toBe('Arbeiten mit Draht');
    await page.getByRole('button', { name: 'Discard them' }).click();
    await expect.poll(() => findHeadline(page).inputValue()).not.toBe('Arbeiten mit Draht');
  });
});

describe('the editor area', () => {
  it.for([360, 1280])(
    'EDT-001 has no barrier that axe knows and fits %i px',
    { timeout: 120_000 },
    async (width, { visitor }) => {
      const { page } = visitor;
      await page.setViewportSize({ width, height: 900 });
      await signInEditor(visitor, '/en/editor');
      const paths = [
        '',
        '/pages',
        `/pages/${pageId}`,
        `/pages/${pageId}/content`,
        '/translations',
        '/schedule',
        '/navigation',
      ];
      for (const path of paths) {
        await openPage(visitor, `/en/editor${path}`);
        await page.locator('[role=status][aria-busy=true]').waitFor({ state: 'detached' });
        await waitUntilIdle(page);
        expect([path, await findBarriers(page, ['heading-order']), await measureOverflow(page)]).toEqual([path, [], 0]);
      }
    },
  );
});
