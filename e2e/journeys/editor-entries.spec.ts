import { waitForStatus } from '@kmx/tools/product-runner/request-page.ts';
import { describe, expect, inject } from 'vitest';
import { expectPublished, findBlocks, findSlot, save } from '../support/content-form.ts';
import { it } from '../support/journey.ts';
import { signInEditor } from '../support/sign-in-editor.ts';
import { openPage } from '../support/visitor.ts';

describe('content that is no page', () => {
  it('EDT-002 a story is changed in a form made from its model, and published', async ({ visitor, plainVisitor }) => {
    const { page } = visitor;
    await signInEditor(visitor, '/en/editor/entries/Story?q=apprenticeship');
    await page.getByRole('link', { name: 'An apprenticeship in two languages' }).click();
    await page.getByRole('link', { name: 'Edit content' }).click();
    await findSlot(page).getByLabel('Title', { exact: true }).fill('An apprenticeship in three languages');
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText('English is published.').waitFor();
    const path = '/en/stories/an-apprenticeship-in-two-languages';
    await expectPublished(plainVisitor.page, path, 'An apprenticeship in three languages');
    expect(await findSlot(plainVisitor.page).locator('h1').first().innerText()).toBe(
      'An apprenticeship in three languages',
    );
  });

  it('EDT-002 a media release is written from nothing; its address follows its title', async ({
    visitor,
    plainVisitor,
  }) => {
    const { page } = visitor;
    // The form looks at the new address until it is there.
    visitor.expectComplaint(/status of 404/);
    await signInEditor(visitor, '/en/editor/entries/MediaRelease');
    await page.getByRole('button', { name: 'New: media release' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Create as draft' }).click();
    await dialog.getByText('Please fill in this field.').first().waitFor();
    await dialog.getByLabel('Title').fill('KMX opens a plant in Graz');
    const address = dialog.getByLabel('Last part of the address');
    await expect.poll(() => address.inputValue()).toBe('kmx-opens-a-plant-in-graz');
    await dialog.getByRole('button', { name: 'Create as draft' }).click();
    await findSlot(page).getByLabel('Lead', { exact: true }).fill('Work begins in spring.');
    await page.getByText('For all languages').click();
    await findSlot(page).getByLabel('Date of publication').fill('2026-11-20T09:00');
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText('English is published.').waitFor();
    const path = '/en/media-releases/kmx-opens-a-plant-in-graz';
    plainVisitor.expectComplaint(/status of 404/);
    await expectPublished(plainVisitor.page, path, 'Work begins in spring.');

    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Take off the site: English' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take off the site' }).click();
    await page.getByText('English is off the site.').waitFor();
    // Within two seconds, as everything that is published (HY-85); a browser on a busy machine would need some of them.
    await waitForStatus(inject('product').origin, path, 404, 2_000);
    expect((await plainVisitor.page.reload())?.status()).toBe(404);
  });
});

describe('one language of an entry', () => {
  it('EDT-002 HY-72 leaves the site alone, the default language too, and comes back by Undo', async ({ visitor }) => {
    const { page } = visitor;
    const { origin } = inject('product');
    await signInEditor(visitor, '/en/editor/pages/page-contact');
    const state = (language: string) =>
      findSlot(page)
        .getByRole('row', { name: new RegExp(`^${language}`) })
        .first();
    await state('English').getByText('Published').waitFor();
    await page.getByRole('button', { name: 'Take off the site: English' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Visitors will no longer find this language.').waitFor();
    await dialog.getByRole('button', { name: 'Take off the site' }).click();
    await page.getByText('English is off the site.').waitFor();
    await state('German').getByText('Published').waitFor();
    await state('English').getByText('Draft').waitFor();
    await waitForStatus(origin, '/de/contact', 200, 5_000);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('English is published.').waitFor();
    await state('English').getByText('Published').waitFor();
    await waitForStatus(origin, '/en/contact', 200, 5_000);
  });
});

describe('an editor and the draft', () => {
  it('EDT-007 EDT-013 after a change of stage every link shows the draft, not the page seen a moment ago', async ({
    visitor,
  }) => {
    const { page } = visitor;
    // No other journey writes this page.
    await signInEditor(visitor, '/en/editor/pages/page-investors/content?language=en');
    const headline = findBlocks(page).first().getByLabel('Title', { exact: true });
    const published = await headline.inputValue();
    await headline.fill('Investors as they will be');
    await save(page);
    const follow = async (expected: string) => {
      await page.locator('footer').getByRole('link', { name: 'Investors' }).click();
      await page.waitForURL('**/en/company/investors');
      await expect.poll(() => findSlot(page).locator('h1').first().innerText()).toBe(expected);
      await openPage(visitor, '/en/editor/schedule');
    };
    const elsewhere = await visitor.context.newPage();
    const readElsewhere = async () => {
      await elsewhere.goto('/en/company/investors');
      return findSlot(elsewhere).locator('h1').first().innerText();
    };
    const choose = async (stage: string, present: string) => {
      // Nothing is selected until the server has returned the current stage.
      await expect.poll(() => page.getByRole('radio', { name: present }).isChecked()).toBe(true);
      const answered = page.waitForResponse(
        (response) => response.url().endsWith('/api/editor-stage') && response.request().method() === 'POST',
      );
      await page.getByRole('radio', { name: stage }).check();
      await answered;
    };
    await follow(published);
    expect(await readElsewhere()).toBe(published);
    await choose('Draft', 'Published');
    expect(await readElsewhere()).toBe('Investors as they will be');
    await follow('Investors as they will be');
    await choose('Published', 'Draft');
    await follow(published);
  });

  it('EDT-004 EDT-013 an old cookie opens nothing, and an altered preview link shows a page that says so', async ({
    visitor,
  }) => {
    const { page, context } = visitor;
    const { origin } = inject('product');
    visitor.expectComplaint(/status of 40[13]/);
    await context.addCookies([{ name: 'uapp_editor_area_password', value: 'a'.repeat(64), url: origin }]);
    await context.addCookies([{ name: 'uapp_editor_stage', value: 'DRAFT', url: origin }]);
    await openPage(visitor, '/en/editor/pages/page-home');
    await page.getByLabel('Password').waitFor();
    const status = await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ operationName: 'EditorSites' });
      return (await fetch('/api/cms-draft', { method: 'POST', headers, body })).status;
    });
    expect(status).toBe(401);
    const answer = await page.goto('/en/company/careers?preview=9999999999999.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
    expect(answer?.status()).toBe(403);
    expect(await page.locator('main').innerText()).not.toContain('Careers as they will be');
  });

  it('EDT-002 input without a connection is kept and saved when it is back', async ({ visitor }) => {
    const { page, context } = visitor;
    visitor.expectComplaint(/ERR_INTERNET_DISCONNECTED/);
    await signInEditor(visitor, '/en/editor/entries/Story/story-light-instead-of-blades/content?language=de');
    const lead = findSlot(page).getByLabel('Lead', { exact: true });
    await lead.fill('Ein Strahl trennt, was keine Klinge erreicht.');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText(/^You are offline/).waitFor();
    await context.setOffline(false);
    await save(page);
    await page.reload();
    await expect.poll(() => lead.inputValue()).toBe('Ein Strahl trennt, was keine Klinge erreicht.');
  });
});
