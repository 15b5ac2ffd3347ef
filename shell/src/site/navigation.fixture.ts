import type { LinkSource, NavigationItemSource, NavigationSource } from './navigation-source.ts';
import { mapNavigation } from './navigation-tree.ts';

export const context = {
  urlPrefix: '/de-ch',
  siteId: 'main',
  country: 'CH',
  language: 'en',
  findProduct: (slug: string) =>
    slug === 'alpha' ? { name: 'Alpha $& 550', route: '/products/crimping/alpha' } : null,
  findService: (slug: string) => (slug === 'care' ? { name: 'Care', route: '/services/care' } : null),
  findSitePrefix: (siteId: string) => (siteId === 'academy' ? 'https://academy.example/de' : null),
};

export function createLink(more: Partial<LinkSource>): LinkSource {
  const empty = { path: null, url: null, page: null, productSlug: null, serviceSlug: null };
  return { text: 'Text', openInNewTab: false, ...empty, ...more };
}

export function createItem(
  title: string,
  path: string | null,
  more: Partial<NavigationItemSource> = {},
): NavigationItemSource {
  return {
    id: title,
    locale: 'en',
    title,
    breadcrumbOverride: null,
    items: [],
    countries: [],
    path,
    page: null,
    target: null,
    hidden: false,
    hideSubItems: false,
    sections: [],
    marketing: { title: null, description: null, imageUrl: null, logo: null, backgroundColor: null, link: null },
    ...more,
  };
}

export const source: NavigationSource = {
  header: {
    theme: 'Default',
    hidden: false,
    homeItems: [
      createItem('Products', '/products', {
        breadcrumbOverride: 'All products',
        items: [
          createItem('Crimping', '/products/crimping', {
            items: [createItem('Presses', '/products/crimping/presses')],
          }),
          createItem('Only Japan', '/products/japan', { countries: ['JP'] }),
        ],
      }),
      createItem('Company', null, {
        page: { id: 'p', slug: 'company', parentSlug: 'home', siteId: 'main' },
        hideSubItems: true,
        items: [createItem('Careers', '/company/careers')],
      }),
    ],
    topItems: [
      createItem('News', null, { target: 'action:open-news-feed-panel' }),
      createItem('Secret', '/s', { hidden: true }),
    ],
  },
  footer: {
    locale: 'en',
    theme: 'Dark',
    contactLink: createLink({ path: '/contact' }),
    sections: [{ title: 'A', links: [] }],
  },
};
export const navigation = mapNavigation(source, context);
export const mapItem = (item: NavigationItemSource) =>
  mapNavigation({ ...source, header: { ...source.header, topItems: [item] } }, context).header.topItems[0];
