import type { Browser, Page } from 'playwright';
import type { Peer } from './peer.ts';
import { profile } from './profile.ts';
import type { RecordValue } from './records.ts';

/** A visitor reads for a moment before the pointer goes to a link. */
const readMs = 1_500;
/** Between the pointer's arrival at a link and the press, as people take it. */
const hoverMs = 200;

/** Milliseconds from the press of a link to its page in the document, in steps of a frame; also across documents. */
async function pressLink(page: Page, href: string): Promise<number> {
  const link = page.locator(`main a[href$="${href}"]`).first();
  const name = (await link.textContent()) ?? '';
  await link.hover();
  await page.waitForTimeout(hoverMs);
  await page.evaluate(() => {
    const keep = () => sessionStorage.setItem('pressedAt', String(performance.timeOrigin + performance.now()));
    addEventListener('click', keep, { capture: true, once: true });
  });
  await link.click();
  await page.waitForFunction((title) => document.querySelector('main h1')?.textContent === title, name, {
    polling: 'raf',
  });
  return page.evaluate(() => performance.timeOrigin + performance.now() - Number(sessionStorage.getItem('pressedAt')));
}

/** Goes from the list to a product by its link, with a pointer, in a new profile. */
export async function measureClick(
  browser: Browser,
  { peer, origin }: { readonly peer: Peer; readonly origin: string },
  record: RecordValue,
): Promise<void> {
  const context = await browser.newContext(profile);
  try {
    const page = await context.newPage();
    await page.goto(origin + peer.cached.list, { waitUntil: 'load' });
    await page.waitForTimeout(readMs);
    record('list', 'click', await pressLink(page, peer.cached.product.replace(/\/$/, '')));
  } finally {
    await context.close();
  }
}
