import { ConnectionLostError } from '@kmx/remote-kit/component-tests/answer-endpoints.browser.ts';
import { composeText, endComposition } from '@kmx/remote-kit/component-tests/compose-text.browser.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleTicket } from '../../samples/sample-tickets.ts';
import { openPortal } from '../../test-desk.ts';

const path = '/mykomax/tickets/list';
const open = (tickets: () => unknown, query = '') =>
  openPortal({ part: 'tickets', address: path + query }, { tickets });
const createPage = (total: number, items: readonly object[] = [sampleTicket]) => ({
  items,
  pageInfo: { page: 1, size: 20, total },
});
const none = createPage(0, []);

it('POR-006 a click on a column header sorts by it, a second click reverses the order', async () => {
  const tickets = vi.fn(() => createPage(1));
  const { visited } = await open(tickets);
  const head = page.getByRole('columnheader', { name: 'Subject' });
  await head.getByRole('button').click();
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => tickets.mock.lastCall).toMatchObject([{ sort: 'SUBJECT', direction: 'ASC' }]);
  await head.getByRole('button').click();
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  expect(visited).toEqual([`/en${path}?sort=subject`, `/en${path}?sort=-subject`]);
});

it('POR-006 a search is sent once, shortly after the last key, starting from the first page', async () => {
  const tickets = vi.fn(() => createPage(60));
  const { visited } = await open(tickets, '?page=2');
  await page.getByRole('searchbox', { name: 'Search tickets' }).fill('crimp');
  await expect.poll(() => visited).toEqual([`/en${path}?q=crimp`]);
  await expect.poll(() => tickets.mock.lastCall).toMatchObject([{ search: 'crimp', page: 1 }]);
});

it('POR-006 two statuses chosen in sequence both count', async () => {
  const tickets = vi.fn(() => createPage(1));
  const { visited } = await open(tickets);
  await page.getByRole('checkbox', { name: 'New' }).click();
  await page.getByRole('checkbox', { name: 'Solved' }).click();
  await expect.poll(() => visited.at(-1)).toBe(`/en${path}?status=NEW,SOLVED`);
  await expect.poll(() => tickets.mock.lastCall).toMatchObject([{ status: ['NEW', 'SOLVED'] }]);
});

it('POR-006 a list without tickets offers to open the first one', async () => {
  await open(() => none);
  await expect.element(page.getByRole('heading', { name: 'No tickets yet' })).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
});

it('POR-006 a search without a match says so, and a button removes all filters', async () => {
  const { visited } = await open(() => none, '?q=nothing&status=NEW');
  await expect.element(page.getByRole('heading', { name: 'No ticket matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset filters' }).first().click();
  await expect.poll(() => visited).toEqual([`/en${path}`]);
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
});

it('POR-006 a link to a page beyond the end leads to the last one', async () => {
  const { visited } = await open(() => createPage(25), '?page=9');
  await expect.poll(() => visited).toEqual([`/en${path}?page=2`]);
  const pages = page.getByRole('navigation', { name: 'Pages of tickets' });
  await expect.element(pages.getByText('2')).toHaveAttribute('aria-current', 'page');
});

it('POR-006 of more than 10,000 tickets the number says so, and those that are counted can be opened', async () => {
  await open(() => createPage(10_001), '?page=500');
  await expect.element(page.getByText('More than 10,000 tickets')).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages of tickets' });
  await expect.element(pages.getByText('500')).toHaveAttribute('aria-current', 'page');
  await expect.element(pages.getByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  await expect.element(page.getByText(/Search or filter to find the others\.$/)).toBeVisible();
});

it('POR-066 tickets that cannot be loaded: an apology, a link to support, and a retry that works', async () => {
  const tickets = vi.fn((): unknown => {
    throw new ConnectionLostError();
  });
  await open(tickets);
  const failure = page.getByRole('alert');
  await expect.element(failure).toMatchTextContent('your tickets could not be loaded');
  await expect.element(failure.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/en/contact');
  tickets.mockReturnValue(createPage(1));
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: 'Crimp height drifts' })).toBeVisible();
});

it('POR-006 the search waits for the end of a composition, so that Japanese can be typed', async () => {
  const { visited } = await open(() => createPage(1));
  await page.getByRole('searchbox', { name: 'Search tickets' }).click();
  await composeText('でんせん');
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(visited).toEqual([]);
  await endComposition('電線');
  await expect.poll(() => visited).toEqual([`/en${path}?q=%E9%9B%BB%E7%B7%9A`]);
});
