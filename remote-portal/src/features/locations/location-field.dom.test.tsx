import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createSamplePage } from '../../samples/sample-access.ts';
import { sampleMachine } from '../../samples/sample-machines.ts';
import { sampleStaff } from '../../samples/sample-people.ts';
import { sampleLocation, sampleTicket } from '../../samples/sample-tickets.ts';
import { openPortal } from '../../test-desk.ts';

const bern = { ...sampleLocation, id: 'location-bern', name: 'Bern plant', city: 'Bern' };
const field = page.getByRole('combobox', { name: 'Location' });

/** Locations of very many organizations, of whom the first page has only Olten. */
const locationPage = ({ search }: { readonly search: string | null }) =>
  search ? createSamplePage([bern]) : createSamplePage([sampleLocation], 9000);
const location = () => bern;

async function chooseBern() {
  await field.fill('bern');
  await expect.element(page.getByRole('option', { name: /Bern plant/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('Bern plant');
}

it('POR-024 machines are listed by one of very many locations, which is found by a part of its name', async () => {
  const inventory = vi.fn(() => createSamplePage([sampleMachine]));
  const { visited } = await openPortal(
    { part: 'inventory', address: '/mykomax/inventory', user: sampleStaff },
    { ...{ locationPage, location, inventory } },
  );
  await chooseBern();
  expect(visited).toEqual([`/en/mykomax/inventory?location=${bern.id}`]);
  await expect.poll(() => inventory.mock.lastCall).toMatchObject([{ locationId: bern.id }]);
});

it('POR-060 a ticket is opened for one of very many locations', async () => {
  const createTicket = vi.fn(() => sampleTicket);
  await openPortal(
    { part: 'new-ticket', address: '/mykomax/tickets/newticket', user: sampleStaff },
    { ...{ locationPage, location, createTicket }, inventory: () => createSamplePage([sampleMachine]) },
  );
  await page.getByRole('button', { name: 'Open ticket' }).click();
  await expect.element(field).toHaveAccessibleDescription(/Please select a location/);
  await chooseBern();
  await page.getByRole('combobox', { name: 'Type' }).selectOptions('Fault');
  await page.getByRole('combobox', { name: 'Machine' }).selectOptions('My machine is not listed');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Crimp height drifts');
  await page.getByRole('textbox', { name: 'Description' }).fill('Since this morning.');
  await page.getByRole('button', { name: 'Open ticket' }).click();
  await expect.poll(() => createTicket.mock.lastCall).toMatchObject([{ input: { locationId: bern.id } }]);
});
