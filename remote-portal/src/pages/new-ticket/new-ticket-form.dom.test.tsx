import { RefusalError } from '@kmx/remote-kit/component-tests/create-graphql-endpoint.browser.ts';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createSamplePage } from '../../samples/sample-access.ts';
import { sampleMachine } from '../../samples/sample-machines.ts';
import { sampleLocation, sampleTicket } from '../../samples/sample-tickets.ts';
import { openPortal } from '../../test-desk.ts';

const bern = { ...sampleLocation, id: 'location-bern', name: 'Bern plant', city: 'Bern' };
const send = () => page.getByRole('button', { name: 'Open ticket' }).click();
const subject = page.getByRole('textbox', { name: 'Subject' });
const machine = page.getByRole('combobox', { name: 'Machine' });

const open = (answers: Parameters<typeof openPortal>[1], query = '') =>
  openPortal(
    { part: 'new-ticket', address: `/mykomax/tickets/newticket${query}` },
    {
      locationPage: () => createSamplePage([sampleLocation]),
      inventory: () => createSamplePage([sampleMachine]),
      ...answers,
    },
  );

async function fillIn() {
  await page.getByRole('combobox', { name: 'Type' }).selectOptions('Fault');
  await machine.selectOptions('Crimp 300 · 30014711 · A-17');
  await subject.fill('Crimp height drifts');
  await page.getByRole('textbox', { name: 'Description' }).fill('Since this morning.');
}

it('POR-060 an empty form lists missing values in the order of its fields, and the list has the focus', async () => {
  await open({ locationPage: () => createSamplePage([sampleLocation, bern]) });
  await send();
  const summary = page.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  expect(
    summary
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Please select a location',
    'Please select a ticket type',
    'Please select a machine concerned',
    'Please enter subject',
    'Please enter description',
  ]);
  await summary.getByRole('link', { name: 'Please enter subject' }).click();
  await expect.element(subject).toHaveFocus();
});

it('POR-060 choosing another location clears the machine, which belongs to the previous one', async () => {
  await open({ locationPage: () => createSamplePage([sampleLocation, bern]) });
  const location = page.getByRole('combobox', { name: 'Location' });
  await location.selectOptions('Olten plant, Olten · Northline Harness');
  await machine.selectOptions('Crimp 300 · 30014711 · A-17');
  await location.selectOptions('Bern plant, Bern · Northline Harness');
  await expect.element(machine).toHaveDisplayValue('Select a machine');
});

it('POR-061 an unlisted machine can be named, optionally', async () => {
  const createTicket = vi.fn(() => sampleTicket);
  await open({ createTicket });
  await fillIn();
  await machine.selectOptions('My machine is not listed');
  await page.getByRole('textbox', { name: /Name of the machine/ }).fill('Old press');
  await send();
  await expect
    .poll(() => createTicket.mock.lastCall)
    .toMatchObject([
      { input: { machineId: null, isMachineUnlisted: true, machineName: 'Old press', serialNumber: '' } },
    ]);
});

it('POR-066 a ticket that could not be opened is resent as the same one, with all input', async () => {
  const createTicket = vi.fn((_input: { readonly input: { readonly clientMutationId: string } }): unknown => {
    throw new RefusalError('UNAVAILABLE');
  });
  const { visited } = await open({ createTicket });
  await fillIn();
  await send();
  await expect.element(page.getByRole('alert')).toMatchTextContent('your ticket could not be opened');
  await expect.element(subject).toHaveValue('Crimp height drifts');
  createTicket.mockReturnValue({ ...sampleTicket, description: 'Since this morning.' });
  await send();
  await expect.poll(() => visited).toEqual(['/en/mykomax/tickets/KMX-100001']);
  const [first, second] = createTicket.mock.calls.map(([{ input }]) => input.clientMutationId);
  expect(second).toBe(first);
});

it('POR-060 a field refused by the service desk is named in the summary and marked', async () => {
  await open({
    createTicket: () => {
      throw new RefusalError('VALIDATION', { problems: [{ field: 'input.subject', messageId: 'tickets.subject' }] });
    },
  });
  await fillIn();
  await send();
  await expect.element(page.getByRole('alert').getByRole('link', { name: 'Please enter subject' })).toBeVisible();
  await expect.element(subject).toBeInvalid();
});

it('POR-007 a second Enter while the ticket is being sent opens no second one', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const createTicket = vi.fn(() => promise);
  const { visited } = await open({ createTicket });
  await fillIn();
  await subject.click();
  await userEvent.keyboard('{Enter}{Enter}');
  resolve({ ...sampleTicket, description: 'Since this morning.' });
  await expect.poll(() => visited).toHaveLength(1);
  expect(createTicket).toHaveBeenCalledOnce();
});

it('POR-007 typed input is kept for the next visit, which says so and can start over', async () => {
  const { leave } = await open({});
  await subject.fill('Crimp height drifts');
  await leave();
  await open({});
  await expect.element(subject).toHaveValue('Crimp height drifts');
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect.element(subject).toHaveValue('');
  await expect.element(page.getByRole('button', { name: 'Start again' })).not.toBeInTheDocument();
});
