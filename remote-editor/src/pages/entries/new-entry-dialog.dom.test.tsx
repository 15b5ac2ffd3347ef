import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createSampleConnection, samplePage } from '../../samples/sample-entries.ts';
import { openEditor } from '../../test-content.ts';

const dialog = page.getByRole('dialog');
const title = dialog.getByRole('textbox', { name: 'Title' });
const slug = dialog.getByRole('textbox', { name: 'Last part of the address' });
const create = () => dialog.getByRole('button', { name: 'Create as draft' }).click();

async function openDialog(content: NonNullable<Parameters<typeof openEditor>[1]['content']>) {
  const shell = await openEditor(
    { part: 'pages', address: '/editor/pages' },
    {
      content: {
        pagesConnection: () => createSampleConnection([]),
        sites: () => [{ id: 'site-main', name: 'KMX', slug: 'kmx' }],
        ...content,
      },
    },
  );
  await page.getByRole('button', { name: /^New: / }).click();
  return shell;
}

it('EDT-002 a new page reports missing values at their fields', async () => {
  const createPage = vi.fn();
  await openDialog({ createPage });
  await create();
  await expect.element(title).toHaveAccessibleDescription(/Please fill in this field/);
  await expect.element(slug).toBeInvalid();
  expect(createPage).not.toHaveBeenCalled();
});

it('EDT-002 the address is suggested from the title until another one is typed', async () => {
  await openDialog({});
  await title.fill('Câbles & fils');
  await expect.element(slug).toHaveValue('cables-fils');
  await slug.fill('cables');
  await title.fill('Câbles');
  await expect.element(slug).toHaveValue('cables');
  await slug.fill('Not This');
  await create();
  await expect.element(slug).toHaveAccessibleDescription(/small letters, digits and single hyphens only/);
});

it('EDT-002 an address taken by another page is refused with that page’s title, a changed one is accepted', async () => {
  const createPage = vi.fn(() => ({ id: 'page-new' }));
  const { visited } = await openDialog({
    pagesConnection: ({ where }: { readonly where: { readonly slug?: string } }) =>
      createSampleConnection(where.slug === 'cables' ? [samplePage] : []),
    createPage,
  });
  await title.fill('Cables');
  await create();
  await expect.element(slug).toHaveAccessibleDescription(/“Cables and wires” has this address already/);
  expect(createPage).not.toHaveBeenCalled();
  await slug.fill('cables-2');
  await create();
  await expect.poll(() => visited).toEqual(['/en/editor/pages/page-new/content?language=en']);
  expect(createPage).toHaveBeenCalledOnce();
});
