import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { addBlock, expectPublished, findBlocks, findSlot, save } from '../support/content-form.ts';
import { it } from '../support/journey.ts';
import { signInEditor } from '../support/sign-in-editor.ts';
import { openPage } from '../support/visitor.ts';

// Pages and stories that no other journey reads word by word.
const qualityPath = '/en/editor/pages/page-quality/content?language=en';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const readKinds = async (page: Page) =>
  (await findBlocks(page).all()).length === 0
    ? []
    : findBlocks(page).evaluateAll((blocks) => blocks.map((block) => block.getAttribute('aria-label') ?? ''));

describe('the content of a page', () => {
  it('EDT-002 blocks are added, moved by keyboard, taken out and brought back, and the page shows them', async ({
    visitor,
    plainVisitor,
  }) => {
    const { page } = visitor;
    await signInEditor(visitor, qualityPath);
    await findBlocks(page).first().waitFor();
    const before = await readKinds(page);
    const block = await addBlock(page, 'Quotation');
    // The first field of the added block has the focus.
    await page.keyboard.type('We measure what we promise.');
    await block.getByLabel('Author').fill('Mara Lind');
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByText(`Now at place ${before.length} of ${before.length + 1}.`).waitFor({ state: 'attached' });
    const moved = findSlot(page).getByRole('group', { name: `Block ${before.length}, Quotation`, exact: true });
    const author = moved.getByLabel('Author');
    expect(await author.inputValue()).toBe('Mara Lind');
    // Where the focus was, it still is.
    await expect.poll(() => author.evaluate((field) => field === document.activeElement)).toBe(true);

    await moved.getByRole('button', { name: /^Remove: Block/ }).click();
    await page.getByText('Removed.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    expect(await moved.getByLabel('Author').inputValue()).toBe('Mara Lind');

    await save(page);
    await page.reload();
    await expect.poll(() => readKinds(page)).toContain(`Block ${before.length}, Quotation`);
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText('English is published.').waitFor();
    await expectPublished(plainVisitor.page, '/en/company/quality', 'We measure what we promise.');
  });

  it('EDT-002 a link leads to a page that is found by words, and an address that this site does not have is noticed', async ({
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectComplaint(/status of 404/);
    await signInEditor(visitor, qualityPath);
    await findBlocks(page).first().waitFor();
    const block = await addBlock(page, 'List of links');
    await block.getByRole('button', { name: 'Add: Link' }).click();
    await block.getByLabel('Address').fill('/company/nowhere-at-all');
    await page.keyboard.press('Tab');
    await block.getByText('This site has no page at this address.').waitFor();
    await block.getByLabel('Address').fill('javascript:alert(1)');
    await block.getByText(/^This is no address/).waitFor();
    await block.getByRole('button', { name: 'Choose a page' }).click();
    await page.getByRole('dialog').getByLabel('Search').fill('careers');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Careers/ })
      .click();
    await block.getByText('Leads to “Careers”').waitFor();
    await expect.poll(() => block.getByLabel('Link text').inputValue()).toBe('Careers');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('The draft is saved.').first().waitFor();
  });

  it('EDT-002 a new picture is sent with its description; without one, or when it is none, it is refused', async ({
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectComplaint(/status of 415/);
    await signInEditor(visitor, qualityPath);
    const hero = findBlocks(page).first();
    await hero.getByRole('button', { name: 'Choose a picture' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Send a new picture').click();
    const sendFile = async (buffer: Buffer) => {
      await dialog.getByLabel('Picture file').setInputFiles({ name: 'press.png', mimeType: 'image/png', buffer });
      await dialog.getByRole('button', { name: 'Send and use' }).click();
    };
    await sendFile(picture);
    await dialog.getByText('Please describe the picture.').waitFor();
    await dialog.getByLabel('Description in English').fill('A blue press');
    await sendFile(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await dialog.getByText('The picture was not taken').waitFor();
    await sendFile(picture);
    await dialog.waitFor({ state: 'detached' });
    await hero.getByText('A blue press').waitFor();
    await save(page);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.waitForURL('**/en/company/quality');
    const image = page.locator('#kmx-slot img[src*="/images/uploads/"]').first();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await openPage(visitor, '/en?draft=off');
  });

  it('EDT-002 an unfinished block stays in the draft; publishing names its missing fields, and the preview keeps working', async ({
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectComplaint(/status of 400/);
    await signInEditor(visitor, '/en/editor/pages/page-locations/content?language=en');
    await findSlot(page).getByLabel('Title', { exact: true }).first().waitFor();
    const block = await addBlock(page, 'Questions and answers');
    await block.getByRole('button', { name: 'Add: Entry' }).click();
    const place = await findBlocks(page).count();
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText('This cannot be published yet. Please fill in:').waitFor();
    await page.getByText(`Block ${place} · Entry · 1 · Title`).waitFor();
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.waitForURL((url) => !url.pathname.includes('/editor'));
    await expect.poll(() => page.locator('#kmx-slot h1').count()).toBe(1);
  });
});

describe('a new page', () => {
  it('EDT-002 is immediately at the address of the form: below home unless another parent is chosen, never at a taken address', async ({
    visitor,
    plainVisitor,
  }) => {
    const { page } = visitor;
    for (const one of [visitor, plainVisitor]) one.expectComplaint(/status of 404/);
    await signInEditor(visitor, '/en/editor/pages');
    const create = async (title: string, parent?: string, slug?: string) => {
      await openPage(visitor, '/en/editor/pages');
      await page.getByRole('button', { name: 'New: page' }).click();
      const dialog = page.getByRole('dialog');
      expect(await dialog.getByLabel('Site').locator('option:checked').textContent()).toBe('KMX');
      await dialog.getByLabel('Title').fill(title);
      if (slug !== undefined) await dialog.getByLabel('Last part of the address').fill(slug);
      if (parent !== undefined) await dialog.getByLabel('Parent page').selectOption(parent);
      await dialog.getByRole('button', { name: 'Create as draft' }).click();
      return dialog;
    };
    const publish = async (path: string) => {
      await addBlock(page, 'Quotation');
      await page.keyboard.type('New from the first press on.');
      await page.getByRole('button', { name: 'Save and publish' }).click();
      await page.getByText('English is published.').waitFor();
      await page.getByRole('button', { name: 'See it on the site' }).click();
      await page.waitForURL(`**${path}`);
      await page.getByText('New from the first press on.').waitFor();
    };
    await create('Brand new page');
    await findSlot(page).getByRole('button', { name: 'Add a block', exact: true }).waitFor();
    await publish('/en/brand-new-page');
    await expectPublished(plainVisitor.page, '/en/brand-new-page', 'New from the first press on.');

    // With its own title: no two pages of the site share one.
    await create('Brand new page of the company', 'company', 'brand-new-page');
    await findSlot(page).getByRole('button', { name: 'Add a block', exact: true }).waitFor();
    await publish('/en/company/brand-new-page');

    const taken = await create('Brand new page');
    await taken.getByText('“Brand new page” has this address already.').waitFor();
    await taken.getByLabel('Site').selectOption({ label: 'KMX Events' });
    await taken.getByText('“Brand new page” has this address already.').waitFor({ state: 'detached' });
    await taken.getByRole('button', { name: 'Create as draft' }).click();
    await findSlot(page).getByRole('button', { name: 'Add a block', exact: true }).waitFor();
    // A page of another site that is for the main site only is nowhere, and the form does not promise anything else.
    await page.getByText('For all languages').click();
    await findSlot(page).getByLabel('On the main site only').check();
    await page.getByRole('button', { name: 'Save and publish' }).click();
    // The form checks three times within five seconds before it reports it, and each check renders a page.
    await page.getByText(/^English is published\. But visitors do not find it/).waitFor({ timeout: 20_000 });
    expect(await page.getByRole('button', { name: 'See it on the site' }).count()).toBe(0);
  });
});
