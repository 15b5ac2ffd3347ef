import { createHash } from 'node:crypto';
import { waitUntilIdle } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { readIdentityToken, signIn } from '../support/sign-in.ts';
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
    await waitUntilIdle(page);
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
    await waitUntilIdle(page);
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
