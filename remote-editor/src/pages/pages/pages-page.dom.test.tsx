import { ConnectionLostError } from '@kmx/remote-kit/component-tests/answer-endpoints.browser.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createSampleConnection, samplePage } from '../../samples/sample-entries.ts';
import { openEditor } from '../../test-content.ts';

const open = (pagesConnection: (input: never) => unknown, query = '') =>
  openEditor({ part: 'pages', address: `/editor/pages${query}` }, { content: { pagesConnection } });

it('EDT-001 the list of pages shows the address, state and last editor of each page', async () => {
  await open(() => createSampleConnection([samplePage]));
  const row = page.getByRole('row', { name: /^Cables and wires/ });
  await expect.element(row).toMatchTextContent('KMX · /cables');
  await expect.element(row).toMatchTextContent('Changed since');
  await expect.element(row).toMatchTextContent('Rita');
});

it('EDT-001 search, state and language are in the address together, and the list is queried with all of them', async () => {
  const pagesConnection = vi.fn(() => createSampleConnection([samplePage]));
  const { visited } = await open(pagesConnection, '?page=3');
  await page.getByRole('combobox', { name: 'State' }).selectOptions('Draft');
  await page.getByRole('searchbox', { name: 'Search' }).fill('cable');
  await expect.poll(() => visited.at(-1)).toBe('/en/editor/pages?q=cable&state=draft');
  await expect
    .poll(() => pagesConnection.mock.lastCall)
    .toMatchObject([{ where: { _search: 'cable', documentInStages_none: { stage: 'PUBLISHED' } }, skip: 0 }]);
});

it('EDT-001 invalid values in the address are ignored', async () => {
  const pagesConnection = vi.fn(() => createSampleConnection([samplePage]));
  await open(pagesConnection, '?sort=nothing&state=odd&page=-2');
  await expect.element(page.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('All');
  await expect.poll(() => pagesConnection.mock.lastCall).toMatchObject([{ orderBy: 'updatedAt_DESC', skip: 0 }]);
});

it('EDT-001 filters without a match show a sentence and no table', async () => {
  await open(() => createSampleConnection([]), '?q=nothing');
  await expect.element(page.getByText('No page fits these filters.')).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
});

it('EDT-013 an unreachable content system: what to do, the technical detail, and a retry that works', async () => {
  const pagesConnection = vi.fn((): unknown => {
    throw new ConnectionLostError();
  });
  await open(pagesConnection);
  await expect
    .element(page.getByText('The content system cannot be reached at the moment. Please try again in a minute.'))
    .toBeVisible();
  pagesConnection.mockReturnValue(createSampleConnection([samplePage]));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: 'Cables and wires' })).toBeVisible();
});

it('EDT-001 a page of the list is a link that keeps the filters', async () => {
  await open(() => createSampleConnection([samplePage], 60), '?q=cable');
  const pages = page.getByRole('navigation', { name: 'Pages of the list' });
  await expect
    .element(pages.getByRole('link', { name: 'Page 2' }))
    .toHaveAttribute('href', '/en/editor/pages?q=cable&page=2');
});
