import { RefusalError } from '@kmx/remote-kit/component-tests/create-graphql-endpoint.browser.ts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createSamplePage, sampleApplications, sampleInvitation, sampleRequest } from '../../samples/sample-access.ts';
import { sampleOrganizations, samplePersons } from '../../samples/sample-people.ts';
import { openPortal } from '../../test-desk.ts';

const open = (view: string, answers: Parameters<typeof openPortal>[1]) =>
  openPortal(
    { part: 'user-admin', address: `/mykomax/user-admin?view=${view}` },
    {
      organizationPage: () => createSamplePage([sampleOrganizations.northline]),
      applications: () => Object.values(sampleApplications),
      ...answers,
    },
  );
const createPage = (items: readonly object[], own = 0, total = items.length) => ({ items, pageInfo: { total }, own });
const accept = page.getByRole('button', { name: 'Accept request: Tom Baxter, Machine inventory' });
const decline = page.getByRole('button', { name: 'Decline: Tom Baxter, Machine inventory' });

it('POR-101 with a single role a request is accepted by one click, and its row disappears immediately', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const acceptRequest = vi.fn(() => promise);
  await open('requests', { requestPage: () => createPage([sampleRequest]), acceptRequest });
  await expect.element(page.getByText('I plan the maintenance.')).toBeVisible();
  await accept.click();
  await expect.element(page.getByText('I plan the maintenance.')).not.toBeVisible();
  expect(acceptRequest).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: 'access-2', role: 'viewer', expectedVersion: 1 }),
  );
  resolve({ ...sampleRequest, status: 'ACTIVE', version: 2 });
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

it('POR-101 a request is declined with a reason, which the dialog keeps after a failure', async () => {
  const declineRequest = vi.fn((): unknown => {
    throw new RefusalError('UNAVAILABLE');
  });
  await open('requests', { requestPage: () => createPage([sampleRequest]), declineRequest });
  await decline.click();
  const dialog = page.getByRole('dialog', { name: 'Decline' });
  await dialog.getByRole('textbox').fill('Please ask for the viewer role.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('The request could not be declined.');
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Please ask for the viewer role.');
  expect(declineRequest).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ reason: 'Please ask for the viewer role.' }),
  );
});

it('POR-105 a request already answered by another administrator: the list is reloaded and a message says why', async () => {
  let requests: readonly object[] = [sampleRequest];
  const { messages } = await open('requests', {
    requestPage: () => createPage(requests),
    acceptRequest: () => {
      requests = [];
      throw new RefusalError('CONFLICT');
    },
  });
  await accept.click();
  await expect
    .element(page.getByText('Everything is answered. New requests appear here and on your dashboard.'))
    .toBeVisible();
  expect(messages).toMatchObject([
    { kind: 'error', text: /^The request could not be accepted\. Somebody else has changed this/ },
  ]);
});

it('POR-101 users cannot decide on their own request: it says who can', async () => {
  const own = {
    ...sampleRequest,
    userId: samplePersons.anna.id,
    userName: 'Anna Keller',
    deciders: [samplePersons.tom],
  };
  await open('requests', { requestPage: () => createPage([own], 1) });
  await expect.element(page.getByText('This is your own request. It can be decided by: Tom Baxter.')).toBeVisible();
  await expect.element(page.getByText('No request waits for your answer')).toBeVisible();
});

it('POR-101 D-25 a pending invitation is resent without confirmation; withdrawing one asks first', async () => {
  const resendInvitation = vi.fn(() => sampleInvitation);
  const withdrawInvitation = vi.fn();
  const { messages } = await open('invitations', {
    invitationPage: () => createPage([sampleInvitation]),
    resendInvitation,
    withdrawInvitation,
  });
  await page.getByRole('button', { name: /^Resend invitation/ }).click();
  await expect.poll(() => messages).toMatchObject([{ kind: 'success' }]);
  expect(resendInvitation).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: /^Withdraw invitation/ }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent('The link in the mail to Tom Baxter stops working');
  expect(withdrawInvitation).not.toHaveBeenCalled();
});

it('POR-101 POR-025 many requests are on pages, which have addresses, and all of them are counted but the own ones', async () => {
  const requestPage = vi.fn((_variables: object) => createPage([sampleRequest], 2, 43));
  await open('requests&page=2', { requestPage });
  await expect.element(page.getByText('41 requests wait for your answer')).toBeVisible();
  expect(requestPage).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ page: 2, size: 20 }));
  await expect
    .element(page.getByRole('link', { name: 'Page 3' }))
    .toHaveAttribute('href', expect.stringContaining('view=requests&page=3'));
});

it('POR-101 more requests and invitations than can be counted are said to be more than that', async () => {
  await open('requests', { requestPage: () => createPage([sampleRequest], 1, 10_001) });
  await expect.element(page.getByText('More than 10,000 requests wait for your answer')).toBeVisible();
  await open('invitations', { invitationPage: () => createPage([sampleInvitation], 0, 10_001) });
  await expect.element(page.getByText('More than 10,000 open invitations')).toBeVisible();
});
