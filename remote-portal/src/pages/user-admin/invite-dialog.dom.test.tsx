import { RefusalError } from '@kmx/remote-kit/component-tests/create-graphql-endpoint.browser.ts';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createSamplePage, sampleApplications, sampleMember } from '../../samples/sample-access.ts';
import { sampleOrganizations } from '../../samples/sample-people.ts';
import { openPortal } from '../../test-desk.ts';

const dialog = page.getByRole('dialog', { name: 'Invite a user' });
const send = () => dialog.getByRole('button', { name: 'Send invitation' }).click();
const email = dialog.getByRole('textbox', { name: 'E-mail address' });

async function openInvitation(inviteUser: (input: never) => unknown) {
  const shell = await openPortal(
    { part: 'user-admin', address: '/mykomax/user-admin' },
    {
      organizationPage: () => createSamplePage([sampleOrganizations.northline]),
      applications: () => Object.values(sampleApplications),
      users: () => createSamplePage([sampleMember]),
      inviteUser,
    },
  );
  await page.getByRole('button', { name: 'Invite a user' }).click();
  return shell;
}

async function fillIn() {
  await email.fill('lea.moser@northline.example');
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Lea');
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Moser');
  await dialog.getByRole('checkbox', { name: 'Machine inventory' }).click();
}

it('POR-103 ERR-039 an empty invitation names every missing value, and each line of the summary links to its field', async () => {
  const inviteUser = vi.fn();
  await openInvitation(inviteUser);
  await email.fill('lea.moser');
  await send();
  const summary = dialog.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await expect.element(summary.getByRole('link')).toHaveLength(4);
  await summary.getByRole('link', { name: 'Please enter a valid e-mail address.' }).click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription(/Please enter a valid e-mail address/);
  expect(inviteUser).not.toHaveBeenCalled();
});

it('POR-103 corrected fields are no longer reported', async () => {
  await openInvitation(vi.fn());
  await send();
  await expect.element(email).toBeInvalid();
  await email.fill('lea.moser@northline.example');
  await expect.element(email).toBeValid();
});

it('POR-107 an invitation is sent with the offered applications, and the message links to the profile', async () => {
  const inviteUser = vi.fn(() => ({ ...sampleMember, id: 'user-lea', applications: [] }));
  const { messages } = await openInvitation(inviteUser);
  await fillIn();
  await send();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(inviteUser.mock.lastCall).toMatchObject([
    {
      input: {
        email: 'lea.moser@northline.example',
        organizationId: 'org-northline',
        applications: [{ applicationId: 'inventory', role: 'viewer' }],
      },
    },
  ]);
  expect(messages).toMatchObject([
    {
      text: 'The invitation has been sent to lea.moser@northline.example.',
      link: { href: '/en/mykomax/user-admin/user-lea' },
    },
  ]);
});

it('POR-104 ERR-040 D-26 for an existing user the dialog says so, keeps the input and links to the profile', async () => {
  await openInvitation(() => {
    throw new RefusalError('USER_EXISTS', { userId: 'user-tom' });
  });
  await fillIn();
  await send();
  await expect.element(dialog).toMatchTextContent('This user already exists');
  await expect.element(email).toHaveValue('lea.moser@northline.example');
});

it('POR-103 a field refused by the service desk is marked as if the page had found it', async () => {
  await openInvitation(() => {
    throw new RefusalError('VALIDATION', { problems: [{ field: 'email', messageId: 'emailDomain' }] });
  });
  await fillIn();
  await send();
  await expect.element(email).toBeInvalid();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Please check what you entered');
  await expect.element(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Lea');
});

it('POR-107 a second Enter while the invitation is being sent sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const inviteUser = vi.fn(() => promise);
  await openInvitation(inviteUser);
  await fillIn();
  await email.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('button', { name: /Send invitation/ })).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  resolve({ ...sampleMember, applications: [] });
  await expect.element(dialog).not.toBeInTheDocument();
  expect(inviteUser).toHaveBeenCalledOnce();
});
