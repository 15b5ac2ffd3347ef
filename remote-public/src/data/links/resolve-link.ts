import { createHref } from '@kmx/remote-kit/remote/remote-root.tsx';
import { isSitePath } from '@kmx/shared-contracts/is-site-path.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { ContentLink, SourceLink } from './link.ts';

/** Name and unlocalized route of the machines and services named by links of a page. */
export type ProductRoutes = ReadonlyMap<string, { readonly name: string; readonly route: string }>;

type Target = Pick<ContentLink, 'href' | 'kind'>;

/** Resolves a link of the content system for this site and locale; an unknown product is 'Invalid' (PUB-088). */
export function resolveContentLink(link: SourceLink, request: PageRequest, products: ProductRoutes): ContentLink {
  const text = link.text ?? '';
  const opensWindow = link.openInNewTab ?? false;
  const toPath = (path: string): Target => ({ href: createHref(request.urlPrefix, path), kind: 'in-app' });
  if (link.productSlug !== null) {
    const product = products.get(link.productSlug);
    if (product === undefined) return { text: 'Invalid', ...toPath('/products'), opensWindow };
    return {
      text: text.replaceAll('{{name}}', () => product.name) || product.name,
      ...toPath(product.route),
      opensWindow,
    };
  }
  if (link.serviceSlug !== null) {
    const service = products.get(link.serviceSlug);
    return { text: text || (service?.name ?? ''), ...toPath(service?.route ?? '/services'), opensWindow };
  }
  if (link.page !== null) return { text, ...resolvePageTarget(link.page, request), opensWindow };
  return { text, ...resolveAddress(link.url ?? link.path ?? '/', request.urlPrefix), opensWindow };
}

function resolvePageTarget(page: NonNullable<SourceLink['page']>, request: PageRequest): Target {
  const segments = [page.parentSlug ?? 'home', page.slug].filter((slug) => slug !== 'home');
  const path = `/${segments.join('/')}`;
  if (page.site === null || page.site.id === request.site.id) {
    return { href: createHref(request.urlPrefix, path), kind: 'in-app' };
  }
  const prefix = request.sitePrefixes[page.site.id];
  // A site unreachable from here falls back to the home page, as in the chrome.
  if (prefix === undefined) return { href: createHref(request.urlPrefix, '/'), kind: 'in-app' };
  return { href: createHref(prefix, path), kind: 'hard' };
}

/** Resolves an address: actions, web addresses and hard links stay unchanged, paths get the prefix of site and locale (PUB-058, PUB-060). */
function resolveAddress(target: string, urlPrefix: string): Target {
  if (target.startsWith('action:')) return { href: target, kind: 'action' };
  const isHard = target.startsWith('hard:');
  const address = isHard ? target.slice('hard:'.length) : target;
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(address)) return { href: address, kind: 'hard' };
  if (isHard && isSitePath(address)) return { href: address, kind: 'hard' };
  if (address.startsWith('#')) return { href: address, kind: 'in-app' };
  // Anything else with a scheme or a foreign authority does not belong to this site.
  return { href: createHref(urlPrefix, isSitePath(address) ? address : '/'), kind: 'in-app' };
}
