import type { Visitor } from './visitor.ts';

/** Ends the session at the identity service and in this browser, as time would; the open page does not know yet. */
export async function expireSession({ page, context }: Pick<Visitor, 'page' | 'context'>): Promise<void> {
  await context.clearCookies();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('FR-SDK')) localStorage.removeItem(key);
  });
}
