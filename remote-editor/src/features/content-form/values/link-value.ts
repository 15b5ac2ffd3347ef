import { isSitePath } from '@kmx/shared-contracts/is-site-path.ts';
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

/** A link as stored by the content system, with exactly one of its targets set. */
export type LinkValue = v.InferOutput<typeof linkSchema>;

/** Parses a link of the content; anything else counts as empty. */
export function parseLink(value: unknown): LinkValue {
  const parsed = v.safeParse(linkSchema, value);
  return parsed.success ? parsed.output : v.parse(linkSchema, {});
}

/** The entry that a link names instead of an address; null for a link with an address. */
export function findLinkEntry({ page, productSlug, serviceSlug }: LinkValue): string | null {
  return page ?? productSlug ?? serviceSlug;
}

const noTarget = { page: null, productSlug: null, serviceSlug: null, path: null, url: null };

/** The link with another address, which replaces its previous target. */
export function changeAddress(link: LinkValue, address: string): LinkValue {
  if (address === '') return { ...link, ...noTarget };
  return { ...link, ...noTarget, [address.startsWith('/') ? 'path' : 'url']: address };
}

/** The link to a page of the site, independent of its address; an empty text is replaced by the page's title. */
export function pointToPage(link: LinkValue, page: string, title: string | null): LinkValue {
  return { ...link, ...noTarget, page, text: link.text === null || link.text === '' ? title : link.text };
}

const ways = /^(?:mailto:\S|tel:\S|#|action:[a-z-]+$|hard:https?:\/\/)/;

/** Classifies an address: on this site or a harmless scheme, on another site, without encryption, or invalid. */
export function checkLinkAddress(address: string): 'empty' | 'own' | 'external' | 'unsafe' | 'wrong' {
  if (address === '') return 'empty';
  if (ways.test(address) || isSitePath(address.replace(/^hard:/, ''))) return 'own';
  const url = URL.parse(address);
  if (url === null || !/^https?:\/\/[^\s/]/.test(address) || !url.hostname.includes('.')) return 'wrong';
  return url.protocol === 'https:' ? 'external' : 'unsafe';
}
