import { RefusalError } from '@kmx/remote-kit/component-tests/create-graphql-endpoint.browser.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { samplePage } from '../../samples/sample-entries.ts';
import { openEditor } from '../../test-content.ts';

const dialog = page.getByRole('dialog', { name: 'Delete “Cables and wires”?' });
const story = { model: 'Story', entryId: 'story-1', title: 'A clean cut', isOnSite: true, kind: 'leads' };

async function openDialog(
  content: NonNullable<Parameters<typeof openEditor>[1]['content']>,
  references: object = { refusal: null, count: 0, references: [] },
  restored: () => Response = () => Response.json({ state: 'restored', model: 'Page', missing: [] }),
) {
  const shell = await openEditor(
    { part: 'page', address: '/editor/pages/page-cables' },
    {
      content: { page: () => samplePage, ...content },
      endpoints: {
        '/api/editor-references': () => Response.json(references),
        '/api/editor-deleted/page-cables': restored,
      },
    },
  );
  await page.getByRole('button', { name: 'Delete' }).click();
  return shell;
}

const confirm = () => dialog.getByRole('button', { name: 'Delete' }).click();

it('EDT-002 the dialog names the languages that leave the site and the entries that link to the page', async () => {
  await openDialog({}, { refusal: null, count: 1, references: [story] });
  await expect.element(dialog).toMatchTextContent('This entry is on the site: English and German.');
  await expect
    .element(dialog.getByRole('link', { name: 'A clean cut' }))
    .toHaveAttribute('href', '/en/editor/entries/Story/story-1');
});

it('EDT-002 a page that the site depends on cannot be deleted, and the dialog only says why', async () => {
  await openDialog({}, { refusal: 'home', count: 0, references: [] });
  await expect.element(dialog).toMatchTextContent('it is the home page of its site');
  await expect.element(dialog.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

it('EDT-002 deleting a page leads back to the list, where it can be restored for a while', async () => {
  const restored = vi.fn(() => Response.json({ state: 'restored', model: 'Page', missing: [] }));
  const { visited, messages } = await openDialog({ deletePage: () => ({ id: samplePage.id }) }, undefined, restored);
  await confirm();
  await expect.poll(() => visited).toEqual(['/en/editor/pages']);
  await expect.element(page.getByText('“Cables and wires” is deleted.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => messages).toMatchObject([{ text: '“Cables and wires” is back as it was.' }]);
  expect(restored).toHaveBeenCalledOnce();
});

it('EDT-002 an entry saved meanwhile is not deleted: the dialog names the other editor', async () => {
  let entry: object = samplePage;
  await openDialog({
    page: () => entry,
    deletePage: () => {
      entry = {
        ...samplePage,
        history: [{ revision: 5, createdAt: samplePage.updatedAt }],
        updatedBy: { name: 'Paul' },
      };
      throw new RefusalError('CHANGED', {}, 'the draft has changed since revision 4', 409);
    },
  });
  await confirm();
  await expect
    .element(dialog)
    .toMatchTextContent('Paul has saved this entry since you opened it. Nothing was deleted.');
  await expect
    .element(dialog.getByRole('link', { name: 'Compare' }))
    .toHaveAttribute('href', '/en/editor/pages/page-cables/versions/4?language=en');
  await expect.element(dialog.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

it('EDT-002 after a failed deletion the dialog stays open and says what went wrong', async () => {
  await openDialog({
    deletePage: () => {
      throw new RefusalError('UNAVAILABLE', {}, 'the database is away', 503);
    },
  });
  await confirm();
  await expect.element(dialog).toMatchTextContent('The content system cannot be reached at the moment.');
  await expect.element(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
});
