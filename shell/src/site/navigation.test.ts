import { describe, expect, it } from 'vitest';
import { completeBreadcrumbs, findNavigationItem, resolveBreadcrumbs } from './breadcrumbs.ts';
import type { LinkSource, NavigationItemSource, NavigationSource } from './navigation-source.ts';
import { mapNavigation, selectVisibleItems } from './navigation-tree.ts';
import { resolveLink, resolveTarget } from './resolve-link.ts';

const context = {
  urlPrefix: '/de-ch',
  siteId: 'main',
  country: 'CH',
  language: 'en',
  findProduct: (slug: string) =>
    slug === 'alpha' ? { name: 'Alpha $& 550', route: '/products/crimping/alpha' } : null,
  findService: (slug: string) => (slug === 'care' ? { name: 'Care', route: '/services/care' } : null),
  findSitePrefix: (siteId: string) => (siteId === 'academy' ? 'https://academy.example/de' : null),
};

function createLink(more: Partial<LinkSource>): LinkSource {
  const empty = { path: null, url: null, page: null, productSlug: null, serviceSlug: null };
  return { text: 'Text', openInNewTab: false, ...empty, ...more };
}

function createItem(
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

const source: NavigationSource = {
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
const navigation = mapNavigation(source, context);
const mapItem = (item: NavigationItemSource) =>
  mapNavigation({ ...source, header: { ...source.header, topItems: [item] } }, context).header.topItems[0];
const labels = { home: 'Start', homeHref: '/de-ch', error: null, title: null };

describe('links', () => {
  const resolve = (more: Partial<LinkSource>) => resolveLink(createLink(more), context);

  it('SYS-048, SYS-049 resolves page, path and external links', () => {
    const page = { id: 'p', slug: 'internal 2025', parentSlug: 'events', siteId: null };
    expect(resolve({ page }).href).toBe('/de-ch/events/internal%202025');
    expect(resolve({ path: '/' }).href).toBe('/de-ch');
    expect(resolve({ url: 'https://x.example/a' })).toMatchObject({ href: 'https://x.example/a', kind: 'hard' });
  });

  it('SYS-048 leads to the home page of another site by its own prefix', () => {
    const page = { id: 'p', slug: 'home', parentSlug: 'home', siteId: 'academy' };
    expect(resolve({ page })).toMatchObject({ href: 'https://academy.example/de', kind: 'hard' });
  });

  it('SYS-050, SYS-051 looks products and services up and fills in {{name}}', () => {
    expect(resolve({ productSlug: 'alpha', text: 'More on {{name}}' })).toMatchObject({
      text: 'More on Alpha $& 550',
      href: '/de-ch/products/crimping/alpha',
    });
    expect(resolve({ serviceSlug: 'care', text: '' })).toMatchObject({ text: 'Care', href: '/de-ch/services/care' });
  });

  it("PUB-088 ERR-038 D-27 shows an unknown product as 'Invalid' with the catalogue's address", () => {
    expect(resolve({ productSlug: 'gone' })).toMatchObject({ text: 'Invalid', href: '/de-ch/products' });
  });

  it("PUB-060 tells 'action:', 'hard:' and http targets from paths", () => {
    expect(resolveTarget('action:open-news-feed-panel', '/en').kind).toBe('action');
    expect(resolveTarget('hard:/file/a?l=de', '/en')).toEqual({ href: '/file/a?l=de', kind: 'hard' });
    expect(resolveTarget('#top', '/en').href).toBe('#top');
  });

  it('leads script and protocol-relative targets home', () => {
    for (const target of [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'hard:javascript:x',
      'hard://e',
      'hard:/\\evil.example',
      'hard:/\t/evil.example',
    ]) {
      expect(resolveTarget(target, '/en').href).toBe('/en');
    }
  });
});

describe('navigation tree', () => {
  it('SYS-044 leaves out items of other countries and maps URLs', () => {
    const [products] = navigation.header.homeItems;
    expect(products?.items.map((item) => item.url)).toEqual(['/de-ch/products/crimping']);
    const everywhere = mapNavigation(source, { ...context, country: 'ALL' });
    expect(everywhere.header.homeItems[0]?.items).toHaveLength(2);
  });

  it('SYS-044 hides sub-items and hidden items from menus but not from breadcrumbs', () => {
    const company = navigation.header.homeItems[1];
    expect(selectVisibleItems(company?.items ?? [])).toEqual([]);
    expect(selectVisibleItems(navigation.header.topItems).map((item) => item.title)).toEqual(['News']);
    expect(resolveBreadcrumbs(navigation, '/company/careers', labels).map((entry) => entry.title)).toEqual([
      'Start',
      'Company',
      'Careers',
    ]);
  });

  it('PUB-050 PUB-054 resolves breadcrumbs as home, then the branch, the page itself without link', () => {
    expect(resolveBreadcrumbs(navigation, '/products/crimping', labels)).toEqual([
      { title: 'Start', href: '/de-ch' },
      { title: 'All products', href: '/de-ch/products' },
      { title: 'Crimping', href: null },
    ]);
    expect(resolveBreadcrumbs(navigation, '/productsx', labels)).toHaveLength(1);
  });

  it('PUB-050 ends the trail of a page that the navigation does not have with the page itself', () => {
    expect(resolveBreadcrumbs(navigation, '/products/crimping/guide', { ...labels, title: 'Guide' })).toEqual([
      { title: 'Start', href: '/de-ch' },
      { title: 'All products', href: '/de-ch/products' },
      { title: 'Crimping', href: '/de-ch/products/crimping' },
      { title: 'Guide', href: null },
    ]);
    expect(resolveBreadcrumbs(navigation, '/privacy', { ...labels, title: 'Privacy' }).at(-1)).toEqual({
      title: 'Privacy',
      href: null,
    });
    expect(resolveBreadcrumbs(navigation, '/products/crimping', { ...labels, title: 'Other' }).at(-1)?.title).toBe(
      'Crimping',
    );
  });

  it('PUB-050 a page with its own trail appears below the levels of its list', () => {
    const complete = (own: readonly { title: string; href: string | null }[], path: string) =>
      completeBreadcrumbs(navigation, own, { path, urlPrefix: '/de-ch' }).map(({ title }) => title);
    const own = { title: 'Machine', href: null };
    const list = { title: 'Crimping', href: '/de-ch/products/crimping' };
    expect(complete([list, own], '/products/crimping/x')).toEqual(['All products', 'Crimping', 'Machine']);
    expect(complete([{ title: 'Presses', href: '/de-ch/products/crimping/presses-x' }, own], '/x')).toEqual([
      'All products',
      'Crimping',
      'Presses',
      'Machine',
    ]);
    expect(complete([{ ...list, href: null }], '/products/crimping')).toEqual(['All products', 'Crimping']);
    expect(complete([{ title: 'Away', href: 'https://kmx.example/de-ch/products/crimping' }, own], '/x')).toEqual([
      'Away',
      'Machine',
    ]);
  });

  it('PUB-049 closes with a 404 entry if no page exists', () => {
    expect(resolveBreadcrumbs(navigation, '/nowhere', { ...labels, error: 'Not found' })).toEqual([
      { title: 'Start', href: '/de-ch' },
      { title: 'Not found', href: null },
    ]);
  });

  it("ERR-005 raises 'no navigation item with slug ...'", () => {
    expect(findNavigationItem(navigation, 'presses').title).toBe('Presses');
    expect(() => findNavigationItem(navigation, 'nope')).toThrow('no navigation item with slug nope');
  });

  it('SYS-044 localizes a hard target that repeats the path and leaves other targets as they are', () => {
    const items = ['hard:/mykomax', 'hard:/file/a', 'action:x', '_blank'].map((target) =>
      mapItem(createItem('A', '/mykomax', { target })),
    );
    expect(items.map((item) => item?.url)).toEqual(['/de-ch/mykomax', '/file/a', 'action:x', '/de-ch/mykomax']);
  });

  it('PUB-058 PUB-060 keeps how an item is followed, and an action is never the current page', () => {
    const kinds = ['hard:/mykomax', 'https://x.example/', 'action:open-news-feed-panel', null].map(
      (target) => mapItem(createItem('A', '/mykomax', { target }))?.kind,
    );
    expect(kinds).toEqual(['hard', 'hard', 'action', 'in-app']);
    expect(mapItem(createItem('News', '/', { target: 'action:x' }))?.unlocalizedUrl).toBe('action:x');
    const page = { id: 'p', slug: 'home', parentSlug: 'home', siteId: 'academy' };
    expect(mapItem(createItem('Academy', null, { page }))?.kind).toBe('hard');
  });

  it('SYS-045 CON-021 maps sections and the marketing panel, whose ground is Dark_White by default', () => {
    const logo = { url: '/images/logo.webp', width: 608, height: 104, alternativeText: 'Academy' };
    const marketing = { title: 'New', description: null, imageUrl: null, logo, backgroundColor: null, link: null };
    const sections = [
      { title: 'Learn', items: [createItem('Guide', '/guide'), createItem('Japan', '/jp', { countries: ['JP'] })] },
    ];
    const item = mapItem(createItem('Products', '/products', { marketing, sections }));
    expect(item?.marketing).toMatchObject({ logo, backgroundColor: 'Dark_White' });
    expect(item?.sections).toMatchObject([{ title: 'Learn', items: [{ url: '/de-ch/guide' }] }]);
    expect(
      mapItem(createItem('A', '/a', { marketing: { ...marketing, backgroundColor: 'Copper_White' } }))?.marketing,
    ).toMatchObject({ backgroundColor: 'Copper_White' });
    expect(mapItem(createItem('A', '/a', { sections, hideSubItems: true }))?.sections).toEqual([]);
  });

  it('PUB-062 names the language of items, trail and footer where it is not that of the page, and nowhere else', () => {
    expect(JSON.stringify(navigation)).not.toContain('language');
    const czech = mapNavigation(
      { ...source, header: { ...source.header, topItems: [createItem('Novinky', '/n', { locale: 'cs' })] } },
      { ...context, language: 'cs' },
    );
    const [products] = czech.header.homeItems;
    expect([products?.language, products?.items[0]?.language, czech.footer.language]).toEqual(['en', 'en', 'en']);
    expect(czech.header.topItems[0]).not.toHaveProperty('language');
    expect(resolveBreadcrumbs(czech, '/products/crimping', labels)).toEqual([
      { title: 'Start', href: '/de-ch' },
      { title: 'All products', href: '/de-ch/products', language: 'en' },
      { title: 'Crimping', href: null, language: 'en' },
    ]);
    const list = { title: 'Lis', href: '/de-ch/products/crimping' };
    const own = completeBreadcrumbs(czech, [list], { path: '/products/crimping', urlPrefix: '/de-ch' });
    expect(own.map(({ language }) => language)).toEqual(['en', 'en']);
    const chinese = mapNavigation({ ...source, footer: { ...source.footer, locale: 'zh' } }, context);
    expect(chinese.footer.language).toBe('zh-Hans');
  });

  it('SYS-046 maps the footer', () => {
    expect(navigation.footer).toMatchObject({ theme: 'Dark', contactLink: { href: '/de-ch/contact' } });
  });
});
