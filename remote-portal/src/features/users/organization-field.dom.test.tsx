import { ConnectionLostError } from '@kmx/remote-kit/component-tests/answer-endpoints.browser.ts';
import { RefusalError } from '@kmx/remote-kit/component-tests/create-graphql-endpoint.browser.ts';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createSamplePage, sampleApplications, sampleMember } from '../../samples/sample-access.ts';
import { sampleOrganizations, sampleStaff, sampleViewer } from '../../samples/sample-people.ts';
import { openPortal } from '../../test-desk.ts';

const path = '/mykomax/user-admin';
const { northline, hikari } = sampleOrganizations;
const field = page.getByRole('combobox', { name: 'Organization' });

interface Asked {
  readonly search: string | null;
}

/** Opens the administration for service staff of very many customers, of whom the first page has only Northline. */
async function openForStaff(find: (asked: Asked) => object, query = '', total = 8000) {
  const users = vi.fn(() => createSamplePage([sampleMember]));
  const organizationPage = vi.fn((asked: Asked) => (asked.search ? find(asked) : createSamplePage([northline], total)));
  const organization = vi.fn(({ id }: { readonly id: string }) => {
    if (id === hikari.id) return hikari;
    throw new RefusalError('NOT_FOUND');
  });
  const { visited } = await openPortal(
    { part: 'user-admin', address: path + query, user: sampleStaff },
    {
      viewer: () => ({ ...sampleViewer, adminScope: 'INTERNAL' }),
      applications: () => Object.values(sampleApplications),
      ...{ organizationPage, organization, users },
    },
  );
  return { visited, users, organizationPage, organization };
}

it('POR-110 D-28 one of very many organizations is found by the service desk, and chosen by Enter when its answer is there', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { visited, organizationPage } = await openForStaff(() => promise);
  await field.fill('hika');
  await expect.poll(() => organizationPage.mock.lastCall).toMatchObject([{ search: 'hika', isAdministered: true }]);
  // What is still shown fits nothing that was typed.
  await userEvent.keyboard('{Enter}');
  expect(visited).toEqual([]);
  resolve(createSamplePage([hikari]));
  await expect.element(page.getByRole('option', { name: /Hikari Densen/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => visited).toEqual([`/en${path}?organization=${hikari.id}`]);
  await expect.element(field).toHaveValue('Hikari Densen');
});

it('POR-110 the list says how many others there are, and that there are very many', async () => {
  await openForStaff(({ search }) => createSamplePage([hikari], search === 'h' ? 10_001 : 4));
  await field.click();
  await expect.element(page.getByText('7,999 more; type on to narrow down')).toBeVisible();
  await field.fill('h');
  await expect.element(page.getByText('Many more; type on to narrow down')).toBeVisible();
  await field.fill('hi');
  await expect.element(page.getByText('3 more; type on to narrow down')).toBeVisible();
});

it('POR-110 an organization without a match and a search without an answer say so, and typing on searches again', async () => {
  let isLost = true;
  await openForStaff(() => {
    if (isLost) throw new ConnectionLostError();
    return createSamplePage([]);
  });
  await field.fill('hik');
  await expect.element(page.getByText('The search failed. Change what you typed to try again.')).toBeVisible();
  isLost = false;
  await field.fill('hikk');
  await expect.element(page.getByText('No organization matches.')).toBeVisible();
});

it('POR-009 an address that names an organization beyond the first ones shows it', async () => {
  const { users, organization } = await openForStaff(() => createSamplePage([]), `?organization=${hikari.id}`);
  await expect.element(field).toHaveValue('Hikari Densen');
  await expect.element(page.getByRole('region', { name: 'Hikari Densen' })).toBeVisible();
  expect(users.mock.lastCall).toMatchObject([{ organizationId: hikari.id }]);
  // Field, list and page all show it.
  expect(organization).toHaveBeenCalledTimes(1);
});

it('POR-009 an address that names an organization beyond the reach of the user shows people of all', async () => {
  const { users } = await openForStaff(() => createSamplePage([]), '?organization=gone');
  await expect.poll(() => users.mock.lastCall).toEqual([expect.not.objectContaining({ organizationId: 'gone' })]);
  await expect.element(field).toHaveValue('');
});
