import { describe, expect, it } from 'vitest';
import { completeBreadcrumbs, findNavigationItem, resolveBreadcrumbs } from './breadcrumbs.ts';
import { context, createItem, navigation, source } from './navigation.fixture.ts';
import { mapNavigation } from './navigation-tree.ts';

const labels = { home: 'Start', homeHref: '/de-ch', error: null, title: null };

describe('breadcrumbs', () => {
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

  it('PUB-050 a page that the menu of another branch links to as well keeps to its own', () => {
    const { header } = source;
    const [products, ...others] = header.homeItems;
    if (products === undefined) throw new Error('The fixture has no products');
    const linking = { ...products, items: [...products.items, createItem('Stories', '/stories')] };
    const own = createItem('Our stories', '/stories', { items: [createItem('Authors', '/stories/authors')] });
    const crossed = mapNavigation({ ...source, header: { ...header, homeItems: [linking, ...others, own] } }, context);
    const resolve = (path: string) => resolveBreadcrumbs(crossed, path, labels).map(({ title }) => title);
    expect(resolve('/stories')).toEqual(['Start', 'Our stories']);
    expect(resolve('/stories/authors')).toEqual(['Start', 'Our stories', 'Authors']);
    expect(resolve('/products/crimping')).toEqual(['Start', 'All products', 'Crimping']);
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
});
