import type { Handover } from '../handover.ts';
import { createPayloadUrl, fetchPayloadJson } from '../navigation/payload-request.ts';

/** Prefetches payloads as text for a page that is not live yet: they are parsed when somebody goes there. */
export function createPayloadPrefetcher(
  { payloads }: Pick<Handover, 'payloads'>,
  buildId: string,
): { readonly load: (key: string) => Promise<unknown> } {
  return {
    load: (key) => {
      const json = fetchPayloadJson(createPayloadUrl(key, buildId), 'default');
      payloads.set(key, { json, since: performance.now() });
      // One that failed is requested again when it is needed.
      json.catch(() => payloads.delete(key));
      return json;
    },
  };
}
