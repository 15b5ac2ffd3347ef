import { RefusalError } from '@kmx/remote-kit/component-tests/create-graphql-endpoint.browser.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { samplePage } from '../../samples/sample-entries.ts';
import { openEditor } from '../../test-content.ts';

const open = (content: NonNullable<Parameters<typeof openEditor>[1]['content']>) =>
  openEditor(
    { part: 'page', address: '/editor/pages/page-cables' },
    { content: { page: () => samplePage, ...content } },
  );
const dialog = page.getByRole('dialog');
const done = { id: samplePage.id };

it('EDT-014 each language shows its state: published, or changed since', async () => {
  await open({});
  await expect.element(page.getByRole('row', { name: /^English/ })).toMatchTextContent('Published');
  await expect.element(page.getByRole('row', { name: /^German/ })).toMatchTextContent('Changed since');
  await expect.element(page.getByRole('button', { name: 'Publish: English' })).not.toBeInTheDocument();
});

it('EDT-013 a language is published only in the version that was seen', async () => {
  const publishPage = vi.fn((): unknown => {
    throw new RefusalError('CHANGED', {}, 'the draft has changed since revision 4', 409);
  });
  const { messages } = await open({ publishPage });
  await page.getByRole('button', { name: 'Publish: German' }).click();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(messages).toEqual([]);
  publishPage.mockReturnValue(done);
  await page.getByRole('button', { name: 'Publish: German' }).click();
  await expect.poll(() => messages).toMatchObject([{ kind: 'success', text: 'German is published.' }]);
  expect(publishPage.mock.lastCall).toMatchObject([{ locales: ['de'] }]);
});

it('EDT-014 a schedule needs a future time: the field says so and has the focus', async () => {
  const schedulePublishPage = vi.fn(() => done);
  const { messages } = await open({ schedulePublishPage });
  await page.getByRole('button', { name: 'Plan: German' }).click();
  const time = dialog.getByLabelText('Day and time');
  await time.fill('2020-01-01T08:00');
  await dialog.getByRole('button', { name: 'Plan it' }).click();
  await expect.element(time).toHaveAccessibleDescription(/Please choose a time in the future/);
  await expect.element(time).toHaveFocus();
  expect(schedulePublishPage).not.toHaveBeenCalled();
  await time.fill('2099-01-01T08:00');
  await dialog.getByRole('button', { name: 'Plan it' }).click();
  await expect.poll(() => messages).toMatchObject([{ text: 'It is planned.' }]);
  expect(schedulePublishPage.mock.lastCall).toMatchObject([{ locales: ['de'], releaseAt: '2099-01-01T08:00:00.000Z' }]);
});

it('EDT-014 scheduling a removal differs from scheduling a publication', async () => {
  const scheduleUnpublishPage = vi.fn(() => done);
  await open({ scheduleUnpublishPage });
  await page.getByRole('button', { name: 'Plan: English' }).click();
  await dialog.getByRole('radio', { name: 'Take off the site' }).click();
  await dialog.getByLabelText('Day and time').fill('2099-01-01T08:00');
  await dialog.getByRole('button', { name: 'Plan it' }).click();
  await expect.poll(() => scheduleUnpublishPage.mock.lastCall).toMatchObject([{ locales: ['en'] }]);
});

it('EDT-014 a language taken off the site can be published again unchanged for a while', async () => {
  const unpublishPage = vi.fn(() => done);
  const publishPage = vi.fn(() => done);
  await open({ unpublishPage, publishPage });
  await page.getByRole('button', { name: 'Take off the site: English' }).click();
  await expect.element(dialog).toMatchTextContent('Visitors will no longer find this language.');
  await dialog.getByRole('button', { name: 'Take off the site' }).click();
  await expect.element(page.getByText('English is off the site.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => publishPage.mock.lastCall).toMatchObject([{ locales: ['en'] }]);
});

it('EDT-014 the confirmation warns when the last language takes the whole page off the site', async () => {
  const only = { ...samplePage, localizations: samplePage.localizations.slice(0, 1) };
  await open({ page: () => only });
  await page.getByRole('button', { name: 'Take off the site: English' }).click();
  await expect.element(dialog).toMatchTextContent('The entry will leave the site in all languages.');
});
