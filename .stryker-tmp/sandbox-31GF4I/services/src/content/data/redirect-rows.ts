// @ts-nocheck
import type { FieldValues } from '../store/content-document.ts';

/** An old address as an editor noted it, and the link it leads to (SYS-052, D-13). */
export type RedirectRow = readonly [id: string, previousUrl: string, link: FieldValues];

/** One redirect of every kind: by path, with locale, site, host or slash; to a path, page, other site, machine, service or other host. */
// biome-ignore format: a flat table reads best with one redirect a line
export const redirectRows: readonly RedirectRow[] = [
  ['old-products', '/old-products', { text: 'Products', path: '/products' }],
  ['unternehmen-alt', '/de/unternehmen-alt', { text: 'Unternehmen', page: 'page-company' }],
  ['crimping-guide', '/crimping-guide', { text: 'Wire processing guide', page: 'page-wire-processing-guide' }],
  ['corvus', '/corvus', { text: 'Corvus 550 Duo', productSlug: 'corvus-550-duo' }],
  ['news-archive', '/newsletter', { text: 'Newsletter archive', url: 'https://news.kmx.example/archive', openInNewTab: false }],
  ['jobs', '/jobs/', { text: 'Careers', page: 'page-careers' }],
  ['chain', '/catalogue-2019', { text: 'Products', path: '/old-products' }],
  ['training', '/training', { text: 'Academy', page: 'page-academy-home' }],
  ['fair', '/productronica/stand', { text: 'Stand', path: '/programme' }],
  ['hosted', 'https://www.kmx.example/impressum.html', { text: 'Imprint', page: 'page-imprint' }],
  ['query', '/maschinen-suche', { text: 'Products', path: '/products?from=old-search' }],
  ['service', '/wartungsvertrag', { text: 'Services', serviceSlug: 'kmx-care-plus' }],
];
