import { pageResultSchema } from '@kmx/shared-contracts/page.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { type RemoteName, remoteNames } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';
import type { ChromeView } from './chrome-view.ts';

/** One page as it travels: inside the document as boot data, or alone as `{path}/_payload.json` (SRV-029, D-48). */
export interface PagePayload {
  readonly buildId: string;
  readonly remote: RemoteName;
  readonly url: string;
  readonly request: PageRequest;
  readonly result: v.InferOutput<typeof pageResultSchema>;
  readonly chrome: ChromeView;
}

// Made by the server of the same release set; what is checked is that it is a payload at all and of this build.
const schema = v.object({
  buildId: v.string(),
  remote: v.picklist(remoteNames),
  url: v.string(),
  request: v.custom<PageRequest>((value) => typeof value === 'object' && value !== null && 'locale' in value),
  result: pageResultSchema,
  chrome: v.custom<ChromeView>((value) => typeof value === 'object' && value !== null && 'breadcrumbs' in value),
});

/** What the payload of an address may be instead of a page: the address to which it leads. */
export interface RedirectPayload {
  readonly redirect: { readonly location: string };
}

const redirectSchema = v.object({ redirect: v.object({ location: v.string() }) });

/** Parses what an address has for a payload; a page that only leads on is a redirect too. Throws a ValiError on anything else. */
export function parsePayload(value: unknown): PagePayload | RedirectPayload {
  const redirect = v.safeParse(redirectSchema, value);
  if (redirect.success) return redirect.output;
  const page = v.parse(schema, value);
  return page.result.redirect === null ? page : { redirect: page.result.redirect };
}

/** Tells a redirect from a page. */
export function isRedirect(payload: PagePayload | RedirectPayload): payload is RedirectPayload {
  return 'redirect' in payload;
}
