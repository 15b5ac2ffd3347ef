import { editingPageType } from '@kmx/shared-contracts/page.ts';
import {
  isRedirect,
  type PagePayload,
  parsePayload,
  type RedirectPayload,
} from '../../state/page-view/page-payload.ts';
import { createPayloadUrl, fetchPayloadJson } from './payload-request.ts';

const keptPayloads = 30;
/** Content changes within a build: an older payload is requested again (decision 0005). */
const freshMs = 60_000;

interface KeptPayload {
  readonly payload: PagePayload;
  readonly since: number;
}

/**
 * Payloads of pages by path and query: cached for a minute, for going back and forth, shared with prefetching. From the
 * first page on which content is edited, or in draft, on nothing is cached, not even by the browser: an editor has to see the
 * current state (EDT-013).
 */
export interface PayloadCache {
  readonly get: (url: string) => PagePayload | undefined;
  readonly put: (url: string, payload: PagePayload) => void;
  /**
   * Loads a payload or joins the pending request; the caller follows redirects. An expired one is better than none;
   * rejects when there is none either (SRV-061).
   */
  readonly load: (url: string, signal?: AbortSignal) => Promise<PagePayload | RedirectPayload>;
}

/** Creates the cache for the build that the document belongs to. */
export function createPayloadCache(buildId: string): PayloadCache {
  const payloads = new Map<string, KeptPayload>();
  const redirects = new Map<string, { readonly answer: RedirectPayload; readonly since: number }>();
  const underWay = new Map<string, Promise<PagePayload | RedirectPayload>>();
  let isEditing = false;
  const put = (url: string, payload: PagePayload) => {
    if (payload.result.meta.type === editingPageType || payload.request.stage === 'DRAFT') {
      isEditing = true;
      payloads.clear();
      redirects.clear();
    }
    if (isEditing) return;
    payloads.delete(url);
    payloads.set(url, { payload, since: performance.now() });
    const oldest = payloads.keys().next().value;
    if (payloads.size > keptPayloads && oldest !== undefined) payloads.delete(oldest);
  };
  const noteRedirect = (url: string, answer: RedirectPayload) => {
    if (isEditing) return;
    redirects.set(url, { answer, since: performance.now() });
    const oldest = redirects.keys().next().value;
    if (redirects.size > keptPayloads && oldest !== undefined) redirects.delete(oldest);
  };
  const fetchPayload = async (url: string): Promise<PagePayload | RedirectPayload> => {
    const payload = parsePayload(
      await fetchPayloadJson(createPayloadUrl(url, buildId), isEditing ? 'no-store' : 'default'),
    );
    if (isRedirect(payload)) noteRedirect(url, payload);
    else put(url, payload);
    return payload;
  };
  const get = (url: string): PagePayload | undefined => {
    const kept = payloads.get(url);
    return kept && performance.now() - kept.since < freshMs ? kept.payload : undefined;
  };
  return {
    get,
    put,
    load: (url) => {
      const known = get(url);
      if (known) return Promise.resolve(known);
      // Pointed at a moment ago and clicked now.
      const redirect = redirects.get(url);
      if (redirect && performance.now() - redirect.since < freshMs) return Promise.resolve(redirect.answer);
      const running = underWay.get(url);
      if (running) return running;
      const request = fetchPayload(url)
        .catch((error: unknown) => {
          const kept = payloads.get(url);
          if (kept) return kept.payload;
          throw error;
        })
        .finally(() => underWay.delete(url));
      underWay.set(url, request);
      return request;
    },
  };
}
