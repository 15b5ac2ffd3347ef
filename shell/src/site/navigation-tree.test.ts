import { describe, expect, it } from 'vitest';
import { completeBreadcrumbs, resolveBreadcrumbs } from './breadcrumbs.ts';
import { context, createItem, mapItem, navigation, source } from './navigation.fixture.ts';
import { mapNavigation, selectVisibleItems } from './navigation-tree.ts';

const labels = { home: 'Start', homeHref: '/de-ch', error: null, title: null };

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
