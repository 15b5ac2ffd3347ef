import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FindNextStep, followRedirects } from './follow-redirects.ts';
import { mergeQuery } from './merge-query.ts';
import { mounts } from './mounts.fixture.ts';
import type { LinkSource } from './navigation-source.ts';
import { findSitePrefix } from './page-url.ts';
import { createPreviousUrlKeys, selectRedirect } from './redirect-keys.ts';
import { type PageLocation, resolveDirectLocation } from './resolve-direct.ts';
import { resolveLink } from './resolve-link.ts';
import { academySite, eventsSite, globalSite, system } from './system-data.fixture.ts';

const link: LinkSource = {
  text: null,
  path: null,
  url: null,
  page: null,
  productSlug: null,
  serviceSlug: null,
  openInNewTab: false,
};
const toPage = (slug: string, siteId: string) => ({ ...link, page: { id: slug, slug, parentSlug: 'home', siteId } });

/** Redirects of every kind of link, chains and targets that lead on among them. */
const redirects = [
  { previousUrl: '/old', link: { ...link, path: '/products' } },
  { previousUrl: '/older/', link: { ...link, path: '/old/' } },
  { previousUrl: '/de/alt', link: { ...link, path: '/home' } },
  { previousUrl: '/machine', link: { ...link, productSlug: 'alpha' } },
  { previousUrl: '/care', link: { ...link, serviceSlug: 'care' } },
  { previousUrl: '/training', link: toPage('home', academySite.id) },
  { previousUrl: '/world', link: toPage('home', globalSite.id) },
  { previousUrl: '/stand', link: { ...link, url: 'https://kmx.example/events/old?a=2' } },
  { previousUrl: '/away', link: { ...link, url: 'https://elsewhere.example/old' } },
  { previousUrl: 'https://www.kmx.example/imprint.html', link: { ...link, url: 'hard:/DE/company/home#top' } },
];

const pages: Readonly<Record<string, PageLocation>> = {
  'page-home': { path: '/', site: 'own', mainSiteOnly: false },
  'page-old': { path: '/old', site: 'main', mainSiteOnly: false },
  'page-course': { path: '/training', site: { id: academySite.id }, mainSiteOnly: false },
  'page-event': { path: '/programme', site: { id: eventsSite.id }, mainSiteOnly: false },
};

const origins = [
  'https://www.kmx.example',
  'https://kmx.example',
  'https://academy.kmx.example',
  'https://global.example',
  'https://kmx-france.example',
  'https://unknown.example',
];
const visitor = { cookies: {}, acceptLanguage: 'ja,de-CH;q=0.5', system, allowSlugSites: true, mounts };

/** As in the public remote: a page below `home` declares the address without it as its own. */
const findNextStep: FindNextStep = async ({ address, url }) => {
  if (!address.isSitePage) return null;
  const { site, siteSlug, locale, path, urlPrefix } = address;
  const context = { system, requestUrl: url, allowSlugSites: true };
  const hosts = [url.host, ...site.domains.map(({ host }) => host)];
  const found = selectRedirect(
    createPreviousUrlKeys({ hosts, localeUrlCode: locale.urlCode, siteSlug, path }),
    redirects,
  );
  if (found !== null) {
    const { href } = resolveLink(found.link, {
      urlPrefix,
      siteId: site.id,
      findProduct: () => ({ name: 'Alpha', route: '/products/group/alpha' }),
      findService: () => ({ name: 'Care', route: '/services/care' }),
      findSitePrefix: (siteId) => findSitePrefix(siteId, locale, context),
    });
    return { location: mergeQuery(href, new URL(address.url, url)), permanent: true };
  }
  if (address.isDirect) {
    const location = resolveDirectLocation(pages[address.slug] ?? null, address, context);
    return location === null ? null : { location, permanent: false };
  }
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== 'home');
  const own = segments.length === 0 ? urlPrefix : `${urlPrefix}/${segments.join('/')}`;
  const isOwn = path === '/' || own === `${urlPrefix}${path}`;
  return isOwn ? null : { location: `${own}${url.search}`, permanent: true };
};

const follow = (url: URL) => followRedirects({ ...visitor, url }, findNextStep);

const paths = fc
  .record({
    prefix: fc.constantFrom('', 'en', 'DE', 'de-CH', 'de-jp', 'fr', 'es-us', 'ja'),
    site: fc.constantFrom('', 'events', 'productronica'),
    page: fc.constantFrom(
      ...['', 'home', 'home/home', 'company/home', 'home/company', 'products', 'mykomax', 'stories/home'],
      ...['old', 'older', 'OLD', 'alt', 'machine', 'care', 'training', 'world', 'stand', 'away', 'imprint.html'],
      ...Object.keys(pages),
    ),
    slash: fc.constantFrom('', '/', '//'),
    search: fc.constantFrom('', '?a=1', '?direct', '?direct=true&a=1', '?cache=false'),
  })
  .map(({ prefix, site, page, slash, search }) => {
    const path = [prefix, site, page].filter((part) => part !== '').join(slash === '//' ? '//' : '/');
    return `/${path}${slash === '/' && path !== '' ? '/' : ''}${search}`;
  });

describe('one hop (D-12)', () => {
  it('SRV-001 SRV-002 SRV-003 SRV-004 PUB-046 SYS-052 leads over site, locale, slash, case, home, id and redirect in one hop', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...origins), paths, async (origin, path) => {
        const { address } = await follow(new URL(path, origin));
        if (address.kind !== 'redirect') return;
        const target = new URL(address.location, origin);
        if (target.hostname === 'elsewhere.example') return;
        const second = await follow(target);
        expect([target.href, second.address.kind]).not.toEqual([target.href, 'redirect']);
      }),
      { numRuns: 2000 },
    );
  });

  it('D-12 keeps the place in a page that a step names, and the query of the visitor', async () => {
    const { address } = await follow(new URL('https://www.kmx.example/imprint.html?a=1'));
    expect(address).toMatchObject({ kind: 'redirect', location: '/de/company?a=1#top' });
  });

  it('D-12 stays within one hop where the page that was asked for leads on itself', async () => {
    const known = { location: '/en/old', permanent: true };
    const { address } = await followRedirects(
      { ...visitor, url: new URL('https://www.kmx.example/en/x') },
      findNextStep,
      known,
    );
    expect(address).toMatchObject({ kind: 'redirect', status: 301, location: '/en/products' });
  });
});
