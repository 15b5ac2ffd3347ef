import { createTraceHeaders } from '@kmx/shared-contracts/trace-headers.browser.ts';

const deadlineMs = 8000;
/** Address of the payload of a page (SRV-029). */
export function createPayloadUrl(url: string, buildId: string): string {
  const target = new URL(url, location.href);
  // Any other trailing slash is superfluous, and the server answers with the page's address.
  const path = target.pathname === '/' ? '' : target.pathname;
  const query = new URLSearchParams(target.search);
  query.set('_build', buildId);
  return `${path}/_payload.json?${query.toString()}`;
}

/** Requests the JSON of a payload; rejects when the answer is none, and after eight seconds. */
export async function fetchPayloadJson(url: string, cache: RequestCache): Promise<unknown> {
  const answer = await fetch(url, {
    headers: { accept: 'application/json', ...createTraceHeaders() },
    cache,
    signal: AbortSignal.timeout(deadlineMs),
  });
  if (!answer.headers.get('content-type')?.includes('json')) throw new Error(`No payload, status ${answer.status}`);
  return answer.json();
}
