import { describe, expect, inject } from 'vitest';
import { it } from '../support/journey.ts';
import { fillSignIn } from '../support/sign-in.ts';
import { anna, signInAnna, waitForDashboard } from '../support/sign-in-anna.ts';
import { findBarriers, openPage } from '../support/visitor.ts';

const { origin } = inject('product');

describe('signing in', () => {
  it('AUTH-003 AUTH-005 AUTH-006 the portal asks for a sign-in and shows the dashboard afterwards, without an error', async ({
    visitor,
  }) => {
    await signInAnna(visitor);
    expect(new URL(visitor.page.url()).search).toBe('');
    expect(await visitor.page.locator('#kmx-slot').innerText()).toContain('Direct');
  });

  it('AUTH-008 a reload keeps the session, and public pages know the user', async ({ visitor }) => {
    const { page } = visitor;
    await signInAnna(visitor);
    await page.reload();
    await waitForDashboard(page);
    await openPage(visitor, '/en');
    await page.locator(`summary[aria-label*="${anna.fullName}"]`).waitFor();
  });

  it('AUTH-008 who is known before the header is hydrated appears in it without a mismatch', async ({ visitor }) => {
    const { page } = visitor;
    await signInAnna(visitor);
    // React works in tasks of a message channel: they wait from the moment the page lives until the person is known.
    await page.addInitScript(() => {
      const waiting: (() => void)[] = [];
      let isHeld = true;
      // A quick machine hydrates slot and header in one task: by this clock a task has used its time after each step.
      const now = performance.now.bind(performance);
      let steps = 0;
      performance.now = () => {
        steps += 1;
        return now() + steps * 10;
      };
      class HeldChannel extends MessageChannel {
        constructor() {
          super();
          const send = this.port2.postMessage.bind(this.port2);
          this.port2.postMessage = (message: unknown) => {
            const isBetween =
              document.querySelector('#kmx-header[data-ssr]') && !document.querySelector('#kmx-slot[data-ssr]');
            if (isHeld && isBetween) waiting.push(() => send(message));
            else send(message);
          };
        }
      }
      const hydrateHeader = (): void => {
        isHeld = false;
        for (const send of waiting) send();
      };
      Object.assign(window, { MessageChannel: HeldChannel, hydrateHeader });
    });
    const [known] = await Promise.all([page.waitForResponse('**/userinfo**'), page.reload()]);
    await known.finished();
    await page.waitForFunction(() => document.querySelector('#kmx-slot:not([data-ssr])'));
    expect(await page.locator('#kmx-header[data-ssr]').count()).toBe(1);
    await page.evaluate(() => (window as unknown as { hydrateHeader: () => void }).hydrateHeader());
    await page.locator(`summary[aria-label*="${anna.fullName}"]`).waitFor();
  });

  it('AUTH-009 AUTH-036 an expired token is renewed silently, without the sign-in page', async ({ visitor }) => {
    const { page } = visitor;
    await signInAnna(visitor);
    const expired = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => {
        const value = localStorage.getItem(key) ?? '';
        if (!key.startsWith('FR-SDK') || !value.includes('tokenExpiry')) return false;
        localStorage.setItem(key, JSON.stringify({ ...JSON.parse(value), tokenExpiry: Date.now() - 1000 }));
        return true;
      }),
    );
    expect(expired).toHaveLength(1);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => frame === page.mainFrame() && visited.push(new URL(frame.url()).pathname));
    await page.reload();
    await waitForDashboard(page);
    expect(visited).toEqual(['/en/mykomax']);
    const expiry = await page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? '{}').tokenExpiry,
      expired[0] ?? '',
    );
    expect(expiry).toBeGreaterThan(Date.now());
  });

  it('AUTH-007 D-62 a sign-in page that never comes leaves the visitor on the previous page and says so', async ({
    visitor,
  }) => {
    const { page } = visitor;
    visitor.expectComplaint(/The sign-in page did not open/);
    // Thirty seconds pass in three here, enough for a busy machine to still see the page's messages in between.
    await page.addInitScript(() => {
      const setRealTimeout = window.setTimeout.bind(window);
      const setShortTimeout = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
        setRealTimeout(handler, ms === 30_000 ? 3000 : ms, ...rest);
      Object.assign(window, { setTimeout: setShortTimeout });
    });
    await page.route('**/am/oauth2/**/authorize**', () => {});
    await openPage(visitor, '/en/products');
    // The header's own way in stays in the document; the menu's is a hard link.
    await page.locator('#kmx-header').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: 'Signing you in' }).waitFor();
    await page.getByText('The sign-in page did not open.').waitFor();
    await page.waitForURL('**/en/products');
    await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  });

  it('AUTH-012 AUTH-031 navigation requests nothing from the provider, and offline the session stays visible', async ({
    visitor,
  }) => {
    const { page, context } = visitor;
    visitor.expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch|received no answer/);
    await signInAnna(visitor);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const rail = page.getByRole('navigation', { name: 'Pages of MyKomax' });
    const open = async (name: string) => {
      await rail.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    };
    for (const name of ['Service tickets', 'Machines', 'Software']) await open(name);
    expect(asked.filter((path) => path.startsWith('/am/'))).toEqual([]);
    await context.setOffline(true);
    const account = page.locator(`summary[aria-label*="${anna.fullName}"]`);
    for (const name of ['Service tickets', 'Machines']) {
      await open(name);
      await page.getByText('You are offline.').first().waitFor();
      await account.waitFor();
    }
    await context.setOffline(false);
    await page.getByText('You are offline.').first().waitFor({ state: 'hidden' });
    await page.locator('#kmx-slot table tbody a').first().waitFor();
    expect(asked.filter((path) => path.startsWith('/am/'))).toEqual([]);
  });

  it('AUTH-001 AUTH-003 a signed-in visitor is redirected from the return page', async ({ visitor }) => {
    const { page } = visitor;
    await signInAnna(visitor);
    for (const query of ['', '?code=a&state=b', '?error=access_denied']) {
      await page.goto(`/en/callback${query}`);
      await page.waitForURL('**/en/mykomax');
      await waitForDashboard(page);
    }
  });

  it('AUTH-007 who comes back from the sign-in page by Back reads no failure', async ({ visitor }) => {
    const { page } = visitor;
    await page.goto('/en/mykomax');
    await page.locator('#email').waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'You have not signed in yet' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.locator('#kmx-slot').getByRole('button', { name: 'Sign in' }).click();
    await page.locator('#email').waitFor();
  });

  it('a wrong password is answered on the form, which keeps the address', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectComplaint(/status of 401/);
    await page.goto('/en/mykomax');
    await page.waitForURL('**/am/**');
    await fillSignIn(page, anna.email, 'wrong');
    await page.getByRole('alert').waitFor();
    expect(await page.locator('#email').inputValue()).toBe(anna.email);
  });

  it.for([
    { path: '/en/callback', detail: 'missing params' },
    { path: '/en/callback?error=access_denied&error_description=declined', detail: 'access_denied' },
    { path: '/en/callback?code=forged&state=forged', detail: '' },
  ])('AUTH-004 $path says why it failed, leads on, and keeps no tokens', async ({ path, detail }, { visitor }) => {
    const { page } = visitor;
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'The sign-in was not completed' }).waitFor();
    expect(await page.getByRole('alert').innerText()).toContain(detail);
    await page.getByRole('button', { name: 'Sign in again' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /token/i.test(key)))).toEqual([]);
  });

  it('public pages load nothing of the sign-in for visitors who never signed in', async ({ visitor }) => {
    const { page } = visitor;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await openPage(visitor, '/en');
    await page.waitForLoadState('networkidle', { timeout: 15_000 });
    expect(requests.filter((path) => path.startsWith('/am') || path.includes('blank-callback'))).toEqual([]);
  });

  it('AUTH-002 /blank-callback has no script and may be framed by this origin alone', async () => {
    const response = await fetch(`${origin}/blank-callback`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'self'");
    expect(await response.text()).not.toContain('<script');
  });

  it('the portal has no barrier that axe knows, signed in', async ({ visitor }) => {
    await signInAnna(visitor);
    expect(await findBarriers(visitor.page)).toEqual([]);
  });
});
