import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleDraft, samplePage } from '../../samples/sample-entries.ts';
import { openEditor } from '../../test-content.ts';

const createVersion = (revision: number, data: object = sampleDraft) => ({
  revision,
  createdAt: samplePage.updatedAt,
  data,
});
const written = { id: samplePage.id, history: [{ revision: 5 }] };
const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
const save = () => page.getByRole('button', { name: 'Save draft' }).click();

const open = (content: NonNullable<Parameters<typeof openEditor>[1]['content']>) =>
  openEditor(
    { part: 'content', address: '/editor/pages/page-cables/content?language=en' },
    { content: { page: () => samplePage, pageVersion: () => createVersion(4), ...content } },
  );

it('EDT-002 only changed fields are written, in the edited language', async () => {
  const updatePage = vi.fn(() => written);
  const { messages } = await open({ updatePage });
  await title.fill('Cables');
  await expect.element(page.getByText('Not saved yet; kept in this browser.')).toBeVisible();
  await save();
  await expect.poll(() => messages).toMatchObject([{ kind: 'success', text: 'The draft is saved.' }]);
  expect(updatePage).toHaveBeenCalledExactlyOnceWith({
    where: { id: 'page-cables' },
    data: { localizations: { upsert: [expect.objectContaining({ locale: 'en', update: { title: 'Cables' } })] } },
  });
});

it('EDT-002 Ctrl+S saves as the button does', async () => {
  const updatePage = vi.fn(() => written);
  await open({ updatePage });
  await title.fill('Cables');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => updatePage.mock.calls).toHaveLength(1);
});

it('EDT-002 unsaved input is restored after a reload, and can be discarded', async () => {
  const { leave } = await open({});
  await title.fill('Cables');
  await leave();
  await open({});
  await expect.element(page.getByText('Changes you typed earlier and did not save are back.')).toBeVisible();
  await expect.element(title).toHaveValue('Cables');
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect.element(title).toHaveValue('Cables and wires');
});

it('EDT-002 when two editors changed the same text, nothing is written before one of them is chosen', async () => {
  const theirs = { ...sampleDraft, localizations: [{ ...sampleDraft.localizations[0], title: 'Wires' }] };
  const updatePage = vi.fn(() => written);
  let entry: object = samplePage;
  await open({
    page: () => entry,
    pageVersion: ({ where }: { readonly where: { readonly revision: number } }) =>
      createVersion(where.revision, where.revision === 5 ? theirs : sampleDraft),
    updatePage,
  });
  await title.fill('Cables');
  entry = { ...samplePage, history: [{ revision: 5, createdAt: samplePage.updatedAt }] };
  await save();
  const panel = page.getByRole('region', { name: 'Another editor has changed the same text' });
  await expect.element(panel).toHaveFocus();
  expect(updatePage).not.toHaveBeenCalled();
  await panel.getByRole('radio', { name: /^The other text/ }).click();
  await panel.getByRole('button', { name: 'Continue with this choice' }).click();
  await expect.element(title).toHaveValue('Wires');
});

it('EDT-002 Alt with an arrow key moves a block, which keeps the focus, and announces its new position', async () => {
  await open({});
  await page.getByRole('textbox', { name: 'Author' }).click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByText('Now at place 2 of 2.')).toBeInTheDocument();
  const moved = page.getByRole('group', { name: 'Block 2, Quotation' }).getByRole('textbox', { name: 'Author' });
  await expect.element(moved).toHaveFocus();
  await expect.element(moved).toHaveValue('Lea');
});

it('EDT-002 a removed block returns to its position, and the undo button has the focus', async () => {
  await open({});
  await page.getByRole('button', { name: 'Remove: Block 1' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('group', { name: 'Block 1, Quotation' }).getByRole('textbox', { name: 'Author' }))
    .toHaveValue('Lea');
});

it('EDT-002 a block is added after its kind was chosen, and its first field has the focus', async () => {
  await open({});
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Quotation/ })
    .click();
  const added = page.getByRole('group', { name: 'Block 3, Quotation' });
  await expect.element(added.getByRole('textbox').first()).toHaveFocus();
});

it('EDT-002 an entry without a text in a language starts as a copy of the source or empty', async () => {
  await openEditor(
    { part: 'content', address: '/editor/pages/page-cables/content?language=fr' },
    { content: { page: () => samplePage, pageVersion: () => createVersion(4) } },
  );
  await page.getByRole('button', { name: 'Begin with the texts in English' }).click();
  await expect.element(title).toHaveValue('Cables and wires');
});
