import { describe, expect } from 'vitest';
import { it } from '../support/journey.ts';
import { markDocument } from '../support/live.ts';
import { anna, fillSignIn, signInAnna, waitForDashboard } from '../support/sign-in.ts';
import { button, heading, link } from '../support/target.ts';

const account = { css: 'summary', name: new RegExp(anna.fullName) };

/** In the page: makes the token an old one, or says when it ends. */
function changeExpiry(isExpired: boolean): number {
  const key = Object.keys(localStorage).find(
    (name) => name.startsWith('FR-SDK') && localStorage.getItem(name)?.includes('tokenExpiry'),
  );
  if (key === undefined) return 0;
  const tokens = JSON.parse(localStorage.getItem(key) ?? '{}') as { readonly tokenExpiry: number };
  if (isExpired) localStorage.setItem(key, JSON.stringify({ ...tokens, tokenExpiry: Date.now() - 1000 }));
  return tokens.tokenExpiry;
}

describe('signing in', () => {
  it('AUTH-003 AUTH-008 goes over the sign-in page to the dashboard; public pages know who is there', async ({
    person,
  }) => {
    await signInAnna(person);
    await person.open('/en/products');
    await person.see(account);
  });

  it('AUTH-009 AUTH-036 an expired token is renewed silently, without the sign-in page', async ({ person }) => {
    await signInAnna(person);
    expect(await person.tab.evaluate(changeExpiry, true)).toBeGreaterThan(0);
    await person.open('/en/mykomax');
    const isSameDocument = await markDocument(person);
    await waitForDashboard(person);
    expect(await isSameDocument()).toBe(true);
    expect(await person.tab.evaluate(changeExpiry, false)).toBeGreaterThan(Date.now());
  });

  it('a wrong password is answered on the form, which keeps the address', async ({ person }) => {
    await person.open('/en/mykomax');
    await fillSignIn(person, 'wrong');
    await person.see({ css: '[role=alert]' });
    expect((await person.see({ css: '#email' })).value).toBe(anna.email);
  });

  it('AUTH-013 POR-005 signing out ends the session here and at the identity service', async ({ person }) => {
    await signInAnna(person);
    await person.press(account);
    await person.press(button('Sign out', 'header'));
    await person.see(heading('You are signed out'));
    // Before the home page is there, this page would leave the one that is opened next.
    await person.arriveAt(/\/en$/);
    await person.see(link('Sign in', 'header'));
    await person.open('/en/mykomax');
    await person.arriveAt(/\/am\//);
    await person.see({ css: '#email' });
    await person.open('/en/products');
    await person.see(link('Sign in', 'header'));
  });
});
