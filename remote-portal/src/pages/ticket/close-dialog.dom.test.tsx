import { RefusalError } from '@kmx/remote-kit/component-tests/create-graphql-endpoint.browser.ts';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleTicket } from '../../samples/sample-tickets.ts';
import { openPortal } from '../../test-desk.ts';

const closed = { ...sampleTicket, status: 'CLOSED', version: 4, allowedActions: ['FOLLOW_UP'] };
const dialog = page.getByRole('dialog', { name: 'Close ticket' });

async function openDialog(answers: Parameters<typeof openPortal>[1]) {
  const shell = await openPortal(
    { part: 'ticket', address: `/mykomax/tickets/${sampleTicket.id}` },
    { ticket: () => sampleTicket, ...answers },
  );
  await page.getByRole('button', { name: 'Close ticket' }).click();
  return shell;
}

const confirm = () => dialog.getByRole('button', { name: 'Close for good' }).click();

it('POR-064 a ticket is not closed without a reason: the dialog says so and takes the focus', async () => {
  const closeTicket = vi.fn();
  await openDialog({ closeTicket });
  await confirm();
  await expect.element(dialog).toMatchTextContent('Please select a reason');
  await expect.element(dialog.getByRole('group', { name: 'Reason' })).toHaveFocus();
  expect(closeTicket).not.toHaveBeenCalled();
});

it('POR-063 the comment is optional, and the reason goes to the service desk with the version that was seen', async () => {
  const closeTicket = vi.fn(() => closed);
  await openDialog({ closeTicket });
  await dialog.getByRole('radio', { name: 'No longer relevant' }).click();
  await confirm();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(closeTicket).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: sampleTicket.id, reason: 'NO_LONGER_RELEVANT', comment: '', expectedVersion: 3 }),
  );
});

it('POR-064 closing a ticket can be undone for a while, and the undo button has the focus', async () => {
  const closeTicket = vi.fn((_input: { readonly undoId: string }) => closed);
  const undo = vi.fn((input: { readonly id: string }) => ({ id: input.id, ticket: sampleTicket }));
  const { messages } = await openDialog({ closeTicket, undo });
  await dialog.getByRole('radio', { name: 'Solved by KMX' }).click();
  await confirm();
  const button = page.getByRole('button', { name: 'Undo' });
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => messages).toMatchObject([{ kind: 'success', text: 'Taken back. Everything is as before.' }]);
  await expect.element(button).not.toBeInTheDocument();
  expect(undo.mock.lastCall?.[0].id).toBe(closeTicket.mock.lastCall?.[0].undoId);
});

it('POR-066 after a failed attempt to close, the dialog reopens with all input and says why', async () => {
  const closeTicket = vi.fn((): unknown => {
    throw new RefusalError('UNAVAILABLE');
  });
  await openDialog({ closeTicket });
  await dialog.getByRole('radio', { name: 'Solved without KMX' }).click();
  await dialog.getByRole('textbox', { name: 'Closing comment (optional)' }).fill('A new blade did it.');
  await confirm();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('the ticket could not be closed');
  await expect.element(dialog.getByRole('radio', { name: 'Solved without KMX' })).toBeChecked();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('A new blade did it.');
});

it('POR-064 when another user was faster, the dialog shows the current status and can no longer be sent', async () => {
  let ticket: object = sampleTicket;
  const closeTicket = vi.fn((): unknown => {
    ticket = closed;
    throw new RefusalError('CONFLICT');
  });
  await openDialog({ ticket: () => ticket, closeTicket });
  await dialog.getByRole('radio', { name: 'Solved by KMX' }).click();
  await confirm();
  await expect.element(dialog).toMatchTextContent('This is no longer possible in this state.');
  await expect.element(dialog).toMatchTextContent('The ticket is now: Closed');
  await expect.element(dialog.getByRole('button', { name: 'Close for good' })).toBeDisabled();
});

it('POR-064 Escape closes the dialog and returns the focus to its button', async () => {
  await openDialog({});
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Close ticket' })).toHaveFocus();
});
