import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createSamplePage, sampleApplications, sampleMember } from '../../samples/sample-access.ts';
import { sampleOrganizations } from '../../samples/sample-people.ts';
import { openPortal } from '../../test-desk.ts';

const path = '/mykomax/user-admin';
const open = (users: (input: never) => unknown, query = '') =>
  openPortal(
    { part: 'user-admin', address: path + query },
    {
      organizationPage: () => createSamplePage([sampleOrganizations.northline]),
      applications: () => Object.values(sampleApplications),
      users,
    },
  );

it('POR-025 people are found by a role of an application: choosing it chooses the application too', async () => {
  const users = vi.fn(() => createSamplePage([sampleMember]));
  const { visited } = await open(users);
  await page.getByRole('combobox', { name: 'Role' }).selectOptions('Service tickets: Own tickets');
  await expect.poll(() => visited).toEqual([`/en${path}?application=service-ticketing&role=own-tickets`]);
  await expect.element(page.getByRole('combobox', { name: 'Application' })).toHaveDisplayValue('Service tickets');
  expect(users.mock.lastCall).toMatchObject([{ applicationId: 'service-ticketing', role: 'own-tickets' }]);
});

it('POR-009 Enter searches immediately, without waiting for another key', async () => {
  const { visited } = await open(() => createSamplePage([sampleMember]));
  const search = page.getByRole('searchbox', { name: 'Name or e-mail address' });
  await search.fill('tom');
  search.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  expect(visited).toEqual([`/en${path}?search=tom`]);
});

it('POR-009 a list without matches says so and offers to reset the filters', async () => {
  const { visited } = await open(() => createSamplePage([]), '?status=DECLINED');
  await expect.element(page.getByText('Nobody matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect.poll(() => visited).toEqual([`/en${path}`]);
  await expect
    .element(page.getByText('Nobody belongs to your organizations yet. Invite the first colleague.'))
    .toBeVisible();
});

it('POR-009 the next page of people is a link, and the address of a page beyond the end leads back', async () => {
  const users = vi.fn(() => createSamplePage([sampleMember], 45));
  const { visited } = await open(users, '?page=4');
  await expect.poll(() => visited).toEqual([`/en${path}?page=3`]);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect.poll(() => users.mock.lastCall).toMatchObject([{ page: 2 }]);
});

it('POR-009 the arrow keys move between the views of the administration', async () => {
  const { visited } = await openPortal(
    { part: 'user-admin', address: path },
    {
      organizationPage: () => createSamplePage([sampleOrganizations.northline]),
      applications: () => [],
      users: () => createSamplePage([]),
      invitationPage: () => ({ items: [], pageInfo: { total: 0 } }),
    },
  );
  const tabs = page.getByRole('tablist', { name: 'Views of the user administration' });
  await tabs.getByRole('tab', { name: 'Users' }).click();
  tabs
    .getByRole('tab', { name: 'Users' })
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await expect.element(tabs.getByRole('tab', { name: 'Invitations' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByText('All invitations have been accepted.')).toBeVisible();
  expect(visited).toEqual([`/en${path}?view=invitations`]);
});
