import type { Page } from 'playwright';
import { signIn } from './sign-in.ts';
import type { Visitor } from './visitor.ts';

export const anna = { email: 'anna.keller@kmx.example', fullName: 'Anna Keller' };

/** Signs Anna in and waits for her dashboard. */
export async function signInAnna(visitor: Visitor): Promise<void> {
  await signIn(visitor, anna.email);
  await waitForDashboard(visitor.page);
}

/** Waits for the dashboard of Anna. */
export async function waitForDashboard(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: `Welcome, ${anna.fullName}` }).waitFor();
}
