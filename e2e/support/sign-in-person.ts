import type { Page } from 'playwright';
import { fillSignIn, samplePassword } from './sign-in.ts';

/** A sample account, by the name that the header shows. */
interface Person {
  readonly email: string;
  readonly fullName: string;
}

/** Opens the portal and fills the sign-in page. */
export async function enterPassword(page: Page, { email }: Person, password: string): Promise<void> {
  await page.goto('/en/mykomax');
  await fillSignIn(page, email, password);
}

/** Waits until the header shows the person. */
export async function expectSignedIn(page: Page, { fullName }: Person): Promise<void> {
  await page.locator(`summary[aria-label*="${fullName}"]`).waitFor();
}

/** Signs a person in at the dashboard of the portal. */
export async function signIn(page: Page, person: Person, password = samplePassword): Promise<void> {
  await enterPassword(page, person, password);
  await page.waitForURL('**/en/mykomax');
  await expectSignedIn(page, person);
}
