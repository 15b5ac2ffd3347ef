import { RefusalError } from '@kmx/remote-kit/component-tests/create-graphql-endpoint.browser.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { samplePersons, sampleStaff, sampleViewer } from '../../samples/sample-people.ts';
import { sampleTicket } from '../../samples/sample-tickets.ts';
import { openPortal } from '../../test-desk.ts';

const waiting = { ...sampleTicket, status: 'NEW', allowedActions: ['COMMENT', 'START', 'ASK', 'SOLVE', 'ASSIGN'] };
const state = page.getByRole('region', { name: 'Status' });

const openAsStaff = (answers: Parameters<typeof openPortal>[1]) =>
  openPortal(
    { part: 'ticket', address: `/mykomax/tickets/${sampleTicket.id}`, user: sampleStaff },
    {
      viewer: () => ({ ...sampleViewer, isServiceStaff: true }),
      ticket: () => waiting,
      serviceStaff: () => [samplePersons.sara, { id: 'user-lea', name: 'Lea Frei', isServiceStaff: true }],
      ...answers,
    },
  );

it('D-22 a question to the customer needs a text: an empty one is refused in place, with the focus in the field', async () => {
  const changeTicketStatus = vi.fn();
  await openAsStaff({ changeTicketStatus });
  await page.getByRole('button', { name: 'Ask the customer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ask the customer' }).click();
  const field = dialog.getByRole('textbox', { name: 'Answer to the customer' });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(/Please enter a comment/);
  expect(changeTicketStatus).not.toHaveBeenCalled();
});

it('D-22 started work is shown immediately, before the service desk has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  await openAsStaff({ changeTicketStatus: () => promise });
  await page.getByRole('button', { name: 'Start work' }).click();
  await expect.element(state).toMatchTextContent('In progress');
  await expect.element(page.getByRole('button', { name: 'Start work' })).not.toBeInTheDocument();
  resolve({ ...waiting, status: 'IN_PROGRESS', version: 4 });
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

it('D-22 work that could not be started is reverted, and the reason given', async () => {
  await openAsStaff({
    changeTicketStatus: () => {
      throw new RefusalError('UNAVAILABLE');
    },
  });
  await page.getByRole('button', { name: 'Start work' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('the ticket could not be changed');
  await expect.element(state).toMatchTextContent('New');
  await expect.element(page.getByRole('button', { name: 'Start work' })).toBeEnabled();
});

it('D-22 a ticket is reassigned by a single choice; a refusal restores the old name', async () => {
  const assignTicket = vi.fn((): unknown => {
    throw new RefusalError('FORBIDDEN');
  });
  await openAsStaff({ assignTicket });
  const field = page.getByRole('combobox', { name: 'In charge' });
  await field.selectOptions('Lea Frei');
  await expect.poll(() => assignTicket.mock.lastCall).toMatchObject([{ staffId: 'user-lea', expectedVersion: 3 }]);
  await expect.element(page.getByRole('alert')).toMatchTextContent('You do not have permission');
  await expect.element(field).toHaveDisplayValue('Sara Blum');
});
