import type { Browser, CDPSession } from 'playwright';
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

/** Counts what a page requests from now on, as sent; files that come from a cache have no bytes. */
async function countRequests(session: CDPSession): Promise<Counted> {
  const scripts = new Set<string>();
  const counted: Counted = { requests: 0, scriptBytes: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    counted.requests += 1;
    // Prefetched scripts have another type: they are known by their name.
    if (type === 'Script' || /\.m?js(?:\?|$)/.test(request.url)) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) counted.scriptBytes += encodedDataLength;
  });
  await session.send('Network.enable');
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
    const counted = await countRequests(await context.newCDPSession(page));
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
