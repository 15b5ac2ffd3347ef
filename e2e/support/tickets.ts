import type { Page } from 'playwright';
import { findDialog, findState } from './portal-page.ts';
import type { Visitor } from './visitor.ts';

/** Fills the form of a new ticket, opens the ticket and returns its path. */
export async function openTicket({ page }: Visitor, subject: string): Promise<string> {
  await page.getByLabel('Machine', { exact: true }).selectOption('unlisted');
  await page.getByLabel('Type').selectOption('FAULT');
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Description').fill('Every third one is too high.');
  await page.getByRole('button', { name: 'Open ticket' }).click();
  await page.waitForURL('**/mykomax/tickets/KMX-*');
  await findState(page).waitFor();
  return new URL(page.url()).pathname;
}

/** Closes the open ticket as no longer relevant. */
export async function closeTicket(page: Page, comment: string): Promise<void> {
  await page.getByRole('button', { name: 'Close ticket' }).click();
  await findDialog(page).getByLabel('No longer relevant').check();
  await findDialog(page).getByLabel('Closing comment').fill(comment);
  await findDialog(page).getByRole('button', { name: 'Close for good' }).click();
}
