import { createPageKey, isInAppUrl } from '../navigation/navigable-link.ts';
import { createPayloadUrl } from '../navigation/payload-request.ts';
import { createRequestQueue } from '../navigation/request-queue.ts';
import type { BackgroundAnswer, BackgroundRequest, LinkingPage } from './background-message.ts';

/*
 * The background thread of a page at rest (decision 0067): what may be needed next is requested here and stays in the
 * browser's cache, so that the thread of the page does nothing that nobody sees.
 */
const deadlineMs = 8000;
const answered = new Set<string>();

async function request(address: string): Promise<void> {
  const answer = await fetch(address, { priority: 'low', signal: AbortSignal.timeout(deadlineMs) });
  if (answered.delete(address)) {
    const message: BackgroundAnswer = { address, json: await answer.json() };
    postMessage(message);
  } else {
    // Only an answer that was read to its end is kept.
    await answer.body?.pipeTo(new WritableStream());
  }
}

const queue = createRequestQueue(request);

/** Pages whose payload was asked for, and the one that is shown. */
const asked = new Set<string>();
function prefetchPages(links: readonly string[], { href, buildId, urlPrefix }: LinkingPage, isUrgent: boolean): void {
  const page = new URL(href);
  asked.add(createPageKey(page));
  for (const link of links) {
    const url = new URL(link);
    const key = createPageKey(url);
    if (asked.has(key) || !isInAppUrl(url, urlPrefix, page)) continue;
    asked.add(key);
    queue.add(createPayloadUrl(key, buildId), isUrgent);
  }
}

// Only the page that started this thread can send anything to it.
addEventListener('message', ({ data }: MessageEvent<BackgroundRequest>) => {
  if (data.kind === 'pages') return prefetchPages(data.links, data.from, data.isUrgent);
  for (const address of data.addresses) {
    if (data.isAnswered) answered.add(address);
    queue.add(address, data.isAnswered);
  }
});
