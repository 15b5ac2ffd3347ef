import { createLocale } from '@kmx/shared-contracts/locale.ts';
import { describe, expect, it } from 'vitest';
import { testMeta } from '../../chrome/chrome.fixture.ts';
import { globalSite, system } from '../../site/system-data.fixture.ts';
import { createChromeView } from './create-chrome-view.ts';

function createView(more: Partial<Parameters<typeof createChromeView>[0]>) {
  return createChromeView({
    address: {
      site: system.mainSite,
      locale: createLocale('de', 'CH'),
      path: '/stories',
      siteSlug: null,
      isSitePage: true,
    },
    system,
    requestUrl: new URL('https://www.kmx.example/de-ch/stories'),
    allowSlugSites: true,
    meta: { ...testMeta, languages: null, isLanguageFallback: false, isLanguageUnavailable: false },
    breadcrumbs: [],
    isFound: true,
    isIndexed: true,
    ...more,
  });
}

const listAvailable = (view: ReturnType<typeof createView>) =>
  view.languages.filter(({ isAvailable }) => isAvailable).map(({ language }) => language);

it('PUB-062 names the language that is shown, also where the site does not offer it', () => {
  const meta = { ...testMeta, contentLanguage: 'es', isLanguageFallback: true };
  expect(createView({ meta }).shownLanguage).toEqual({ language: 'es', name: 'Español' });
  expect(createView({}).shownLanguage).toBeNull();
});

describe('language choices', () => {
  it('PUB-062 D-46 name as available only the shown language when a page without a list fell back', () => {
    const meta = { ...testMeta, languages: null, contentLanguage: 'en', isLanguageFallback: true };
    expect(listAvailable(createView({ meta }))).toEqual(['en']);
    expect(listAvailable(createView({ meta: { ...meta, languages: ['en', 'ja'] } }))).toEqual(['en', 'ja']);
    expect(listAvailable(createView({}))).toContain('cs');
  });

  it('D-10 keep the place: the same page in the other language and in the other country', () => {
    const view = createView({});
    expect(view.languages.find(({ language }) => language === 'en')?.href).toBe('/en-ch/stories');
    expect(view.countries.find(({ countryCode }) => countryCode === 'DE')?.href).toBe('/de-de/stories');
  });

  it('PUB-062 PUB-034 keep the part of the query that makes the page what it is', () => {
    const view = createView({ meta: { ...testMeta, languages: null, countries: ['CH'], query: '?q=crimp' } });
    expect(view.languages.find(({ language }) => language === 'en')?.href).toBe('/en-ch/stories?q=crimp');
    const hrefs = Object.fromEntries(view.countries.map(({ countryCode, href }) => [countryCode, href]));
    expect([hrefs['CH'], hrefs['DE']]).toEqual(['/de-ch/stories?q=crimp', '/de-de']);
  });

  it('SYS-019 lead back from a country to the page for everybody, first of all countries', () => {
    const everywhere = { countryCode: 'ALL', href: '/de/stories', isCurrent: false };
    expect(createView({}).countries[0]).toMatchObject(everywhere);
    const locale = createLocale('de', 'ALL');
    const address = { site: system.mainSite, locale, path: '/', siteSlug: null, isSitePage: true };
    expect(createView({ address }).countries[0]).toMatchObject({ countryCode: 'ALL', href: '/de', isCurrent: true });
  });

  it('D-32 lead to the home page of a country that does not have the page', () => {
    const { countries } = createView({ meta: { ...testMeta, countries: ['CH'] } });
    const hrefs = Object.fromEntries(countries.map(({ countryCode, href }) => [countryCode, href]));
    expect([hrefs['CH'], hrefs['DE']]).toEqual(['/de-ch/stories', '/de-de']);
  });
});

it('PUB-063 page 2 of a list has itself as canonical and its likes as alternates', () => {
  const { canonicalUrl, alternates } = createView({
    meta: { ...testMeta, languages: null, contentLanguage: 'de', query: '?page=2' },
  });
  expect(canonicalUrl).toBe('https://www.kmx.example/de-ch/stories?page=2');
  expect(alternates.map(({ href }) => href)).toContain('https://www.kmx.example/en-us/stories?page=2');
});

it('SYS-024 D-06 a site with internationalOnly offers no countries', () => {
  const address = {
    site: globalSite,
    locale: createLocale('de', 'ALL'),
    path: '/',
    siteSlug: null,
    isSitePage: true,
  };
  expect(createView({ address }).countries).toEqual([]);
  expect(createView({}).countries.length).toBeGreaterThan(3);
});
