import { RefusalError } from '@kmx/remote-kit/component-tests/create-graphql-endpoint.browser.ts';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { samplePersons } from '../../samples/sample-people.ts';
import { sampleTicket } from '../../samples/sample-tickets.ts';
import { openPortal } from '../../test-desk.ts';

const open = (answers: Parameters<typeof openPortal>[1]) =>
  openPortal(
    { part: 'ticket', address: `/mykomax/tickets/${sampleTicket.id}` },
    { ticket: () => sampleTicket, ...answers },
  );
const field = page.getByRole('textbox', { name: 'Your comment' });
const thread = page.getByRole('region', { name: /^Conversation/ });
const send = () => page.getByRole('button', { name: 'Send comment' }).click();
const ownComment = {
  id: 'comment-2',
  author: samplePersons.anna,
  isReply: false,
  isOwn: true,
  text: 'Ten crimps, all too high.',
  createdAt: '2026-11-21T09:30:00.000Z',
  attachments: [],
};

it('POR-062 ERR-010 an empty comment is refused with its message, and the focus stays in the field', async () => {
  const addComment = vi.fn();
  await open({ addComment });
  await field.fill('  ');
  await send();
  await expect.element(field).toHaveAccessibleDescription(/Please enter a comment/);
  await expect.element(field).toHaveFocus();
  expect(addComment).not.toHaveBeenCalled();
});

it('POR-062 Ctrl+Enter sends a comment, which appears in the conversation before it has arrived', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  let ticket: object = sampleTicket;
  await open({ ticket: () => ticket, addComment: () => promise });
  await field.fill(ownComment.text);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(thread).toMatchTextContent('Being sentTen crimps, all too high.');
  await expect.element(field).toHaveValue('');
  ticket = { ...sampleTicket, comments: [...sampleTicket.comments, ownComment] };
  resolve(ticket);
  await expect.element(thread).not.toMatchTextContent('Being sent');
  await expect.element(thread.getByText(ownComment.text)).toHaveLength(1);
});

it('POR-066 a comment that did not arrive says so and is resent as the same one', async () => {
  const addComment = vi.fn((_input: { readonly input: { readonly clientMutationId: string } }): unknown => {
    throw new RefusalError('UNAVAILABLE');
  });
  await open({ addComment });
  await field.fill(ownComment.text);
  await send();
  await expect.element(thread.getByRole('alert')).toMatchTextContent('your comment has not arrived yet');
  addComment.mockReturnValue({ ...sampleTicket, comments: [ownComment] });
  await thread.getByRole('button', { name: 'Send again' }).click();
  await expect.element(thread.getByRole('alert')).not.toBeInTheDocument();
  const [first, second] = addComment.mock.calls.map(([{ input }]) => input.clientMutationId);
  expect(second).toBe(first);
});

it('POR-066 a comment that did not arrive can be put back into the form for editing', async () => {
  await open({
    addComment: () => {
      throw new RefusalError('RATE_LIMITED');
    },
  });
  await field.fill(ownComment.text);
  await send();
  await thread.getByRole('button', { name: 'Edit' }).click();
  await expect.element(field).toHaveValue(ownComment.text);
  await expect.element(thread.getByRole('alert')).not.toBeInTheDocument();
});

it('POR-062 a ticket that accepts no more comments keeps typed input, to be read and discarded', async () => {
  let ticket: object = sampleTicket;
  await open({ ticket: () => ticket });
  await field.fill('One more thing');
  ticket = { ...sampleTicket, status: 'CLOSED', version: 4, allowedActions: ['FOLLOW_UP'] };
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText(/This ticket takes no more comments/)).toBeVisible();
  await expect.element(page.getByText('One more thing')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(page.getByText('One more thing')).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: 'Status' })).toHaveFocus();
});

it('D-22 a follow-up starts with the comment that the closed ticket did not accept', async () => {
  let ticket: object = sampleTicket;
  const createFollowUp = vi.fn(() => ({ ...sampleTicket, id: 'KMX-100002', description: 'One more thing' }));
  const { visited } = await open({ ticket: () => ticket, createFollowUp });
  await field.fill('One more thing');
  ticket = { ...sampleTicket, status: 'CLOSED', version: 4, allowedActions: ['FOLLOW_UP'] };
  dispatchEvent(new Event('online'));
  await page.getByRole('button', { name: 'Create follow-up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create follow-up' });
  await expect.element(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('One more thing');
  await dialog.getByRole('button', { name: 'Open ticket' }).click();
  await expect.poll(() => visited).toEqual(['/en/mykomax/tickets/KMX-100002']);
});
