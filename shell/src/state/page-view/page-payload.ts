import { pageResultSchema } from '@kmx/shared-contracts/page.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { remoteNameSchema } from '@kmx/shared-contracts/units.schema.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import type { ChromeView } from './chrome-view.ts';

/** One page in transit: inside the document as boot data, or alone as `{path}/_payload.json` (SRV-029, D-48). */
export interface PagePayload {
  readonly buildId: string;
  readonly remote: RemoteName;
  readonly url: string;
  readonly request: PageRequest;
  readonly result: v.InferOutput<typeof pageResultSchema>;
  readonly chrome: ChromeView;
}

// From the server of the same release set; only checked to be a payload at all, and of this build.
const schema = v.object({
  buildId: v.string(),
  remote: remoteNameSchema,
  url: v.string(),
  request: v.custom<PageRequest>((value) => typeof value === 'object' && value !== null && 'locale' in value),
  result: pageResultSchema,
  chrome: v.custom<ChromeView>((value) => typeof value === 'object' && value !== null && 'breadcrumbs' in value),
});

/** The payload of an address that has no page: the address to which it redirects. */
export interface RedirectPayload {
  readonly redirect: { readonly location: string };
}

const redirectSchema = v.object({ redirect: v.object({ location: v.string() }) });

/** Parses the payload of an address. Throws a ValiError on anything else. */
export function parsePayload(value: unknown): PagePayload | RedirectPayload {
  const redirect = v.safeParse(redirectSchema, value);
  if (redirect.success) return redirect.output;
  return v.parse(schema, value);
}

/** Distinguishes a redirect from a page. */
export function isRedirect(payload: PagePayload | RedirectPayload): payload is RedirectPayload {
  return 'redirect' in payload;
}
