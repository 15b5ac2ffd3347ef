import { createLocale } from '@kmx/shared-contracts/locale.ts';
import { describe, expect, it } from 'vitest';
import { type AlternatesInput, createAlternates } from './page-alternates.ts';
import { listSitesWithoutAddress, type UrlContext } from './page-url.ts';
import { createSite, franceSite, globalSite, system } from './system-data.fixture.ts';

const context: UrlContext = { system, requestUrl: new URL('https://www.kmx.example/en'), allowSlugSites: true };
const page: AlternatesInput = {
  site: system.mainSite,
  locale: createLocale('de', 'CH'),
  path: '/stories',
  languages: ['en', 'de'],
  countries: null,
  contentLanguage: 'de',
  versions: [],
};

describe('alternates', () => {
  const hreflangs = (more: Partial<AlternatesInput> = {}) =>
    createAlternates({ ...page, ...more }, context).alternates.map((alternate) => alternate.hreflang);

  it('D-07 lists every offered locale of the page and x-default without prefix, hidden countries left out', () => {
    const { alternates, canonical } = createAlternates(page, context);
    expect(canonical).toBe('https://www.kmx.example/de-ch/stories');
    expect(hreflangs()).toEqual([
      'en',
      'en-CH',
      'en-DE',
      'en-US',
      'en-JP',
      'en-FR',
      'de',
      'de-CH',
      'de-DE',
      'x-default',
    ]);
    expect(alternates.at(-1)?.href).toBe('https://www.kmx.example/stories');
  });

  it('SYS-010 D-03 leaves out a site that no address leads to, and gives its languages to the next one', () => {
    const [paris, lyon] = [
      createSite('Paris', { localeAdjustments: { add: ['fr'], drop: ['de', 'en'] } }),
      createSite('Lyon', {
        localeAdjustments: { add: ['fr'], drop: ['de', 'en'] },
        domains: [{ host: 'lyon.example', slug: null }],
      }),
    ];
    const sites = [...system.sites, paris, lyon];
    const group = { ...context, system: { ...system, sites } };
    const versions = [paris, lyon].map((site) => ({ site, path: '/', languages: null, countries: null }));
    const listFrench = (allowSlugSites: boolean) =>
      createAlternates({ ...page, versions }, { ...group, allowSlugSites })
        .alternates.filter(({ hreflang }) => hreflang === 'fr')
        .map(({ href }) => href);
    expect(listFrench(true)).toEqual(['https://www.kmx.example/fr/paris']);
    expect(listFrench(false)).toEqual(['https://lyon.example/fr']);
    const own = { ...page, site: paris, versions: [] };
    expect(createAlternates(own, { ...group, allowSlugSites: false })).toEqual({ canonical: '', alternates: [] });
    expect(listSitesWithoutAddress({ ...group, allowSlugSites: false })).toContain(paris);
    expect(listSitesWithoutAddress(group)).toEqual([]);
  });

  it('D-06 lists languages alone on international sites', () => {
    expect(hreflangs({ site: globalSite })).toEqual(['en', 'de', 'x-default']);
  });

  it('SYS-039 lists only the countries of the page and the international variants', () => {
    expect(hreflangs({ countries: ['CH'] })).toEqual(['en', 'en-CH', 'de', 'de-CH', 'x-default']);
    expect(hreflangs({ countries: [] })).toEqual(['x-default']);
  });

  it('PUB-062 points a language fallback to the original as canonical', () => {
    const fallback = { ...page, contentLanguage: 'en' };
    expect(createAlternates(fallback, context).canonical).toBe('https://www.kmx.example/en-ch/stories');
  });

  describe('over several sites', () => {
    const french = { site: franceSite, path: '/accueil', languages: ['fr', 'cs'], countries: null };
    const fromMain = { ...page, languages: ['en', 'cs'], versions: [french] };
    const fromFrance = {
      ...french,
      locale: createLocale('fr', 'FR'),
      contentLanguage: 'fr',
      versions: [{ ...page, languages: ['en', 'cs'] }],
    };
    const list = (input: AlternatesInput) =>
      createAlternates(input, context).alternates.map(({ hreflang, href }) => `${hreflang} ${href}`);

    it('PUB-063 names the same set from both sites, so that every link has its return link', () => {
      const set = list({ ...fromMain, contentLanguage: 'en' });
      expect(set).toContain('fr-FR https://kmx-france.example/fr-fr/accueil');
      expect(set).toContain('cs https://www.kmx.example/cs/stories');
      expect(list(fromFrance)).toEqual(set);
    });

    it('PUB-063 gives a language of two sites to the main site; the other page forms its own set', () => {
      const czech = { ...fromFrance, locale: createLocale('cs', 'ALL'), contentLanguage: 'cs' };
      expect(list(czech)).toEqual([
        'cs https://kmx-france.example/cs/accueil',
        'x-default https://kmx-france.example/accueil',
      ]);
    });
  });
});
