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

const noTarget = { page: null, productSlug: null, serviceSlug: null, path: null, url: null };

/** The link with another address, which takes the place of whatever it named before. */
export function changeAddress(link: LinkValue, address: string): LinkValue {
  if (address === '') return { ...link, ...noTarget };
  return { ...link, ...noTarget, [address.startsWith('/') ? 'path' : 'url']: address };
}

/** The link to a page of the site, whatever its address will be; without a text it gets the title of the page. */
export function pointToPage(link: LinkValue, page: string, title: string | null): LinkValue {
  return { ...link, ...noTarget, page, text: link.text === null || link.text === '' ? title : link.text };
}

const ways = /^(?:mailto:\S|tel:\S|#|action:[a-z-]+$|hard:https?:\/\/)/;

/** What an address is: of this site or a way that browsers open without harm, of another site, of one without encryption, or wrong. */
export function checkLinkAddress(address: string): 'empty' | 'own' | 'external' | 'unsafe' | 'wrong' {
  if (address === '') return 'empty';
  if (ways.test(address) || isSitePath(address.replace(/^hard:/, ''))) return 'own';
  const url = URL.parse(address);
  if (url === null || !/^https?:\/\/[^\s/]/.test(address) || !url.hostname.includes('.')) return 'wrong';
  return url.protocol === 'https:' ? 'external' : 'unsafe';
}
