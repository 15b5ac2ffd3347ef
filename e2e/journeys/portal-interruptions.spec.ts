import { describe, expect, inject } from 'vitest';
import { expireSession } from '../support/expire-session.ts';
import { it } from '../support/journey.ts';
import { findDialog, findState, findUndo } from '../support/portal-page.ts';
import { fillSignIn, signIn } from '../support/sign-in.ts';
import { closeTicket, openTicket } from '../support/tickets.ts';
import { createVisitor, openPage } from '../support/visitor.ts';

const { origin } = inject('product');
// A customer with tickets, an administrator of one organization, and service staff.
const anna = 'anna.keller@kmx.example';
const ben = 'ben.ortiz@northline.example';
const dora = 'dora.nemeth@kmx.example';

describe('hard situations', () => {
  it('SRV-061 going back without a connection stays on the current page, explains why, and works when it is back', async ({
    visitor,
  }) => {
    const { page, context } = visitor;
    visitor.expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await signIn(visitor, anna, '/en/mykomax/tickets/list');
    await page.locator('#kmx-slot tbody th a').first().click();
    await findState(page).waitFor();
    const address = page.url();
    // A document that has not shown the list itself.
    await page.reload();
    await findState(page).waitFor();
    await page.evaluate(() => scrollTo(0, 200));
    await context.setOffline(true);
    await page.goBack();
    await page.getByText('You are offline. This page stays open').waitFor();
    // The address is restored automatically, a moment before or after the message.
    await expect.poll(() => page.url()).toBe(address);
    await findState(page).waitFor();
    await page.goBack();
    await expect.poll(() => page.url()).toBe(address);
    await context.setOffline(false);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Service tickets' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/en/mykomax/tickets/list');
    await page.goForward();
    await findState(page).waitFor();
    expect(page.url()).toBe(address);
  });

  it('POR-103 the dialog that a forced sign-in has interrupted is open again, with its draft', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectComplaint(/401/);
    await signIn(visitor, ben, '/en/mykomax/user-admin?view=requests');
    await page.getByRole('button', { name: 'Invite a user' }).click();
    await findDialog(page).getByLabel('First name').fill('Ada');
    await expireSession(visitor);
    await page.reload();
    await fillSignIn(page, ben);
    await page.waitForURL('**/user-admin?view=requests');
    await findDialog(page).getByLabel('First name').waitFor();
    await expect.poll(() => findDialog(page).getByLabel('First name').inputValue()).toBe('Ada');
    await page.keyboard.press('Escape');
    await findDialog(page).waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByText(/requests? waits? for your answer/).waitFor();
    expect(await findDialog(page).count()).toBe(0);
  });

  it('AUTH-026 D-66 new roles reach the other tabs immediately: a page that was closed to the person opens without a reload', async ({
    browser,
    visitor,
  }) => {
    const staff = await createVisitor(browser, origin);
    await signIn(staff, dora, '/en/mykomax/user-admin?search=chie.sato');
    await staff.page.locator('#kmx-slot tbody th a').click();
    await staff.page.getByRole('button', { name: 'Add application' }).click();
    await findDialog(staff.page).getByLabel('Application').selectOption({ label: 'Machine inventory' });
    await findDialog(staff.page).getByRole('button', { name: 'Add application' }).click();
    await staff.page.getByText('has been offered Machine inventory by mail.').waitFor();
    await staff.leave();

    const { page, context } = visitor;
    await signIn(visitor, 'chie.sato@hikari.example');
    const other = await context.newPage();
    await openPage({ page: other }, '/en/mykomax/inventory');
    await other.getByRole('heading', { level: 1, name: 'You do not have access to Machine inventory' }).waitFor();
    const tile = page.getByRole('listitem').filter({ hasText: 'Machine inventory' });
    await tile.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('You now have access to Machine inventory.').waitFor();
    await other.getByRole('heading', { level: 1, name: 'Machines' }).waitFor();
    await other.locator('#kmx-slot table tbody a').first().waitFor();
  });

  it('POR-062 a comment being typed while another person closes the ticket is kept, and a follow-up takes it over', async ({
    browser,
    visitor,
  }) => {
    const { page } = visitor;
    await signIn(visitor, anna, '/en/mykomax/tickets/newticket');
    const address = await openTicket(visitor, 'Marking fades');
    await page.getByLabel('Your comment').fill('It is worse on PVC.');
    const staff = await createVisitor(browser, origin);
    await signIn(staff, dora, address);
    await closeTicket(staff.page, 'Answered by phone.');
    // It is offered once the service desk has taken the change.
    await findUndo(staff.page).waitFor();
    await staff.leave();
    await findState(page).getByText('Closed', { exact: true }).waitFor({ timeout: 15_000 });
    await page.getByText('Answered by phone.').waitFor();
    await page.getByText('What you typed has not been sent').waitFor();
    await page.getByText('It is worse on PVC.').waitFor();
    await page.getByRole('button', { name: 'Create follow-up' }).click();
    await expect.poll(() => findDialog(page).getByLabel('Description').inputValue()).toBe('It is worse on PVC.');
    await findDialog(page).getByRole('button', { name: 'Open ticket' }).click();
    await page.waitForURL((url) => url.pathname.includes('/tickets/KMX-') && url.pathname !== address);
    await page.getByText('It is worse on PVC.').waitFor();
    await openPage(visitor, address);
    await findState(page).waitFor();
    expect(await page.getByText('What you typed has not been sent').count()).toBe(0);
  });

  it('D-22 two members of the service staff assign a ticket at the same time: the second sees the choice of the first', async ({
    browser,
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectComplaint(/409/);
    await signIn(visitor, anna, '/en/mykomax/tickets/newticket');
    const address = await openTicket(visitor, 'Strip length differs');
    const one = await createVisitor(browser, origin);
    const other = await createVisitor(browser, origin);
    other.expectComplaint(/409|ERR_FAILED/);
    for (const staff of [one, other]) {
      await signIn(staff, dora, address);
      await staff.page.getByLabel('In charge').waitFor();
    }
    let isBlind = true;
    await other.page.route('**/api/tickets-proxy', async (route) => {
      const body = route.request().postData() ?? '';
      if (body.includes('assignTicket')) isBlind = false;
      return isBlind && body.includes('query Ticket(') ? route.abort() : route.fallback();
    });
    // Typed now: the way back from what follows is offered for twenty seconds only.
    await page.getByLabel('Your comment').fill('The reel is new.');
    await one.page.getByLabel('In charge').selectOption({ index: 1 });
    const chosen = await one.page.getByLabel('In charge').inputValue();
    await findUndo(one.page).waitFor();
    await other.page.getByLabel('In charge').selectOption({ index: 2 });
    await other.page.getByText('Somebody else has changed this in the meantime.').waitFor();
    await expect.poll(() => other.page.getByLabel('In charge').inputValue()).toBe(chosen);
    // The first one can no longer be undone after the customer has answered it.
    await page.getByRole('button', { name: 'Send comment' }).click();
    await page.getByRole('heading', { name: 'Conversation with 2 messages' }).waitFor();
    one.expectComplaint(/409/);
    await findUndo(one.page).click();
    await one.page.getByText('This could not be taken back. Somebody else has changed this').waitFor();
    await expect.poll(() => one.page.getByLabel('In charge').inputValue()).toBe(chosen);
    await one.leave();
    await other.leave();
  });

  it('nothing covers fields and buttons on a phone', async ({ visitor }) => {
    const { page } = visitor;
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(visitor, anna, '/en/mykomax/tickets/newticket');
    await page.getByLabel('Subject').waitFor();
    const isCovered = (name: string) =>
      page.getByLabel(name, { exact: true }).evaluate((field) => {
        field.scrollIntoView({ block: 'nearest' });
        const { left, right, top, bottom } = field.getBoundingClientRect();
        const places = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
        return places.some(([x, y]) => !field.contains(document.elementFromPoint(x, y)));
      });
    for (const name of ['Location', 'Type', 'Subject', 'Description']) expect(await isCovered(name), name).toBe(false);
    expect(await page.locator('[data-side-buttons]').isVisible()).toBe(false);
  });
});
