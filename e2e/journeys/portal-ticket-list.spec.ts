import { readFile } from 'node:fs/promises';
import { describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { findState } from '../support/portal-page.ts';
import { signIn } from '../support/sign-in.ts';
import { createVisitor, findBarriers, measureOverflow, openPage } from '../support/visitor.ts';

const { origin } = inject('product');
// A customer with tickets and machines, service staff, a person without tickets, and one without machines.
const anna = 'anna.keller@kmx.example';
const dora = 'dora.nemeth@kmx.example';
const chie = 'chie.sato@hikari.example';
const ben = 'ben.ortiz@northline.example';

describe('the list of tickets', () => {
  it('POR-006 the list is searched while typing, filtered, shared by its address and saved as CSV', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await signIn(visitor, anna, '/en/mykomax/tickets/list');
    const count = page.getByRole('status').filter({ hasText: /tickets?$/ });
    await count.waitFor();
    const search = page.getByLabel('Search tickets');
    await search.pressSequentially('Wartung', { delay: 40 });
    await page.waitForURL('**?q=Wartung');
    await search.pressSequentially(' Corvus', { delay: 40 });
    await page.waitForURL('**?q=Wartung+Corvus');
    expect(await search.inputValue()).toBe('Wartung Corvus');
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
    await search.fill('');
    await page.waitForURL('**/tickets/list');
    // Two choices in a row: the second one does not wait for the address.
    await page.getByRole('checkbox', { name: 'Waiting for you' }).check();
    await page.getByRole('checkbox', { name: 'Closed' }).check();
    await page.waitForURL('**?status=WAITING_FOR_YOU,CLOSED');
    // The rows of the question before stay until those of this one are there.
    await page.waitForFunction(() => {
      const states = [...document.querySelectorAll('[aria-busy="false"] tbody td:first-of-type')];
      const isClosed = states.map((state) => state.textContent.includes('Closed'));
      return isClosed.includes(true) && states.every((state) => /Closed|Waiting for you/.test(state.textContent));
    });
    const shown = await count.innerText();
    await page.reload();
    await count.filter({ hasText: shown }).waitFor();
    await expect.poll(() => page.getByRole('checkbox', { name: 'Closed' }).isChecked()).toBe(true);
    expect(await findBarriers(page)).toEqual([]);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv.startsWith('\uFEFFNumber,Subject,Status')).toBe(true);
    expect(csv.trimEnd().split('\r\n')).toHaveLength(Number.parseInt(shown, 10) + 1);
    for (const width of [360, 768, 1100]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await measureOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
      const table = page.getByRole('region', { name: 'Service tickets' });
      expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth), `${width} px`).toBe(0);
    }
    // Rows are blocks now; they are still put in order by the same buttons.
    await page.getByRole('button', { name: 'Number' }).click();
    await page.waitForURL((url) => url.searchParams.get('sort') === 'id');
  });

  it('POR-006 without a connection the list says so, keeps the input, and continues without a reload', async ({
    visitor,
  }) => {
    const { page, context } = visitor;
    visitor.expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await signIn(visitor, anna, '/en/mykomax/tickets/list');
    const count = page.getByRole('status').filter({ hasText: /tickets?$/ });
    await count.waitFor();
    await context.setOffline(true);
    await page.getByLabel('Search tickets').fill('Corvus');
    await page.getByText('This page stays open').waitFor();
    await page.getByText('As soon as the connection is back, this page goes on by itself.').waitFor();
    expect(await page.getByLabel('Search tickets').inputValue()).toBe('Corvus');
    await context.setOffline(false);
    await count.waitFor();
    await expect
      .poll(() => page.locator('#kmx-slot tbody tr').allInnerTexts())
      .toSatisfy((rows: readonly string[]) => rows.length > 0 && rows.every((text) => /corvus/i.test(text)));
  });

  it('POR-061 who opens tickets without seeing machines names the machine by hand, and the page asks for no list', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await signIn(visitor, ben, '/en/mykomax/tickets/newticket?machine=machine-1');
    const machine = page.getByLabel('Machine', { exact: true });
    await machine.waitFor();
    expect(await machine.locator('option').count()).toBe(2);
    await machine.selectOption({ index: 1 });
    await page.getByLabel('Name of the machine').fill('Ferro 115');
    await openPage(visitor, '/en/mykomax/tickets/list');
    await page.locator('#kmx-slot tbody th a').first().click();
    await findState(page).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.waitForFunction((name) => document.title.startsWith(`${name} · `), id);
  });

  it('POR-109 POR-110 a person without tickets reads how to get them; service staff sees those of all customers', async ({
    browser,
    visitor,
  }) => {
    await signIn(visitor, chie, '/en/mykomax/tickets/list');
    await visitor.page.getByRole('heading', { level: 1, name: 'You do not have access to Service tickets' }).waitFor();
    const staff = await createVisitor(browser, origin);
    await signIn(staff, dora, '/en/mykomax/tickets/list');
    await staff.page.getByRole('link', { name: 'Next' }).waitFor();
    expect(staff.listComplaints()).toEqual([]);
    await staff.leave();
  });
});
