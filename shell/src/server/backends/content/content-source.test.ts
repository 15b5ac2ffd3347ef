import { describe, expect, it, vi } from 'vitest';
import { createContentSource } from './content-source.ts';

const link = {
  text: 'Products',
  path: '/products',
  url: null,
  page: null,
  productSlug: null,
  serviceSlug: ' ',
  openInNewTab: null,
};
const item = {
  id: 'nav-1',
  locale: 'en',
  title: null,
  breadcrumbOverride: '',
  countries: null,
  path: '/a',
  target: null,
  hidden: null,
  hideSubItems: true,
  marketingTitle: 'M',
  marketingDescription: null,
  marketingImage: { url: '/images/a.webp' },
  marketingSection: { logo: null, backgroundColor: ' ', link: null },
  page: { id: 'p', slug: 'a', parentSlug: null, site: { id: 'site-main' } },
};

function setUp(data: unknown) {
  const execute = vi.fn((..._call: unknown[]) => Promise.resolve(data));
  const executeTagged = async (...call: unknown[]) => ({ data: await execute(...call), entries: ['page-1'] });
  return { source: createContentSource({ execute, executeTagged }), execute };
}
const nothing = {
  page: null,
  story: null,
  mediaRelease: null,
  whitepaper: null,
  annualReport: null,
  storyContact: null,
};
const scope = { languages: ['ja', 'en'], stage: 'DRAFT' } as const;

describe('content source', () => {
  it('SRV-040 sends languages and stage as headers', async () => {
    const { source, execute } = setUp(nothing);
    expect(await source.loadPageAddressById('p', scope)).toBeNull();
    expect(execute.mock.calls[0]?.slice(1, 3)).toEqual([
      { id: 'p' },
      { 'gcms-locales': 'ja, en', 'gcms-stage': 'DRAFT' },
    ]);
  });

  it('SRV-042 PUB-045 finds content, stories, media releases and system pages by their id', async () => {
    const locate = (answer: object) => setUp({ ...nothing, ...answer }).source.loadPageAddressById('p', scope);
    const page = { id: 'page-error', slug: 'error', parentSlug: null, site: { id: 'site-main' }, mainSiteOnly: true };
    expect(await locate({ page })).toEqual({ path: '/error', site: { id: 'site-main' }, mainSiteOnly: true });
    expect(await locate({ page: { ...page, slug: 'a b', parentSlug: 'courses', site: null } })).toMatchObject({
      path: '/courses/a%20b',
      site: 'own',
    });
    expect(await locate({ story: { slug: 'first-press' } })).toMatchObject({
      path: '/stories/first-press',
      site: 'main',
    });
    expect(await locate({ mediaRelease: { slug: 'a' } })).toMatchObject({ path: '/media-releases/a', site: 'main' });
    expect(await locate({ storyContact: { slug: 'b' } })).toMatchObject({ path: '/stories/contacts/b' });
  });

  it('SRV-041 asks for countries, languages and sites in one query', async () => {
    const { source, execute } = setUp({
      countries: [],
      countriesFrom100: [],
      countriesFrom200: [],
      languages: [],
      sites: [],
    });
    await expect(source.loadSystem()).rejects.toThrow('has no main site');
    expect(execute).toHaveBeenCalledTimes(1);
    expect(execute.mock.calls[0]?.[0]).toMatch(/countries[\s\S]*languages[\s\S]*sites/);
  });

  it('SYS-017 SYS-022 asks in every language, so that a site whose footer exists in Spanish alone is not dropped', async () => {
    const { source, execute } = setUp({});
    await expect(source.loadSystem()).rejects.toThrow('unexpected answer');
    expect(execute.mock.calls[0]?.[2]).toMatchObject({ 'gcms-locales': expect.stringContaining('es') });
  });

  it('SRV-043, D-13 returns the link of the most specific redirect', async () => {
    const systemRedirects = [
      { previousUrl: '/old', link: { ...link, path: '/general' } },
      { previousUrl: '/de/old', link },
    ];
    const { source, execute } = setUp({ systemRedirects });
    expect(await source.loadRedirect(['/de/old', '/old'], scope)).toMatchObject({
      path: '/products',
      serviceSlug: null,
    });
    expect(execute.mock.calls[0]?.[0]).toContain('previousUrl_in');
    expect(await setUp({ systemRedirects: [] }).source.loadRedirect(['/x'], scope)).toBeNull();
  });

  it('SRV-024, SYS-006 loads the navigation with defaults for what editors left empty', async () => {
    const headerNavigation = {
      theme: null,
      hidden: null,
      homeItems: [],
      topItems: [{ ...item, sections: [{ title: 'S', items: [item] }], items: [{ ...item, items: [item] }] }],
    };
    const footerNavigation = {
      locale: 'en',
      theme: 'Dark',
      contactLink: link,
      sections: [{ title: null, links: [link] }],
    };
    const { source } = setUp({ site: { headerNavigation, footerNavigation } });
    const { value: navigation, entries } = await source.loadNavigation('s', scope);
    expect(entries).toEqual(['page-1']);
    expect(navigation?.header).toMatchObject({ theme: 'Default', hidden: false });
    const [top] = navigation?.header.topItems ?? [];
    expect(top).toMatchObject({
      title: '',
      countries: [],
      page: { slug: 'a', parentSlug: 'home', siteId: 'site-main' },
      marketing: { title: 'M', imageUrl: '/images/a.webp', link: null },
    });
    expect(top?.items[0]?.items[0]?.items).toEqual([]);
    expect(navigation?.footer.sections[0]?.title).toBe('');
    // A Japanese query may be answered in English (PUB-062).
    expect([top?.locale, top?.sections[0]?.items[0]?.locale, navigation?.footer.locale]).toEqual(['en', 'en', 'en']);
    expect((await setUp({ site: null }).source.loadNavigation('s', scope)).value).toBeNull();
  });

  it('SRV-055 answers 502 and names the place of an unexpected answer', async () => {
    const { source } = setUp({ systemRedirects: [{ previousUrl: 7, link: null }] });
    await expect(source.loadRedirect(['/x'], scope)).rejects.toMatchObject({
      status: 502,
      message: 'content: unexpected answer at systemRedirects.0.previousUrl',
    });
  });
});
