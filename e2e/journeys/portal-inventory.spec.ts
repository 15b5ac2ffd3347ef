import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { it } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';
import { openPage } from '../support/visitor.ts';

// An internal employee with machines.
const anna = 'anna.keller@kmx.example';

describe('the inventory', () => {
  it('POR-003 POR-004 POR-024 POR-047 is searched, sorted, saved and linked, and leads to each machine', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await signIn(visitor, anna, '/en/mykomax/inventory');
    const search = page.getByRole('searchbox');
    await search.pressSequentially('pila', { delay: 60 });
    await page.waitForURL((url) => url.search === '?search=pila');
    await page.getByText(/^\d+ machines?$/).waitFor();
    expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Warranty until' }).click();
    await page.waitForURL((url) => url.searchParams.get('sort') === 'WARRANTY');
    await page.reload();
    expect(await search.inputValue()).toBe('pila');
    const names = page.locator('tbody th a');
    await names.first().waitFor();
    expect((await names.allInnerTexts()).every((name) => name.startsWith('Pila'))).toBe(true);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv.split('\r\n').length - 2).toBe(await names.count());
    expect(csv).not.toMatch(/RUNNING|MAINTENANCE_DUE|STOPPED/);
    expect(csv).toMatch(/^\uFEFFType,Serial number,/);

    await search.fill('no such machine');
    await page.getByText('No machine matches.').waitFor();
    await page.getByRole('button', { name: 'Reset filters' }).click();
    await names.first().click();
    await page.getByRole('heading', { level: 2, name: 'Service and software' }).waitFor();
    const report = page.getByRole('link', { name: 'Report a fault' });
    const machineId = new URL(page.url()).pathname.split('/').at(-1);
    expect(await report.getAttribute('href')).toBe(`/en/mykomax/tickets/newticket?machine=${machineId}`);
    await openPage(visitor, '/en/mykomax/inventory/old');
    await page.getByRole('heading', { level: 1, name: 'Machines out of service' }).waitFor();

    await openPage(visitor, '/en/mykomax/inventory/machine-289');
    await page.getByRole('link', { name: /open tickets?$/ }).click();
    await page.waitForURL((url) => url.searchParams.get('q') === 'CO20-12016');
    await page.locator('tbody tr').first().getByText('CO20-12016').waitFor();
  });

  it('POR-024 POR-109 a machine or a place that is not there is no failure, and leads back to those that are', async ({
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectComplaint(/404/);
    await signIn(visitor, anna, '/en/mykomax/inventory/no-such-machine');
    await page.getByRole('heading', { level: 1, name: 'There is no such machine' }).waitFor();
    await page.getByRole('link', { name: 'To your machines' }).click();
    await page.locator('tbody th a').first().waitFor();
    await openPage(visitor, '/en/mykomax/inventory?location=gone');
    await page.getByText('No machine matches.').waitFor();
    await page.getByRole('button', { name: 'Reset filters' }).click();
    await page.locator('tbody th a').first().waitFor();
  });

  it('POR-120 ERR-014 shows that an error has occurred with its technical details, and continues when it is over', async ({
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectComplaint(/503/);
    await signIn(visitor, anna);
    const body = JSON.stringify({ errors: [{ message: 'The pool is empty', extensions: { code: 'UNAVAILABLE' } }] });
    await page.route('**/api/sis-proxy', (route) =>
      route.fulfill({ status: 503, contentType: 'application/json', body }),
    );
    await openPage(visitor, '/en/mykomax/inventory');
    await page.getByText('An error has occurred').waitFor();
    await page.getByText('The pool is empty').waitFor();
    await page.unroute('**/api/sis-proxy');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.locator('tbody th a').first().waitFor();
  });
});
