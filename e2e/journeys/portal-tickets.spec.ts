import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@kmx/tools/product-runner/repository-root.ts';
import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { expireSession } from '../support/expire-session.ts';
import { it } from '../support/journey.ts';
import { findState } from '../support/portal-page.ts';
import { fillSignIn, signIn } from '../support/sign-in.ts';
import { createVisitor, findBarriers, type Visitor } from '../support/visitor.ts';

const { origin } = inject('product');
// A customer with tickets and machines, and service staff.
const anna = 'anna.keller@kmx.example';
const dora = 'dora.nemeth@kmx.example';
const film = path.join(root, 'services/assets/videos/crimp-stroke.webm');

const findComment = (page: Page) => page.getByLabel('Your comment');

async function openTicket(page: Page, subject: string): Promise<string> {
  await page.getByLabel('Type').selectOption('FAULT');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Description').fill('Since the change of shift every third one is too high.');
  await page.getByRole('button', { name: 'Open ticket' }).click();
  await page.waitForURL('**/mykomax/tickets/KMX-*');
  return new URL(page.url()).pathname;
}

async function startTicket({ page }: Visitor, subject: string): Promise<string> {
  await page.getByLabel('Machine', { exact: true }).selectOption('unlisted');
  return openTicket(page, subject);
}

describe('service tickets', () => {
  it('POR-007 POR-008 POR-023 POR-063 POR-064 POR-068 a customer reports a fault of a machine with a film, is asked, answers and closes the ticket', async ({
    browser,
    visitor,
  }) => {
    const { page } = visitor;
    await signIn(visitor, anna, '/en/mykomax/inventory');
    await page.locator('#kmx-slot table tbody a').first().click();
    await page.locator('a[href*="newticket?machine="]').click();
    await page.getByRole('heading', { level: 1, name: 'New service ticket' }).waitFor();
    await page.waitForFunction(() => {
      const select = document.querySelector<HTMLSelectElement>('#new-ticket-machineId');
      return select !== null && select.value !== '';
    });
    await page.getByLabel('Pictures or videos').setInputFiles(film);
    await page.getByText('One file is ready').waitFor();
    const address = await openTicket(page, 'Crimp height drifts upwards');
    await page.getByText('Thank you. Your ticket has the number').waitFor();
    const video = page.locator('video');
    await video.waitFor();
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 0);
    const loaded = await page.request.get((await video.getAttribute('src')) ?? '');
    expect(Buffer.compare(await loaded.body(), await readFile(film))).toBe(0);

    const staff = await createVisitor(browser, origin);
    await signIn(staff, dora, address);
    await staff.page.getByRole('button', { name: 'Start work' }).click();
    await staff.page.getByText('The ticket is in progress.').waitFor();
    await staff.page.getByRole('button', { name: 'Ask the customer' }).click();
    const dialog = staff.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Ask the customer' }).click();
    await dialog.getByText('Please enter a comment').waitFor();
    await dialog.getByLabel('Answer to the customer').fill('Which terminal do you use?');
    await dialog.getByRole('button', { name: 'Ask the customer' }).click();
    await staff.page.getByText('The question has been sent.').waitFor();

    // The customer's open page updates without a reload.
    const answer = page.getByRole('listitem').filter({ hasText: 'Which terminal do you use?' });
    await answer.waitFor({ timeout: 15_000 });
    await answer.getByText('New', { exact: true }).waitFor();
    await findState(page).getByText('Waiting for you').waitFor();
    await page.getByText('A new comment from Dóra Németh').waitFor({ state: 'attached' });
    await findComment(page).fill('TE 926884-1, reel 7.');
    await page.getByRole('button', { name: 'Send comment' }).click();
    await findState(page).getByText('In progress').waitFor();

    await page.getByRole('button', { name: 'Close ticket' }).click();
    const closing = page.getByRole('dialog');
    await closing.getByRole('button', { name: 'Close for good' }).click();
    await closing.getByText('Please select a reason').waitFor();
    await closing.getByLabel('Solved without KMX').check();
    await closing.getByRole('button', { name: 'Close for good' }).click();
    await findState(page).getByText('Reason: Solved without KMX.').waitFor();
    expect(await findComment(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Create follow-up' }).waitFor();
    expect(staff.listComplaints()).toEqual([]);
    await staff.leave();
  }, 90_000);

  it('POR-060 POR-062 ERR-010 names the missing fields of a new ticket and of a comment, and moves the focus there', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await signIn(visitor, anna, '/en/mykomax/tickets/newticket');
    await page.getByRole('button', { name: 'Open ticket' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Please correct' });
    await summary.getByRole('link', { name: 'Please select a machine concerned' }).waitFor();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
    await summary.getByRole('link', { name: 'Please enter subject' }).click();
    expect(await page.getByLabel('Subject').evaluate((field) => field === document.activeElement)).toBe(true);
    await startTicket(visitor, 'A question about lubrication');
    await page.getByRole('button', { name: 'Send comment' }).click();
    await page.getByText('Please enter a comment').waitFor();
    expect(await findComment(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await findBarriers(page)).toEqual([]);
  });

  it('POR-008 a session that expires while a person is typing loses none of the input', async ({ visitor }) => {
    const { page } = visitor;
    await signIn(visitor, anna, '/en/mykomax/tickets/newticket');
    const address = await startTicket(visitor, 'Ferrules of 0.14 mm²');
    await findComment(page).fill('One more thing: it began after lunch.');
    await expireSession(visitor);
    // The page polls every ten seconds, so it may already be on its way to the sign-in.
    await page.reload().catch(() => {});
    await fillSignIn(page, anna);
    await page.waitForURL(`**${address}`);
    await findComment(page).waitFor();
    expect(await findComment(page).inputValue()).toBe('One more thing: it began after lunch.');
  });

  it('POR-066 a comment that cannot be sent stays, apologises, and arrives once when the line is back', async ({
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectComplaint(/ERR_FAILED|Failed to fetch/);
    await signIn(visitor, anna, '/en/mykomax/tickets/newticket');
    await startTicket(visitor, 'Display stays dark');
    // The service desk takes the comment, and its answer is lost.
    await page.route('**/api/tickets-proxy', async (route) => {
      if (!route.request().postData()?.includes('AddComment')) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await findComment(page).fill('The fuse is fine.');
    await page.getByRole('button', { name: 'Send comment' }).click();
    await page.getByText('We are sorry, your comment has not arrived yet.').waitFor();
    await page.unroute('**/api/tickets-proxy');
    await page.getByRole('button', { name: 'Send again' }).click();
    // Whether it arrived before the reload or is sent again after it, it is there once.
    await page.reload();
    await page.getByRole('heading', { name: 'Conversation with 2 messages' }).waitFor();
    await page.getByText('Being sent').waitFor({ state: 'detached' });
    // The page renders the data it still holds before it begins to send.
    await expect.poll(() => page.getByText('The fuse is fine.').count()).toBe(1);
  });

  it('POR-066 a ticket whose response was lost is opened once, and later changes become a comment', async ({
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectComplaint(/ERR_FAILED|Failed to fetch/);
    await signIn(visitor, anna, '/en/mykomax/tickets/newticket');
    await page.getByLabel('Machine', { exact: true }).selectOption('unlisted');
    await page.getByLabel('Type').selectOption('QUESTION');
    await page.getByLabel('Subject').fill('Which blade for 6 mm²?');
    await page.getByLabel('Description').fill('We cut\u0000 silicone.');
    await page.route('**/api/tickets-proxy', async (route) => {
      if (!route.request().postData()?.includes('CreateTicket')) return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: 'Open ticket' }).click();
    await page.getByText('We are sorry, your ticket could not be opened').waitFor();
    await page.unroute('**/api/tickets-proxy');
    await page.getByLabel('Description').fill('We cut silicone and PTFE.');
    await page.getByRole('button', { name: 'Open ticket' }).click();
    await page.getByText('had already been opened with what you sent first').waitFor();
    await page.getByText('We cut silicone.', { exact: true }).waitFor();
    expect(await findComment(page).inputValue()).toBe('We cut silicone and PTFE.');
    await page.getByRole('button', { name: 'Send comment' }).click();
    await page.getByRole('heading', { name: 'Conversation with 2 messages' }).waitFor();
    await page.goto('/en/mykomax/tickets/list?q=silicone');
    await page.getByText('1 ticket', { exact: true }).waitFor();
  });

  it('D-22 service staff assigns a ticket, undoes it, and sees who has to act', async ({ visitor }) => {
    const { page } = visitor;
    await signIn(visitor, dora, '/en/mykomax/tickets/list?status=WAITING_FOR_YOU');
    await page.getByRole('checkbox', { name: 'Waiting for customer' }).waitFor();
    await page.locator('#kmx-slot tbody th a').first().click();
    await findState(page).getByText('Waiting for customer').waitFor();
    const charge = page.getByLabel('In charge');
    const before = await charge.inputValue();
    await charge.selectOption({ index: before === '' ? 1 : 0 });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction(
      (value) => document.querySelector<HTMLSelectElement>('#ticket-assignee')?.value === value,
      before,
    );
    await expect.poll(() => charge.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.reload();
    expect(await charge.inputValue()).toBe(before);
    expect(await findBarriers(page)).toEqual([]);
  });

  it('POR-064 two people at the same time: the slower one sees the newest state and keeps the input', async ({
    browser,
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectComplaint(/ERR_FAILED|409/);
    await signIn(visitor, anna, '/en/mykomax/tickets/newticket');
    const address = await startTicket(visitor, 'Feed roller squeaks');
    await page.getByRole('button', { name: 'Close ticket' }).click();
    const closing = page.getByRole('dialog');
    await closing.getByLabel('No longer relevant').check();
    await closing.getByLabel('Closing comment').fill('It stopped by itself.');
    // The page does not learn of the change before it sends its own.
    let isBlind = true;
    await page.route('**/api/tickets-proxy', async (route) => {
      const body = route.request().postData() ?? '';
      if (body.includes('closeTicket')) isBlind = false;
      return isBlind && body.includes('query Ticket(') ? route.abort() : route.fallback();
    });
    const staff = await createVisitor(browser, origin);
    await signIn(staff, dora, address);
    await staff.page.getByRole('button', { name: 'Start work' }).click();
    await staff.page.getByText('The ticket is in progress.').waitFor();
    await closing.getByRole('button', { name: 'Close for good' }).click();
    await closing.getByText('Somebody else has changed this in the meantime.').waitFor();
    await closing.getByText('In progress').waitFor();
    await expect.poll(() => closing.getByLabel('Closing comment').inputValue()).toBe('It stopped by itself.');
    await closing.getByRole('button', { name: 'Close for good' }).click();
    await page.getByText('It stopped by itself.').waitFor();
    await findState(page).getByText('Closed', { exact: true }).waitFor();
    await staff.leave();
  });
});
