import { ConnectionLostError } from '@kmx/remote-kit/component-tests/answer-endpoints.browser.ts';
import { RefusalError } from '@kmx/remote-kit/component-tests/create-graphql-endpoint.browser.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createSamplePage } from '../../samples/sample-access.ts';
import { sampleMachine } from '../../samples/sample-machines.ts';
import { sampleLocation } from '../../samples/sample-tickets.ts';
import { openPortal } from '../../test-desk.ts';

const path = '/mykomax/inventory';
const open = (inventory: (input: never) => unknown, query = '') =>
  openPortal(
    { part: 'inventory', address: path + query },
    { locationPage: () => createSamplePage([sampleLocation]), inventory },
  );

it('POR-024 a column header sorts the list, and the address reflects it', async () => {
  const inventory = vi.fn(() => createSamplePage([sampleMachine]));
  const { visited } = await open(inventory);
  await page.getByRole('columnheader', { name: 'Serial number' }).getByRole('button').click();
  await expect.poll(() => inventory.mock.lastCall).toMatchObject([{ sort: 'SERIAL_NUMBER', direction: 'ASC' }]);
  expect(visited).toHaveLength(1);
  expect(visited[0]).toMatch(/sort=SERIAL_NUMBER/);
});

it('POR-024 a row shows the machine with its own number, its open tickets and the end of its warranty', async () => {
  await open(() => createSamplePage([sampleMachine]));
  const row = page.getByRole('row', { name: /Crimp 300/ });
  await expect.element(row).toMatchTextContent('A-17 · 2 open tickets');
  await expect.element(row).toMatchTextContent('Warranty ended');
  await expect.element(row.getByRole('link', { name: 'Crimp 300' })).toHaveAttribute('href', `/en${path}/machine-1`);
});

it('POR-120 ERR-014 a failed inventory says that an error has occurred, with visible technical details', async () => {
  const inventory = vi.fn((): unknown => {
    throw new ConnectionLostError();
  });
  await open(inventory);
  const failure = page.getByRole('alert');
  await expect.element(failure).toMatchTextContent('An error has occurred');
  await expect.element(failure.getByText(/Failed to fetch/)).toBeVisible();
  inventory.mockReturnValue(createSamplePage([sampleMachine]));
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('row', { name: /Crimp 300/ })).toBeVisible();
});

it('POR-024 a link to a location that no longer exists finds nothing, which is no failure, and the filters can be reset', async () => {
  const inventory = vi.fn(({ locationId }: { readonly locationId: string | null }) => {
    if (locationId === 'gone') throw new RefusalError('NOT_FOUND');
    return createSamplePage([sampleMachine]);
  });
  await open(inventory, '?location=gone');
  await expect.element(page.getByText('No machine matches. Try fewer words or other filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect.element(page.getByRole('row', { name: /Crimp 300/ })).toBeVisible();
});

it('POR-024 a status is chosen from a list, and the previous rows stay until the new ones arrive', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  await open(({ status }: { readonly status: readonly string[] | null }) =>
    status === null ? createSamplePage([sampleMachine]) : promise,
  );
  await page.getByRole('combobox', { name: 'Status' }).selectOptions('Stopped');
  await expect.element(page.getByRole('row', { name: /Crimp 300/ })).toBeVisible();
  resolve(createSamplePage([{ ...sampleMachine, id: 'machine-2', name: 'Cut 20' }]));
  await expect.element(page.getByRole('row', { name: /Cut 20/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Crimp 300/ })).not.toBeInTheDocument();
});
