import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { samplePage } from '../../samples/sample-entries.ts';
import { openEditor } from '../../test-content.ts';

const target = {
  language: 'de',
  translationState: 'InProgress',
  exportedAt: null,
  importedAt: null,
  isSourceChanged: true,
};
const translation = { sourceLanguage: 'en', translationState: 'InProgress', targetLanguages: [target], log: [] };
const dialog = page.getByRole('dialog');
const file = new File(['<xliff/>'], 'de.xlf', { type: '' });

const open = (endpoints: NonNullable<Parameters<typeof openEditor>[1]['endpoints']> = {}) =>
  openEditor(
    { part: 'page', address: '/editor/pages/page-cables' },
    {
      content: { page: () => samplePage },
      endpoints: { '/api/translation/state': () => Response.json(translation), ...endpoints },
    },
  );

it('EDT-010 a translation starts only after a language was chosen', async () => {
  const start = vi.fn((_request: Request) => Response.json(translation));
  const { messages } = await open({ '/api/translation/start': start });
  await page.getByRole('button', { name: 'Start translation' }).click();
  await expect.element(page.getByText('Please choose at least one language.')).toBeVisible();
  expect(start).not.toHaveBeenCalled();
  await page.getByRole('checkbox', { name: 'French' }).click();
  await page.getByRole('button', { name: 'Start translation' }).click();
  await expect.poll(() => messages).toMatchObject([{ text: 'The translation into 1 language has started.' }]);
  expect(new URL(start.mock.lastCall?.[0].url ?? '').searchParams.get('languages')).toBe('fr');
});

it('EDT-014 a target says that its source has changed since the export', async () => {
  await open();
  const row = page.getByRole('row', { name: /^German/ }).filter({ hasText: 'In progress' });
  await expect.element(row).toMatchTextContent('Source changed since export');
});

it('EDT-010 a translation is reset after a confirmation that says what stays', async () => {
  const reset = vi.fn(() => Response.json({ ...translation, targetLanguages: [] }));
  await open({ '/api/translation/reset': reset });
  await page.getByRole('button', { name: /^Reset/ }).click();
  await expect.element(dialog).toMatchTextContent('Texts that were translated stay.');
  expect(reset).not.toHaveBeenCalled();
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect.element(page.getByText('This page is not being translated yet.')).toBeVisible();
});

it('EDT-010 an import without a file asks for one, and a file that does not fit is refused with all its problems', async () => {
  const problems = [
    { unit: 'blocks.1.title', code: 'missing-unit' },
    { unit: null, code: 'other-language' },
  ];
  await open({ '/api/translation/xliff': () => Response.json({ error: 'refused', problems }, { status: 422 }) });
  await page.getByRole('button', { name: /^Import/ }).click();
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect.element(dialog).toMatchTextContent('Please choose a file.');
  await dialog.getByLabelText('XLIFF file').upload(file);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect.element(dialog).toMatchTextContent('Nothing was imported, because the file does not fit');
  await expect
    .element(dialog.getByRole('listitem').filter({ hasText: 'A text is missing: blocks.1.title' }))
    .toBeVisible();
  await expect
    .element(dialog.getByRole('listitem').filter({ hasText: 'The file is for another language.' }))
    .toBeVisible();
});
