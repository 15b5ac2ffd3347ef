import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { expireSession } from '../support/expire-session.ts';
import { it } from '../support/journey.ts';
import { readNewestMail, readOutbox } from '../support/outbox.ts';
import { fillSignIn, signIn } from '../support/sign-in.ts';
import { createVisitor, findBarriers, type Visitor } from '../support/visitor.ts';

const { origin, servicesOrigin } = inject('product');
// An administrator of one organization, and one of all of them.
const ben = 'ben.ortiz@northline.example';
const dora = 'dora.nemeth@kmx.example';
const nora = { email: 'nora.whitfield@northline.example', password: 'Crimp-height-0.9!' };

const readFocus = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const findDialog = (page: Page) => page.getByRole('dialog');

async function invite(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite a user' }).click();
  await findDialog(page).getByLabel('E-mail address').fill(email);
  await findDialog(page).getByLabel('First name').fill('Nora');
  await findDialog(page).getByLabel('Last name').fill('Whitfield');
  await findDialog(page).getByLabel('Service tickets').check();
  await findDialog(page).getByRole('button', { name: 'Send invitation' }).click();
}

async function readInvitationLink(email: string): Promise<string> {
  const mail = await readNewestMail(servicesOrigin, email);
  return /https?:\/\/[^\s"<]+\/am\/ui\/invitation\/[\w-]+/.exec(mail)?.[0] ?? '';
}

async function acceptInvitation({ page }: Visitor, link: string): Promise<void> {
  await page.goto(link);
  for (const field of await page.locator('input[type=password]').all()) await field.fill(nora.password);
  await page.locator('form button[type=submit]').click();
  // The portal redirects once more before it knows who has signed in.
  await page.getByRole('heading', { level: 1, name: /^Welcome/ }).waitFor();
}

describe('user administration', () => {
  it('POR-009 POR-010 POR-025 POR-101 POR-107 POR-108 a colleague is invited, comes by the mail, loses an application and has it back', async ({
    browser,
    visitor,
  }) => {
    const { page } = visitor;
    await signIn(visitor, ben, '/en/mykomax/user-admin');
    await invite(page, nora.email);
    await page.getByText(`The invitation has been sent to ${nora.email}.`).waitFor();

    const first = await readInvitationLink(nora.email);
    await page.getByRole('tab', { name: 'Invitations' }).click();
    await page.getByRole('button', { name: 'Resend invitation: Nora Whitfield' }).click();
    await page.getByText('the earlier link no longer works').waitFor();
    const second = await readInvitationLink(nora.email);
    expect(second).not.toBe(first);

    const guest = await createVisitor(browser, origin);
    await guest.page.goto(first);
    expect(await guest.page.locator('input[type=password]').count()).toBe(0);
    guest.expectComplaint(/410/);
    await acceptInvitation(guest, second);
    await guest.page.goto('/en/mykomax/tickets/list');
    await guest.page.getByRole('heading', { level: 1, name: 'Service tickets', exact: true }).waitFor();

    await page.getByRole('tab', { name: 'Users' }).click();
    await page.getByLabel('Name or e-mail address').pressSequentially('whitfield', { delay: 60 });
    await page.getByText('1 user', { exact: true }).waitFor();
    // Slow typing has already searched for a part of it, with the same results.
    await page.waitForURL((url) => url.search === '?search=whitfield');
    expect(await page.getByLabel('Name or e-mail address').evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    await page.getByRole('link', { name: 'Nora Whitfield' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nora Whitfield' }).waitFor();
    // On the sign-in page already, because the way back from what follows is offered for twenty seconds only.
    const withoutAccess = await comeForTickets(browser);
    await page.getByRole('button', { name: 'Withdraw access: Nora Whitfield' }).click();
    await findDialog(page).getByRole('button', { name: 'Withdraw access' }).click();
    await page.getByText('Nora Whitfield can no longer use Service tickets.').waitFor();
    await page.getByText('Inactive', { exact: true }).waitFor();
    await expect.poll(() => readFocus(page)).toBe('Undo');
    await signInAsNora(withoutAccess, 'You do not have access to Service tickets');

    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Taken back. Everything is as before.').waitFor();
    await signInAsNora(await comeForTickets(browser), 'Service tickets');
    expect(guest.listComplaints()).toEqual([]);
    await guest.leave();

    await page.getByRole('button', { name: 'Remove from organization: Northline Harness Inc.' }).click();
    await findDialog(page).getByText('the last organization that you have in common').waitFor();
    await findDialog(page).getByRole('button', { name: 'Remove from organization' }).click();
    await page.getByRole('heading', { name: 'You can no longer view this user' }).waitFor();
    visitor.expectComplaint(/404/);
    await page.reload();
    // POR-106, POR-108.
    await page.getByRole('heading', { name: 'There is no such user' }).waitFor();
  }, 90_000);

  it('POR-103 ERR-039 requires a valid address, and keeps the input through a reload', async ({ visitor }) => {
    const { page } = visitor;
    await signIn(visitor, ben, '/en/mykomax/user-admin');
    await invite(page, 'nora@');
    await page.getByRole('alert').getByRole('link', { name: 'Please enter a valid e-mail address.' }).click();
    const address = findDialog(page).getByLabel('E-mail address');
    await expect.poll(() => address.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
    await page.waitForTimeout(400);
    await page.reload();
    // Reopens without a click.
    await findDialog(page).getByLabel('Last name').waitFor();
    await expect.poll(() => findDialog(page).getByLabel('Last name').inputValue()).toBe('Whitfield');
    expect(await readOutbox(servicesOrigin)).not.toContain('<td>nora@</td>');
  });

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

  it('POR-100 POR-101 D-25 an expired invitation is sent again, and withdrawn', async ({ visitor }) => {
    const { page } = visitor;
    await signIn(visitor, dora, '/en/mykomax/user-admin?view=invitations');
    const expired = page.getByRole('listitem').filter({ hasText: 'Invitation expired' });
    const name = await expired.getByRole('link').first().innerText();
    const email = (await expired.getByText(/@/).first().innerText()).replace(/\s/g, '');
    await expired.getByRole('button', { name: 'Send new invitation' }).click();
    await page.getByText(`A new invitation has been sent to ${email}.`).waitFor();
    await expired.waitFor({ state: 'detached' });
    expect(await readInvitationLink(email)).not.toBe('');

    await page.getByRole('button', { name: `Withdraw invitation: ${name}` }).click();
    await findDialog(page).getByRole('button', { name: 'Withdraw invitation' }).click();
    await page.getByText(`The invitation of ${name} has been withdrawn.`).waitFor();
    await page.getByRole('button', { name: `Withdraw invitation: ${name}` }).waitFor({ state: 'detached' });
    await expect.poll(() => readFocus(page)).toBe('Undo');
  });

  it('POR-103 a session that ends during an invitation loses none of the input', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectComplaint(/401/);
    await signIn(visitor, ben, '/en/mykomax/user-admin?view=invitations');
    await page.getByRole('button', { name: 'Invite a user' }).click();
    await findDialog(page).getByLabel('E-mail address').fill('zoe@northline.example');
    await findDialog(page).getByLabel('Last name').fill('Zeller');
    await findDialog(page).getByLabel('Service tickets').check();
    await findDialog(page).getByLabel('First name').fill('Zoë');
    await expireSession(visitor);
    await findDialog(page).getByRole('button', { name: 'Send invitation' }).click();
    await fillSignIn(page, ben);
    await page.waitForURL('**/user-admin?view=invitations');
    await findDialog(page).getByLabel('First name').waitFor();
    await expect.poll(() => findDialog(page).getByLabel('First name').inputValue()).toBe('Zoë');
    await findDialog(page).getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText('The invitation has been sent to zoe@northline.example.').waitFor();
  });

  it('POR-104 ERR-040 D-26 an existing user is named, with the way to the profile only where it may be seen', async ({
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectComplaint(/409/);
    await signIn(visitor, ben, '/en/mykomax/user-admin');
    await invite(page, 'chie.sato@hikari.example');
    await findDialog(page).getByText('This user already exists').waitFor();
    expect(await findDialog(page).getByRole('link', { name: 'Go to the profile' }).count()).toBe(0);
    await findDialog(page).getByLabel('E-mail address').fill('olivia.grant@northline.example');
    await findDialog(page).getByRole('button', { name: 'Send invitation' }).click();
    await findDialog(page).getByRole('link', { name: 'Go to the profile' }).click();
    await page.getByRole('heading', { level: 1, name: 'Olivia Grant' }).waitFor();
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

/** A person on the sign-in page, on the way to the tickets. */
async function comeForTickets(browser: Parameters<typeof createVisitor>[0]): Promise<Visitor> {
  const visitor = await createVisitor(browser, origin);
  await visitor.page.goto('/en/mykomax/tickets/list');
  await visitor.page.waitForURL('**/am/ui/sign-in/**');
  return visitor;
}

async function signInAsNora(visitor: Visitor, title: string): Promise<void> {
  await fillSignIn(visitor.page, nora.email, nora.password);
  await visitor.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await visitor.leave();
}
