import type { Browser, Page } from 'playwright';
import type { PageName, Peer } from './peer.ts';
import { profile } from './profile.ts';
import type { RecordValue } from './records.ts';

/** Until then a page does what it does by itself; what is prefetched later is in the second figure. */
const restMs = 2_500;
const laterMs = 6_000;

interface Counted {
  requests: number;
  scriptBytes: number;
}

/** Counts what a page and its threads request from now on, as sent; files that come from a cache have no bytes. */
function countRequests(page: Page): Counted {
  const counted: Counted = { requests: 0, scriptBytes: 0 };
  page.on('request', (request) => {
    if (request.url().startsWith('http')) counted.requests += 1;
  });
  page.on('requestfinished', (request) => {
    // Prefetched scripts have another type: they are known by their name.
    if (request.resourceType() !== 'script' && !/\.m?js(?:\?|$)/.test(request.url())) return;
    void request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
      if (responseBodySize > 0) counted.scriptBytes += responseBodySize + responseHeadersSize;
    });
  });
  return counted;
}

/** Loads a page in a new profile and counts what it loads. */
export async function measureTransfer(
  browser: Browser,
  { peer, origin, page: name }: { readonly peer: Peer; readonly origin: string; readonly page: PageName },
  record: RecordValue,
): Promise<void> {
  const context = await browser.newContext(profile);
  try {
    const page = await context.newPage();
    const counted = countRequests(page);
    await page.goto(origin + peer.cached[name], { waitUntil: 'load' });
    await page.waitForTimeout(restMs);
    record(name, 'requests', counted.requests);
    record(name, 'script-bytes', counted.scriptBytes);
    await page.waitForTimeout(laterMs - restMs);
    record(name, 'script-bytes-later', counted.scriptBytes);
  } finally {
    await context.close();
  }
}
