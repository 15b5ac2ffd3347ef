import type { Page } from 'playwright';

/** Addresses of the data of pages, and of the newest build. */
export const payloads = '**/_payload.json*';
export const latestBuild = '**/builds/latest.json*';

/** Leaves a mark that lasts as long as the document. */
export function markDocument(page: Page): Promise<unknown> {
  return page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

/** Whether the page is still shown in the document that was marked. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSameDocument' in window);
}

/** Follows a link by script, which does not scroll to it as a click of the test tool would. */
export async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`#kmx-slot a[href="${path}"]:visible`).first();
  await link.dispatchEvent('click', { button: 0 });
  await page.waitForURL(`**${path}`);
}

/** Puts a link of an editor into the page: the sample content has none of this kind. */
export async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = Object.assign(document.createElement('a'), { href: target, textContent: 'Added link' });
    document.querySelector('#kmx-slot h1')?.before(link);
  }, href);
}

/** Collects the paths of the payloads that the page requests from now on. */
export function collectPayloads(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/_payload.json')) asked.push(pathname.replace('/_payload.json', ''));
  });
  return asked;
}

/** Makes the page check for a newer build, as it does when a visitor returns to its tab. */
export function checkForBuild(page: Page): Promise<boolean> {
  return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
