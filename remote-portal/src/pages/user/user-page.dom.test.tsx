import { RefusalError } from '@kmx/remote-kit/component-tests/create-graphql-endpoint.browser.ts';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createSamplePage, sampleAccess, sampleMember } from '../../samples/sample-access.ts';
import { sampleOrganizations } from '../../samples/sample-people.ts';
import { openPortal } from '../../test-desk.ts';

const open = (answers: Parameters<typeof openPortal>[1]) =>
  openPortal(
    { part: 'user', address: '/mykomax/user-admin/user-tom' },
    {
      user: () => sampleMember,
      organizationPage: () => createSamplePage([sampleOrganizations.hikari]),
      auditTrail: () => createSamplePage([]),
      ...answers,
    },
  );
const createOrganization = (_: unknown, place: number) => ({
  ...sampleOrganizations.hikari,
  ...{ id: `org-${place}`, name: `Hikari ${place}` },
});
const dialog = page.getByRole('dialog');

it('POR-107 adding an organization requires a choice: the dialog says so and keeps the focus in the field', async () => {
  const addOrganization = vi.fn(() => sampleMember);
  await open({ addOrganization });
  await page.getByRole('button', { name: 'Add organization' }).click();
  await dialog.getByRole('button', { name: 'Add organization' }).click();
  await expect.element(dialog).toMatchTextContent('Please choose an organization.');
  await expect.element(dialog.getByRole('combobox', { name: 'Organization' })).toHaveFocus();
  expect(addOrganization).not.toHaveBeenCalled();
  await dialog.getByRole('combobox', { name: 'Organization' }).selectOptions('Hikari Densen');
  await dialog.getByRole('button', { name: 'Add organization' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(addOrganization).toHaveBeenCalledExactlyOnceWith({ userId: 'user-tom', organizationId: 'org-hikari' });
});

it('POR-107 the list of very many organizations is not cut at the edge of its dialog', async () => {
  await open({ organizationPage: () => createSamplePage(Array.from({ length: 12 }, createOrganization), 8000) });
  await page.getByRole('button', { name: 'Add organization' }).click();
  await dialog.getByRole('combobox', { name: 'Organization' }).click();
  const note = dialog.getByText('7,988 more; type on to narrow down');
  await expect.element(note).toBeVisible();
  const { left, bottom } = note.element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 20, bottom - 4)).toBe(note.element());
});

it('POR-101 an application that could not be added: a specific title says so, and the dialog stays for a retry', async () => {
  const addApplication = vi.fn((): unknown => {
    throw new RefusalError('UNAVAILABLE');
  });
  const { messages } = await open({ addApplication });
  await page.getByRole('button', { name: 'Add application' }).click();
  await dialog.getByRole('button', { name: 'Add application' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('The application could not be added.');
  addApplication.mockReturnValue({ ...sampleAccess, id: 'access-9' });
  await dialog.getByRole('button', { name: 'Add application' }).click();
  await expect.poll(() => messages).toMatchObject([{ text: 'Tom Baxter has been offered Machine inventory by mail.' }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

it('POR-101 a changed role is the chosen one, and the dialog initially shows the current one', async () => {
  const updateAccess = vi.fn(() => ({ ...sampleAccess, version: 3 }));
  await open({ updateAccess });
  await page.getByRole('button', { name: /^Change role: Tom Baxter/ }).click();
  await expect.element(dialog.getByRole('radio', { name: 'Own tickets' })).toBeChecked();
  await userEvent.keyboard('{Tab}');
  await dialog.getByRole('radio', { name: 'All tickets of the organization' }).click();
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect
    .poll(() => updateAccess.mock.lastCall)
    .toMatchObject([{ id: 'access-1', role: 'organization-tickets', expectedVersion: 2 }]);
});

it('POR-108 a user who leaves the last shared organization can no longer be viewed; the confirmation warns of it', async () => {
  await open({ removeOrganization: () => null });
  await page.getByRole('button', { name: 'Remove from organization: Northline Harness' }).click();
  await expect.element(dialog).toMatchTextContent('afterwards you can no longer view this user');
  await dialog.getByRole('button', { name: 'Remove from organization' }).click();
  await expect.element(page.getByRole('heading', { name: 'You can no longer view this user' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

it('POR-107 a failed removal reopens the dialog and restores the row', async () => {
  await open({
    removeOrganization: () => {
      throw new RefusalError('FORBIDDEN');
    },
  });
  await page.getByRole('button', { name: 'Remove from organization: Northline Harness' }).click();
  await dialog.getByRole('button', { name: 'Remove from organization' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('The user could not be removed from the organization.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('group', { name: 'Organizations' })).toMatchTextContent('Northline Harness');
});

it('POR-106 an unknown user has a page of its own with a link back', async () => {
  await open({ user: () => null });
  await expect.element(page.getByRole('heading', { name: 'There is no such user' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Go to the user administration' }))
    .toHaveAttribute('href', '/en/mykomax/user-admin');
});
