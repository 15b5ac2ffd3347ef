import { waitUntilIdle } from '@kmx/tools/product-runner/wait-for-hydration.ts';
import type { Route } from 'playwright';
import { describe, expect } from 'vitest';
import { it } from '../support/journey.ts';
import { anna, signInAnna } from '../support/sign-in-anna.ts';

const respond = (status: number) => (route: Route) => route.fulfill({ status });
const abort = (route: Route) => route.abort();

describe('signing out', () => {
  it('AUTH-013 POR-005 signing out ends the session here and at the identity service', async ({ visitor }) => {
    const { page } = visitor;
    await signInAnna(visitor);
    await page.goto('/en/mykomax/logout');
    await page.getByRole('heading', { level: 1, name: 'You are signed out' }).waitFor();
    await page.goto('/en/mykomax');
    await page.waitForURL('**/am/**');
    await page.locator('#email').waitFor();
  });

  it('AUTH-013 POR-005 D-66 a page that asks for data while the person signs out is left for the home page, not for the sign-in', async ({
    visitor,
  }) => {
    const { page, context } = visitor;
    await signInAnna(visitor);
    const pages = page.getByRole('navigation', { name: 'Pages of MyKomax' });
    const held = Promise.withResolvers<Route>();
    await context.route(/\/am\/.*\/endSession/, held.resolve, { times: 1 });
    await pages.getByRole('link', { name: 'Sign out' }).click();
    const end = await held.promise;
    await pages.getByRole('link', { name: 'Machines' }).click();
    await page.getByRole('heading', { level: 1, name: 'Machines' }).waitFor();
    await end.continue();
    await page.waitForURL(/\/en$/);
    await page.locator('header').getByRole('link', { name: 'Sign in' }).waitFor();
    await waitUntilIdle(page);
    expect(new URL(page.url()).pathname).toBe('/en');
  });

  const endOfSession = /\/am\/.*(?:\/sessions|\/endSession|\/token\/revoke)/;

  it('AUTH-013 AUTH-014 ERR-022 ERR-023 POR-005 a sign-out that fails says so, lets nobody in as the one who left, and is tried again', async ({
    visitor,
  }) => {
    const { page, context } = visitor;
    visitor.expectComplaint(/status of (?:500|400)|^500:|Failed to (?:end session|revoke token)/);
    await signInAnna(visitor);
    await context.route(endOfSession, (route) => route.fulfill({ status: 500 }));
    await page.getByRole('link', { name: 'Sign out' }).click();
    await page.getByRole('heading', { level: 1, name: 'We could not sign you out' }).waitFor();
    await page.getByText('Failed to end session; received 500').waitFor();
    await page.getByText('Failed to revoke token; received 500').waitFor();
    expect(await page.getByText('You are signed out').count()).toBe(0);
    // The next visitor, in this tab or another one.
    const next = await context.newPage();
    for (const tab of [next, page]) {
      await tab.goto('/en/mykomax');
      await tab.getByRole('heading', { level: 1, name: 'We could not sign you out' }).waitFor();
      expect(await tab.locator(`summary[aria-label*="${anna.fullName}"]`).count()).toBe(0);
    }
    await context.unroute(endOfSession);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL('**/am/**');
    await page.locator('#email').waitFor();
    await next.goto('/en/mykomax');
    await next.waitForURL('**/am/**');
  });

  it.for([
    { what: '500', part: '/sessions', text: 'Failed to end session; received 500', fail: respond(500) },
    { what: '403', part: '/endSession', text: 'Failed to end session; received 403', fail: respond(403) },
    { what: '403', part: '/token/revoke', text: 'Failed to revoke token; received 403', fail: respond(403) },
    { what: 'nothing', part: '/endSession', text: 'Failed to end session; received no answer', fail: abort },
    { what: 'silence', part: '/token/revoke', text: 'Failed to revoke token; received no answer', fail: () => {} },
  ])(
    'AUTH-022 POR-005 the sign-out page by its address: $part answers $what, is never signed in again, and works at the next try',
    async ({ part, text, fail }, { visitor }) => {
      const { page, context } = visitor;
      visitor.expectComplaint(/status of (?:500|403|400)|^500:|ERR_FAILED|Failed to (?:end session|revoke token)/);
      await signInAnna(visitor);
      const asked: string[] = [];
      context.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const failing = new RegExp(`/am/.*${part}`);
      await context.route(failing, fail);
      await page.goto('/en/mykomax/logout');
      await page.getByText(text).waitFor();
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'We could not sign you out' }).waitFor();
      await context.unroute(failing);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { level: 1, name: 'You are signed out' }).waitFor();
      expect(asked.filter((path) => /authorize|access_token|userinfo|blank-callback/.test(path))).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('FR-SDK-mykomax'))).toBeNull();
      await page.goto('/en/mykomax');
      await page.waitForURL('**/am/**');
    },
  );

  it('AUTH-013 ERR-022 a sign-out without a connection promises nothing, and is finished when the connection is back', async ({
    visitor,
  }) => {
    const { page, context } = visitor;
    visitor.expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch|received no answer/);
    await signInAnna(visitor);
    await context.setOffline(true);
    await page.locator(`summary[aria-label*="${anna.fullName}"]`).click();
    await page.locator('#kmx-header').getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('We could not sign you out everywhere.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'We could not sign you out' }).waitFor();
    const ended = page.waitForResponse((response) => response.url().includes('/endSession') && response.ok());
    await context.setOffline(false);
    await ended;
    await page.getByRole('heading', { level: 1, name: 'You are signed out' }).waitFor();
    await page.getByText('We could not sign you out').first().waitFor({ state: 'hidden' });
    await page.locator('#kmx-slot').getByRole('button', { name: 'Sign in' }).click();
    await page.locator('#email').waitFor();
  });

  it('signing out in one tab signs out the other one', async ({ visitor }) => {
    const { page, context } = visitor;
    await signInAnna(visitor);
    const other = await context.newPage();
    await other.goto('/en');
    await other.locator(`summary[aria-label*="${anna.fullName}"]`).waitFor();
    await page.goto('/en/mykomax/logout');
    await page.getByRole('heading', { level: 1, name: 'You are signed out' }).waitFor();
    await other.getByRole('link', { name: 'Sign in' }).waitFor();
  });
});
