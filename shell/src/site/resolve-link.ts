import { isSitePath } from '@kmx/shared-contracts/is-site-path.ts';
import type { ResolvedLink } from '@kmx/shared-contracts/navigation.ts';
import { createPagePath, type LinkSource, type PageReference } from './navigation-source.ts';

/** A catalogue entry that a link can name: its name and unlocalized route. */
export interface CatalogueTarget {
  readonly name: string;
  readonly route: string;
}

export interface LinkContext {
  /** `/de-ch` or `/en/academy`. */
  readonly urlPrefix: string;
  readonly siteId: string;
  readonly findProduct: (slug: string) => CatalogueTarget | null;
  readonly findService: (slug: string) => CatalogueTarget | null;
  /** URL prefix of another site in the current locale, absolute where it has its own domain; null if unreachable. */
  readonly findSitePrefix: (siteId: string) => string | null;
}

type Target = Pick<ResolvedLink, 'href' | 'kind'>;

const hardPrefix = 'hard:';
const nameToken = '{{name}}';

/** Resolves a CMS link to its text and final href; an unknown product gives 'Invalid' and the catalogue (SYS-048..051, D-27). */
export function resolveLink(link: LinkSource, context: LinkContext): ResolvedLink {
  const text = link.text ?? '';
  const { openInNewTab } = link;
  if (link.productSlug !== null) {
    const product = context.findProduct(link.productSlug);
    if (product === null) return { text: 'Invalid', ...resolveTarget('/products', context.urlPrefix), openInNewTab };
    return { text: insertName(text, product), ...resolveTarget(product.route, context.urlPrefix), openInNewTab };
  }
  if (link.serviceSlug !== null) {
    const service = context.findService(link.serviceSlug);
    if (service === null) return { text, ...resolveTarget('/services', context.urlPrefix), openInNewTab };
    return { text: insertName(text, service), ...resolveTarget(service.route, context.urlPrefix), openInNewTab };
  }
  if (link.page !== null) return { text, ...resolvePageTarget(link.page, context), openInNewTab };
  return { text, ...resolveTarget(link.url ?? link.path ?? '/', context.urlPrefix), openInNewTab };
}

/** Target of a content page, on its own site where that is another one. */
export function resolvePageTarget(page: PageReference, context: LinkContext): Target {
  const isOwn = page.siteId === null || page.siteId === context.siteId;
  const prefix = isOwn ? context.urlPrefix : context.findSitePrefix(page.siteId);
  if (prefix === null) return resolveTarget('/', context.urlPrefix);
  const target = resolveTarget(createPagePath(page), prefix);
  return isOwn ? target : { ...target, kind: 'hard' };
}

/** Distinguishes the ways to follow a target: 'action:', 'hard:' and http links, paths; script URLs lead home. */
export function resolveTarget(target: string, urlPrefix: string): Target {
  if (target.startsWith('action:')) return { href: target, kind: 'action' };
  const isHard = target.startsWith(hardPrefix);
  const address = isHard ? target.slice(hardPrefix.length) : target;
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(address)) return { href: address, kind: 'hard' };
  if (isHard && isSitePath(address)) return { href: address, kind: 'hard' };
  if (address.startsWith('#')) return { href: address, kind: 'in-app' };
  // Anything else with a scheme or a foreign authority (javascript:, //host) is no path of this site.
  if (!isSitePath(address)) return { href: urlPrefix || '/', kind: isHard ? 'hard' : 'in-app' };
  return { href: address === '/' ? urlPrefix || '/' : `${urlPrefix}${address}`, kind: 'in-app' };
}

function insertName(text: string, { name }: CatalogueTarget): string {
  return text === '' ? name : text.replaceAll(nameToken, () => name);
}
