import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { waitForRest } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { computeOneTimeCode } from '../support/one-time-code.ts';
import { readIdentityToken, samplePassword, signIn } from '../support/sign-in.ts';
import { createVisitor, findBarriers, measureOverflow, openPage } from '../support/visitor.ts';

const { origin, servicesOrigin } = inject('product');
// An internal employee with machines, a user of an own installation, and one without any role.
const anna = 'anna.keller@kmx.example';
const chie = 'chie.sato@hikari.example';
const emil = 'emil.novak@vlk.example';
// Service staff, who may offer an application to everybody.
const dora = 'dora.nemeth@kmx.example';

/** Keyboard focus still has a place after the focused element is removed. */
async function expectFocus(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement !== document.body);
}

describe('the dashboard', () => {
  it('POR-001 POR-020 POR-043 POR-049 POR-109 a person without roles sees the services, requests one and then waits', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await signIn(visitor, emil);
    await page.getByRole('heading', { level: 2, name: 'Register for Direct' }).waitFor();
    const tile = page.getByRole('listitem').filter({ hasText: 'Master Data' });
    await tile.getByText('Not registered').waitFor();
    await tile.getByRole('button', { name: 'Request access' }).click();
    await page.getByLabel('What do you need it for?').fill('Our ERP needs the terminal data.');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Your request for Master Data is on its way.').waitFor();
    await tile.getByText('Access requested').waitFor();
    expect(await tile.getByRole('button').count()).toBe(0);
    await expectFocus(page);
    await openPage(visitor, '/en/mykomax/inventory');
    await page.getByRole('heading', { level: 1, name: 'You do not have access to Machine inventory' }).waitFor();
    const rail = page.getByRole('navigation', { name: 'Pages of MyKomax' });
    expect(await rail.getByRole('link').allInnerTexts()).toEqual(['Dashboard', 'Software', 'Account', 'Sign out']);
    // A page that is closed to a person sends nothing to the service desk: a refusal would be a complaint of the browser.
    for (const path of [
      'inventory/machine-1',
      'tickets/KMX-100001',
      'tickets/newticket',
      'user-admin',
      'user-admin/x',
    ]) {
      await openPage(visitor, `/en/mykomax/${path}`);
      await page.getByRole('heading', { level: 1, name: /^You do not have access to/ }).waitFor();
    }
  });

  it('POR-101 D-24 AUTH-026 an offered application is accepted and opens immediately, without another sign-in', async ({
    browser,
    visitor,
  }) => {
    const staff = await createVisitor(browser, origin);
    await signIn(staff, dora);
    const token = await readIdentityToken(staff.page);
    await staff.leave();
    const ask = async (query: string, variables: object) => {
      const response = await fetch(`${servicesOrigin}/service-desk/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ciam_id_token: token },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as { readonly data: { readonly users?: { readonly items: [{ id: string }] } } };
    };
    const { data } = await ask('query ($search: String) { users(search: $search) { items { id } } }', { search: emil });
    const userId = data.users?.items[0].id;
    await ask(
      'mutation ($userId: ID!) { addApplication(userId: $userId, organizationId: "vlk", applicationId: "inventory") { id } }',
      { userId },
    );

    const { page } = visitor;
    await signIn(visitor, emil);
    const tile = page.getByRole('listitem').filter({ hasText: 'Machine inventory' });
    await tile.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('You now have access to Machine inventory.').waitFor();
    await tile.getByRole('link', { name: 'Open' }).click();
    await page.getByRole('heading', { level: 1, name: 'Machines' }).waitFor();
    await page.locator('#kmx-slot table tbody a').first().waitFor();
  });

  it('POR-021 an internal employee sees tickets, machines and software, each a way on', async ({ visitor }) => {
    const { page } = visitor;
    await signIn(visitor, anna);
    await page.getByRole('heading', { level: 2, name: /waiting for you/ }).waitFor();
    await page.getByRole('region', { name: 'Machines' }).getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'Machines' }).waitFor();
  });

  it('POR-011 POR-026 POR-027 POR-044 POR-048 POR-050 wire-flow is an own installation for one and the cloud for another', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await signIn(visitor, chie, '/en/mykomax/wire-flow');
    await page.getByRole('heading', { level: 2, name: 'Your own installation' }).waitFor();
    expect(await page.getByText('Your cloud workspace').count()).toBe(0);
    await openPage(visitor, '/en/mykomax/wire-master');
    const open = page.getByRole('link', { name: /Open Wire Master/ });
    expect(await open.getAttribute('href')).toMatch(/^https:/);
    await openPage(visitor, '/en/mykomax/master-data');
    await page.getByRole('button', { name: 'Request access' }).waitFor();
  });
});

describe('the account', () => {
  it('POR-002 POR-022 POR-080 POR-081 SYS-035 a profile is validated, saved and kept, also when another change was faster', async ({
    visitor,
  }) => {
    const { page, context } = visitor;
    // A refused change is an error for the console of the browser.
    visitor.expectComplaint(/409/);
    await signIn(visitor, emil, '/en/mykomax/account');
    await page.getByLabel('First name').fill('');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Please enter your first name' }).click();
    expect(await page.getByLabel('First name').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByLabel('First name').fill('Emil');
    await page.getByLabel('Telephone').fill('+420 377 100 200');
    await page.waitForTimeout(500);
    await page.reload();
    await page.getByText('changes from your last visit').waitFor();
    expect(await page.getByLabel('Telephone').inputValue()).toBe('+420 377 100 200');

    const other = await context.newPage();
    await openPage({ page: other }, '/en/mykomax/account');
    await other.getByRole('button', { name: 'Discard changes' }).click();
    await other.getByLabel('Telephone').fill('+420 377 999 999');
    await other.getByRole('button', { name: 'Save profile' }).click();
    await other.getByText('Your profile is saved.').waitFor();
    await other.close();

    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Saved now: +420 377 999 999').waitFor();
    expect(await page.getByLabel('Telephone').inputValue()).toBe('+420 377 100 200');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Your profile is saved.').waitFor();
    await page.reload();
    await page.getByLabel('Telephone').waitFor();
    expect(await page.getByLabel('Telephone').inputValue()).toBe('+420 377 100 200');
    expect(await page.getByText('changes from your last visit').count()).toBe(0);
  });

  it('AUTH-023 AUTH-024 a password is changed by the rules that the page shows while one types', async ({
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectComplaint(/40[13]/);
    await signIn(visitor, emil, '/en/mykomax/account');
    const fill = async (current: string, next: string) => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password', { exact: true }).fill(next);
      await page.getByLabel('New password again').fill(next);
      await page.getByRole('button', { name: 'Change password' }).click();
    };
    await page.getByText('At least 10 characters').waitFor();
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByText('At least 10 characters (not kept)').waitFor();
    await fill('not-the-password-1A', 'Crimp-height-0.9!');
    await page.getByRole('alert').getByText('The current password is wrong').waitFor();
    await fill(samplePassword, samplePassword);
    await page.getByRole('alert').getByText('The new password does not keep all rules').waitFor();
    await page.getByText('Not the one in use already (not kept)').waitFor();
    await fill(samplePassword, 'Crimp-height-0.9!');
    await page.getByText('Your password is changed.').waitFor();
    await fill('Crimp-height-0.9!', samplePassword);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#password-next')?.value === '');
  });

  it('POR-082 POR-083 an internal employee cannot edit profile and password but resets the second factor', async ({
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectComplaint(/403/);
    await signIn(visitor, anna, '/en/mykomax/account');
    await page.getByText('the company directory keeps your profile').waitFor();
    await page.getByText('you change your password in the company directory').waitFor();
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);

    const confirm = async (button: string, password: string) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Current password').fill(password);
      await dialog.getByRole('button', { name: button, exact: true }).click();
    };
    await page.getByRole('button', { name: 'Set up' }).click();
    await confirm('Continue', 'wrong-1A');
    await page.getByText('The current password is wrong').waitFor();
    await confirm('Continue', samplePassword);
    const key = await page.locator('main ol code').innerText();
    await expectFocus(page);
    await page.getByLabel('Code', { exact: true }).fill(computeOneTimeCode(key.replaceAll(' ', '')));
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    expect(await page.getByRole('group', { name: 'Your recovery codes' }).getByRole('listitem').count()).toBe(10);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('10 recovery codes left').waitFor();
    await page.getByRole('button', { name: 'Reset' }).click();
    await confirm('Reset', samplePassword);
    await page.getByText('The second factor is removed.').waitFor();
    await page.getByText('Not set up').waitFor();
  });

  it('the colours are chosen in the account and kept by the browser', async ({ visitor }) => {
    const { page } = visitor;
    await signIn(visitor, emil, '/en/mykomax/account');
    const readColours = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await page.getByLabel('Dark').check();
    expect(await readColours()).toBe('dark');
    await page.reload();
    await page.getByLabel('Dark').waitFor();
    await expect.poll(() => page.getByLabel('Dark').isChecked()).toBe(true);
    expect(await readColours()).toBe('dark');
  });
});

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

describe('software and shortcuts', () => {
  it('POR-028 software is found and downloaded in ranges, and is what its checksum says', async ({ visitor }) => {
    const { page, context } = visitor;
    await signIn(visitor, emil, '/en/mykomax/downloads?search=norma');
    const link = page.getByRole('link', { name: /Download Norma/ }).first();
    await link.waitFor();
    const address = (await link.getAttribute('href')) ?? '';
    const whole = await (await context.request.get(address)).body();
    const end = await context.request.get(address, { headers: { range: `bytes=${whole.length - 100}-` } });
    expect([end.status(), (await end.body()).equals(whole.subarray(-100))]).toEqual([206, true]);
    const shown = await page
      .getByText(/^[0-9a-f]{64}$/)
      .first()
      .innerText();
    expect(createHash('sha256').update(whole).digest('hex')).toBe(shown);
  });

  it('two keys lead to another page, never while one types, and not at all once they are switched off', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await signIn(visitor, anna, '/en/mykomax/downloads');
    await page.getByRole('searchbox').waitFor();
    // The key listener is attached a moment after the page is rendered.
    await waitForRest(page);
    await page.keyboard.press('/');
    await page.keyboard.type('gi', { delay: 50 });
    expect(await page.getByRole('searchbox').inputValue()).toBe('gi');
    await page.waitForURL('**/downloads?search=gi');
    await page.getByText('Firmware, machine control').click();
    await page.keyboard.type('gi', { delay: 50 });
    await page.waitForURL('**/en/mykomax/inventory');
    await page.keyboard.type('?');
    await page.getByRole('dialog').getByLabel('Use keyboard shortcuts').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.type('ga', { delay: 50 });
    await waitForRest(page);
    expect(new URL(page.url()).pathname).toBe('/en/mykomax/inventory');
  });

  it('POR-029 services of partners describe themselves, and those that are coming soon have no link yet', async ({
    visitor,
  }) => {
    const { page } = visitor;
    await signIn(visitor, emil, '/en/mykomax/partner-services');
    const soon = page.getByRole('listitem').filter({ hasText: 'Coming soon' });
    await soon.getByRole('link', { name: /Ask about it/ }).waitFor();
    expect(await page.getByRole('main').locator('a[target=_blank]').count()).toBeGreaterThan(0);
    expect(await soon.locator('a[target=_blank]').count()).toBe(0);
  });

  it('POR-005 signing out says so, and the portal asks for a sign-in afterwards', async ({ visitor }) => {
    const { page } = visitor;
    await signIn(visitor, emil);
    await page.getByRole('navigation', { name: 'Pages of MyKomax' }).getByRole('link', { name: 'Sign out' }).click();
    await page.getByRole('heading', { level: 1, name: 'You are signed out' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign in again' }).click();
    await page.waitForURL('**/am/ui/sign-in/**');
  });

  it('the pages of the portal have no barriers and fit on a phone', async ({ visitor }) => {
    const { page } = visitor;
    await signIn(visitor, anna);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['', '/account', '/inventory', '/downloads', '/wire-flow', '/partner-services']) {
      await openPage(visitor, `/en/mykomax${path}`);
      await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
      expect(await findBarriers(page), path).toEqual([]);
      expect(await measureOverflow(page), path).toBe(0);
    }
  }, 120_000);
});
