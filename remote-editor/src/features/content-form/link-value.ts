import * as v from 'valibot';

const text = v.nullish(v.string(), null);
const linkSchema = v.looseObject({
  text,
  path: text,
  url: text,
  page: text,
  productSlug: text,
  serviceSlug: text,
  openInNewTab: v.nullish(v.boolean(), null),
});

/** A link as the content system keeps it: one of its targets is set. */
export type LinkValue = v.InferOutput<typeof linkSchema>;

/** Reads a link of the content; anything else counts as an empty one. */
export function parseLink(value: unknown): LinkValue {
  const parsed = v.safeParse(linkSchema, value);
  return parsed.success ? parsed.output : v.parse(linkSchema, {});
}

/** The entry that a link names in place of an address, null for one with an address. */
export function findLinkEntry({ page, productSlug, serviceSlug }: LinkValue): string | null {
  return page ?? productSlug ?? serviceSlug;
}

/** The link with another address, which takes the place of whatever it named before. */
export function changeAddress(link: LinkValue, address: string): LinkValue {
  const isPath = address.startsWith('/');
  const empty = { page: null, productSlug: null, serviceSlug: null };
  return { ...link, ...empty, path: isPath ? address : null, url: isPath || address === '' ? null : address };
}

/** Whether an address leads somewhere on this site or to a place that browsers open without harm. */
export function isLinkAddress(address: string): boolean {
  return /^(?:\/(?![/\\])|https?:\/\/\S|mailto:\S|tel:\S|#|action:[a-z-]+$|hard:(?:\/(?!\/)|https?:\/\/))/.test(
    address,
  );
}
