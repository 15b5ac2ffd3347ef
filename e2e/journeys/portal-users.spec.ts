import { readFile } from 'node:fs/promises';
import { describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { readNewestMail } from '../support/outbox.ts';
import { findDialog, readFocus } from '../support/portal-page.ts';
import { signIn } from '../support/sign-in.ts';
import { createVisitor, findBarriers } from '../support/visitor.ts';

const { origin, servicesOrigin } = inject('product');
// An administrator of one organization, and one of all of them.
const ben = 'ben.ortiz@northline.example';
const dora = 'dora.nemeth@kmx.example';

describe('user administration', () => {
  it('POR-101 POR-107 a person gets one more organization, an application there, and another role', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await signIn(visitor, dora, '/en/mykomax/user-admin/person-marcus-webb');
    await page.getByRole('button', { name: 'Add organization' }).click();
    await findDialog(page).getByRole('button', { name: 'Add organization' }).click();
    await findDialog(page).getByText('Please choose an organization.').waitFor();
    await findDialog(page).getByRole('combobox', { name: 'Organization' }).fill('casavolt');
    await findDialog(page).getByRole('combobox', { name: 'Organization' }).press('Enter');
    await findDialog(page).getByRole('button', { name: 'Add organization' }).click();
    await page.getByText('Marcus Webb now belongs to Casavolt').waitFor();
    await expect.poll(() => readFocus(page)).toBe('Add organization');

    await page.getByRole('button', { name: 'Add application' }).click();
    await findDialog(page).getByLabel('Organization').selectOption({ label: 'Casavolt S.p.A.' });
    await findDialog(page).getByLabel('Application').selectOption({ label: 'Service tickets' });
    await findDialog(page).getByRole('button', { name: 'Add application' }).click();
    await page.getByText('Marcus Webb has been offered Service tickets by mail.').waitFor();
    expect(await readNewestMail(servicesOrigin, 'marcus.webb@northline.example')).toContain('Casavolt');

    const own = page.getByRole('listitem').filter({ hasText: 'Own tickets · Northline Harness Inc.' });
    await own.getByRole('button', { name: 'Change role: Marcus Webb, Service tickets' }).click();
    await findDialog(page).getByRole('radio', { name: 'All tickets of the organization' }).check();
    await findDialog(page).getByRole('button', { name: 'Change role' }).click();
    await page.getByText('Marcus Webb has a new role in Service tickets.').waitFor();
    const changes = page.getByRole('rowheader');
    await changes.filter({ hasText: 'Role changed' }).waitFor();
    expect((await changes.allInnerTexts()).slice(0, 3)).toEqual([
      'Role changed',
      'Application added',
      'Organization added',
    ]);
    expect(await findBarriers(page)).toEqual([]);
  });

  it('POR-045 POR-110 D-28 an external administrator sees the own organization, an internal one all of them', async ({
    browser,
    visitor,
  }) => {
    await signIn(visitor, ben, '/en/mykomax/user-admin');
    await visitor.page.getByRole('link', { name: 'Tom Baxter' }).waitFor();
    expect(await visitor.page.getByText('hikari.example').count()).toBe(0);

    const internal = await createVisitor(browser, origin);
    const { page } = internal;
    await signIn(internal, dora, '/en/mykomax/user-admin');
    // A role shows its application, and choosing it chooses that application.
    await page.getByLabel('Role').selectOption({ label: 'Machine inventory: Read' });
    await page.waitForURL((url) => url.search === '?application=inventory&role=viewer');
    expect(await page.getByLabel('Role').locator('option').allInnerTexts()).toEqual(['All', 'Read']);
    await page.getByRole('button', { name: 'Reset filters' }).click();
    const organization = page.getByRole('combobox', { name: 'Organization' });
    await organization.fill('plzen');
    await organization.press('Enter');
    await page.getByRole('link', { name: 'Petra Dvořáková' }).waitFor();
    await page.getByRole('link', { name: 'Tom Baxter' }).waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?organization=vlk');
    await page.getByRole('region', { name: 'VLK Rozvaděče s.r.o.' }).getByText('Central Europe').waitFor();
    expect(internal.listComplaints()).toEqual([]);
    await internal.leave();
  });

  it('POR-101 POR-105 a request is declined with a reason; a slower colleague is informed; it can be granted later', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await signIn(visitor, ben, '/en/mykomax/user-admin?view=requests');
    const slower = await visitor.context.newPage();
    await slower.goto('/en/mykomax/user-admin?view=requests');
    await slower.getByRole('button', { name: 'Accept request: Tom Baxter' }).waitFor();
    await page.getByRole('button', { name: 'Decline: Tom Baxter' }).click();
    await findDialog(page).getByLabel('Reason').fill('Please ask your team lead first.');
    await findDialog(page).getByRole('button', { name: 'Decline' }).click();
    await page.getByText('The request of Tom Baxter for Service tickets has been declined.').waitFor();
    // Nobody answers their own request; the page says who does, or whom to ask.
    await page
      .getByText('This is your own request, and there is no other administrator of Northline Harness Inc. Our')
      .waitFor();
    expect(await page.getByRole('button', { name: /: Ben Ortiz/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Decline: Tom Baxter' }).waitFor({ state: 'detached' });
    // The pressed button is gone; the focus is on the undo.
    await expect.poll(() => readFocus(page)).toBe('Undo');
    visitor.expectComplaint(/409/);
    await slower.getByRole('button', { name: 'Accept request: Tom Baxter' }).click();
    await findDialog(slower).getByRole('button', { name: 'Accept request' }).click();
    await slower.getByText('The request could not be accepted. Somebody else has changed this').waitFor();
    await slower.getByRole('button', { name: 'Accept request: Tom Baxter' }).waitFor({ state: 'detached' });
    await slower.close();

    await page.goto('/en/mykomax/user-admin/person-tom-baxter');
    await page.locator('blockquote').getByText('Please ask your team lead first.').waitFor();
    expect(await page.title()).toBe('Tom Baxter | MyKomax | KMX');
    const organizations = page.getByRole('group', { name: 'Organizations' });
    expect(await organizations.locator('dd').allInnerTexts()).toEqual([
      'northline',
      'Toledo',
      'United States',
      'North America',
      expect.stringMatching(/^\d+ people$/),
    ]);
    await page.getByRole('button', { name: 'Grant access: Tom Baxter, Service tickets' }).click();
    await findDialog(page).getByRole('radio', { name: 'All tickets of the organization' }).check();
    await findDialog(page).getByRole('button', { name: 'Grant access' }).click();
    await page.getByText('Tom Baxter can now use Service tickets.').waitFor();
    await page.getByRole('cell', { name: /Declined → Active/ }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toMatch(/^\uFEFFWhen,What,User,Details,Organization,By\r\n/);
    expect(csv).toContain('Please ask your team lead first.');
    expect(await findBarriers(page, ['landmark-unique'])).toEqual([]);
  });
});
