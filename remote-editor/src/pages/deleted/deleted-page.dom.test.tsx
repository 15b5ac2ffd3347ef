import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openEditor } from '../../test-content.ts';

const entry = {
  id: 'page-old',
  model: 'Page',
  title: 'Old page',
  deletedAt: '2026-11-20T08:00:00.000Z',
  deletedBy: 'Rita',
  keptUntil: '2027-02-18T08:00:00.000Z',
  wasOnSite: true,
};
const restore = page.getByRole('button', { name: 'Restore as a draft: Old page' });

/** Answers the list, and restoring by the query that was sent. */
const open = (list: () => readonly object[], bringBack: (query: URLSearchParams) => Response) =>
  openEditor(
    { part: 'deleted', address: '/editor/deleted' },
    {
      endpoints: {
        '/api/editor-deleted': () => Response.json({ count: list().length, entries: list() }),
        '/api/editor-deleted/page-old': ({ url }) => bringBack(new URL(url).searchParams),
      },
    },
  );

it('EDT-002 a deleted entry is restored as a draft, its row disappears, and the focus moves to the count', async () => {
  let entries: readonly object[] = [entry];
  const bringBack = vi.fn(() => {
    entries = [];
    return Response.json({ state: 'restored', model: 'Page', missing: [] });
  });
  const { messages } = await open(() => entries, bringBack);
  await restore.click();
  await expect
    .poll(() => messages)
    .toMatchObject([{ text: '“Old page” is back as a draft. It is not on the site yet.' }]);
  await expect.element(page.getByText('Nothing has been deleted.')).toBeVisible();
  await expect.element(page.getByText('No entries')).toHaveFocus();
});

it('EDT-002 when the address was taken meanwhile, the dialog names the other entry and suggests another address', async () => {
  const holder = { model: 'Page', entryId: 'page-new', title: 'New page', value: '/old-page' };
  const bringBack = vi.fn((query: URLSearchParams) =>
    query.has('slug')
      ? Response.json({ state: 'restored', model: 'Page', missing: [] })
      : Response.json({ holder }, { status: 409 }),
  );
  await open(() => [entry], bringBack);
  await restore.click();
  const dialog = page.getByRole('dialog', { name: 'The address is taken' });
  await expect
    .element(dialog.getByRole('link', { name: 'New page' }))
    .toHaveAttribute('href', '/en/editor/pages/page-new');
  const address = dialog.getByRole('textbox', { name: 'Last part of the address' });
  await expect.element(address).toHaveValue('old-page-2');
  await address.fill('Not This');
  await dialog.getByRole('button', { name: 'Restore as a draft' }).click();
  await expect.element(address).toBeInvalid();
  await address.fill('old-page-3');
  await dialog.getByRole('button', { name: 'Restore as a draft' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bringBack.mock.lastCall?.[0].get('slug')).toBe('old-page-3');
});

it('EDT-002 references to entries that no longer exist are reported after a restore', async () => {
  const missing = [{ model: 'Story', entryId: 'story-1', title: 'A clean cut' }];
  const { messages } = await open(
    () => [entry],
    () => Response.json({ state: 'restored', model: 'Page', missing }),
  );
  await restore.click();
  await expect.poll(() => messages.at(-1)?.text).toMatch(/1 entry that it names no longer exists: A clean cut\./);
});
