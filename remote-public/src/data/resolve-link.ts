import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { createHref } from '@kmx/shared-contracts/remote-root.tsx';
import type { ContentLink, SourceLink } from './link.ts';

/** Name and unlocalized route of the products that links of a page name. */
export type ProductRoutes = ReadonlyMap<string, { readonly name: string; readonly route: string }>;

/** Resolves a link of the content system for this site and locale; an unknown product is 'Invalid' (PUB-088). */
export function resolveContentLink(link: SourceLink, request: PageRequest, products: ProductRoutes): ContentLink {
  const text = link.text ?? '';
  const opensWindow = link.openInNewTab ?? false;
  const toPath = (path: string) => createHref(request.urlPrefix, path);
  if (link.productSlug !== null) {
    const product = products.get(link.productSlug);
    if (product === undefined) return { text: 'Invalid', href: toPath('/products'), opensWindow };
    return {
      text: text.replaceAll('{{name}}', () => product.name) || product.name,
      href: toPath(product.route),
      opensWindow,
    };
  }
  if (link.serviceSlug !== null) return { text, href: toPath('/services'), opensWindow };
  if (link.page !== null) return { text, href: resolvePageHref(link.page, request), opensWindow };
  return { text, href: resolveAddress(link.url ?? link.path ?? '/', request.urlPrefix), opensWindow };
}

function resolvePageHref(page: NonNullable<SourceLink['page']>, request: PageRequest): string {
  const segments = [page.parentSlug ?? 'home', page.slug].filter((slug) => slug !== 'home');
  const path = `/${segments.join('/')}`;
  if (page.site === null || page.site.id === request.site.id) return createHref(request.urlPrefix, path);
  const domain = page.site.domains.find(({ host }) => !host.endsWith('localhost')) ?? page.site.domains[0];
  // Countries differ from site to site; the language alone is understood by all.
  const language = `/${request.locale.language}`;
  if (domain !== undefined) return `https://${domain.host}${createHref(language, path)}`;
  return createHref(`${language}${page.site.slug === null ? '' : `/${page.site.slug}`}`, path);
}

function resolveAddress(target: string, urlPrefix: string): string {
  const address = target.startsWith('hard:') ? target.slice('hard:'.length) : target;
  if (/^(?:https?:\/\/|mailto:|tel:|#|action:)/i.test(address)) return address;
  // Anything else with a scheme or a foreign authority is no address of this site.
  return createHref(urlPrefix, /^\/(?![/\\])/.test(address) ? address : '/');
}
