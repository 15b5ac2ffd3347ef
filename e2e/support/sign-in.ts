import type { Page } from 'playwright';
import type { Visitor } from './visitor.ts';

/** Password of every sample account, as the sign-in page of a sample installation shows it. */
export const samplePassword = 'Wire-1234!';

/** Fills the sign-in page that the browser is on, or on its way to. */
export async function fillSignIn(page: Page, email: string, password = samplePassword): Promise<void> {
  await page.waitForURL('**/am/ui/sign-in/**');
  await page.locator('#email').fill(email);
  await page.locator('#password').fill(password);
  await page.locator('form button[type=submit]').click();
}

/** Opens a page of the portal and signs in on the way; the address is path and query. */
export async function signIn({ page }: Pick<Visitor, 'page'>, email: string, address = '/en/mykomax'): Promise<void> {
  await page.goto(address);
  await fillSignIn(page, email);
  await page.waitForURL((url) => url.pathname + url.search === address);
}

/** The identity token that the browser holds after a sign-in. */
export function readIdentityToken(page: Page): Promise<string> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('FR-SDK'));
    const tokens = JSON.parse((key && localStorage.getItem(key)) || '{}') as { readonly idToken?: string };
    return tokens.idToken ?? '';
  });
}
