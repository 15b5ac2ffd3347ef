import { type PagePayload, parsePagePayload } from '../../page-view/page-payload.ts';

const payloadDeadlineMs = 8000;
const keptPayloads = 30;

/** Payloads of pages by path and query: fetched once, kept for going back, shared with prefetching. */
export interface PayloadCache {
  readonly get: (url: string) => PagePayload | undefined;
  readonly put: (url: string, payload: PagePayload) => void;
  /** Loads a payload or joins the request under way; rejects when it cannot be had (SRV-061). */
  readonly load: (url: string, signal?: AbortSignal) => Promise<PagePayload>;
}

/** Address of the payload of a page (SRV-029). */
export function createPayloadUrl(url: string, buildId: string): string {
  const target = new URL(url, location.href);
  const path = target.pathname.replace(/\/$/, '');
  const query = new URLSearchParams(target.search);
  query.set('_build', buildId);
  return `${path}/_payload.json?${query.toString()}`;
}

/** Creates the cache for the build that the document belongs to. */
export function createPayloadCache(buildId: string): PayloadCache {
  const payloads = new Map<string, PagePayload>();
  const underWay = new Map<string, Promise<PagePayload>>();
  const put = (url: string, payload: PagePayload) => {
    payloads.delete(url);
    payloads.set(url, payload);
    const oldest = payloads.keys().next().value;
    if (payloads.size > keptPayloads && oldest !== undefined) payloads.delete(oldest);
  };
  const fetchPayload = async (url: string): Promise<PagePayload> => {
    const answer = await fetch(createPayloadUrl(url, buildId), {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(payloadDeadlineMs),
    });
    if (!answer.headers.get('content-type')?.includes('json')) throw new Error(`No payload, status ${answer.status}`);
    const payload = parsePagePayload(await answer.json());
    put(url, payload);
    return payload;
  };
  return {
    get: (url) => payloads.get(url),
    put,
    load: (url) => {
      const known = payloads.get(url);
      if (known) return Promise.resolve(known);
      const running = underWay.get(url);
      if (running) return running;
      const request = fetchPayload(url).finally(() => underWay.delete(url));
      underWay.set(url, request);
      return request;
    },
  };
}
