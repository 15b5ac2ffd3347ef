import { createLocale } from '@kmx/shared-contracts/locale.ts';
import { describe, expect, it } from 'vitest';
import { mounts } from './mounts.fixture.ts';
import { createPageUrl, findSitePrefix, listSitePrefixes, resolveSiteOrigin, type UrlContext } from './page-url.ts';
import { resolveAddress } from './resolve-address.ts';
import { type PageLocation, resolveDirectLocation } from './resolve-direct.ts';
import { academySite, fairSite, globalSite, system } from './system-data.fixture.ts';

const context: UrlContext = { system, requestUrl: new URL('https://www.kmx.example/en'), allowSlugSites: true };
describe('absolute URLs', () => {
  it('PUB-047 leads to the own domain of a sub-site and keeps protocol and port', () => {
    const local = { ...context, requestUrl: new URL('http://localhost:3000/en') };
    expect(createPageUrl(academySite, createLocale('en', 'ALL'), '/courses', local)).toBe(
      'http://academy.kmx.example:3000/en/courses',
    );
    expect(createPageUrl(system.mainSite, createLocale('en', 'ALL'), '/', local)).toBe('http://localhost:3000/en');
  });

  it('PUB-047 chooses the domain nearest to the host among those of a sub-site', () => {
    const domains = [
      { host: 'crimp.localhost', slug: null },
      { host: 'academy.kmx.example', slug: null },
    ];
    const site = { ...academySite, domains };
    const hostOf = (requestUrl: string) =>
      new URL(createPageUrl(site, null, '/', { ...context, requestUrl: new URL(requestUrl) })).host;
    expect(hostOf('https://www.kmx.example/en')).toBe('academy.kmx.example');
    expect(hostOf('http://localhost:3000/en')).toBe('crimp.localhost:3000');
  });

  it('D-03 addresses a site without domains by slug, or raises an error when that is off', () => {
    const locale = createLocale('en', 'ALL');
    expect(createPageUrl(fairSite, locale, '/', context)).toBe('https://www.kmx.example/en/productronica');
    expect(() => createPageUrl(fairSite, locale, '/', { ...context, allowSlugSites: false })).toThrow(
      'Site "Productronica" has no domain configuration',
    );
  });

  it('PUB-029 D-04 gives what leaves a page the origin that the visitor is at, and never a made-up one', () => {
    const at = (url: string, site = system.mainSite, allowSlugSites = true) =>
      resolveSiteOrigin(site, { system, requestUrl: new URL(url), allowSlugSites });
    expect(at('http://localhost:3000/en/stories/a')).toBe('http://localhost:3000');
    expect(at('https://kmx.example/en')).toBe('https://kmx.example');
    expect(at('https://evil.example/en')).toBe('https://www.kmx.example');
    expect(at('https://kmx.example/en/productronica', fairSite)).toBe('https://kmx.example');
    expect(at('https://kmx.example/en/productronica', fairSite, false)).toBe('https://kmx.example');
  });

  it('D-03 EDT-013 a site on the host that was asked is reached by a path, one on another host by its address', () => {
    const place = { site: system.mainSite, locale: createLocale('en', 'ALL') };
    const prefixes = listSitePrefixes(place, context);
    expect(prefixes[fairSite.id]).toBe('/en/productronica');
    expect(prefixes[academySite.id]).toBe('https://academy.kmx.example/en');
  });

  it('D-04 never takes a made-up host for the canonical one', () => {
    const forged = { ...context, requestUrl: new URL('https://evil.www.kmx.example/en') };
    expect(createPageUrl(system.mainSite, null, '/a', forged)).toBe('https://www.kmx.example/a');
  });
});

describe('direct requests', () => {
  const location: PageLocation = { path: '/courses/terms', site: { id: system.mainSite.id }, mainSiteOnly: false };
  const resolve = (more: Partial<PageLocation> = {}, host = 'www.kmx.example') => {
    const requestUrl = new URL(`https://${host}/de-ch/p1?direct=true&a=1`);
    const { allowSlugSites } = context;
    const address = resolveAddress({
      url: requestUrl,
      cookies: {},
      acceptLanguage: null,
      system,
      allowSlugSites,
      mounts,
    });
    if (address.kind !== 'page') throw new Error('The address must be a page');
    return resolveDirectLocation({ ...location, ...more }, address, { ...context, requestUrl });
  };

  it("PUB-046 leads to the page's real URL without the flag", () => {
    expect(resolve()).toBe('/de-ch/courses/terms?a=1');
  });

  it('PUB-047 leads to the domain of a sub-site, in a locale it offers', () => {
    expect(resolve({ site: { id: academySite.id } })).toBe('https://academy.kmx.example/de-ch/courses/terms?a=1');
    expect(resolve({ site: { id: globalSite.id } })).toBe('https://global.example/de/courses/terms?a=1');
  });

  it('SRV-042 leads to the main site for what exists once, to the asked site for a page that names none', () => {
    const host = 'academy.kmx.example';
    expect(resolve({ path: '/stories/a', site: 'main' }, host)).toBe('https://kmx.example/de-ch/stories/a?a=1');
    expect(resolve({ path: '/stories/a', site: 'main' })).toBe('/de-ch/stories/a?a=1');
    expect(resolve({ site: 'own' }, host)).toBe('/de-ch/courses/terms?a=1');
  });

  it('PUB-048, D-15 finds nothing for a main-site-only page elsewhere and for an unknown site', () => {
    expect(resolve({ site: { id: academySite.id }, mainSiteOnly: true })).toBeNull();
    expect(resolve({ site: { id: 'gone' } })).toBeNull();
  });

  it('D-03 gives links to other sites a prefix, or none when the site cannot be addressed', () => {
    const locale = createLocale('de', 'CH');
    expect(findSitePrefix(academySite.id, locale, context)).toBe('https://academy.kmx.example/de-ch');
    expect(findSitePrefix(fairSite.id, locale, { ...context, allowSlugSites: false })).toBeNull();
  });
});
