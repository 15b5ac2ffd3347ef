import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { expireSession } from '../support/expire-session.ts';
import { it } from '../support/journey.ts';
import { readNewestMail, readOutbox } from '../support/outbox.ts';
import { findDialog, readFocus } from '../support/portal-page.ts';
import { fillSignIn, signIn } from '../support/sign-in.ts';
import { createVisitor, findBarriers, type Visitor } from '../support/visitor.ts';

const { origin, servicesOrigin } = inject('product');
// An administrator of one organization, and one of all of them.
const ben = 'ben.ortiz@northline.example';
const dora = 'dora.nemeth@kmx.example';
const nora = { email: 'nora.whitfield@northline.example', password: 'Crimp-height-0.9!' };

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
