import { describe, expect, it } from 'vitest';
import type { FieldValues } from '../model/content-document.ts';
import { seedEntries } from './seed-entries.ts';

const listValues = (model: string): readonly FieldValues[] =>
  seedEntries.filter((entry) => entry.model === model).map(({ values }) => values);
const sites = listValues('Site');
const countries = listValues('Country');
const pages = seedEntries.filter(({ model }) => model === 'Page');
const listSlugs = (test: (site: FieldValues) => boolean) => sites.filter(test).map(({ slug }) => slug);
const adjusts = (kind: 'add' | 'drop', language: string) => (site: FieldValues) =>
  (site['localeAdjustments'] as Readonly<Record<'add' | 'drop', readonly string[]>>)[kind].includes(language);

describe('sample sites', () => {
  it('SYS-073 one site adds French, one adds Spanish, two drop German, one drops English', () => {
    expect(listSlugs(adjusts('add', 'fr'))).toEqual(['france']);
    expect(listSlugs(adjusts('add', 'es'))).toEqual(['iberica']);
    expect(listSlugs(adjusts('drop', 'de'))).toEqual(['france', 'iberica']);
    expect(listSlugs(adjusts('drop', 'en'))).toEqual(['iberica']);
  });

  it('SYS-021 SYS-024 some site is international only, hides its side buttons, cuts its font, has its own domain', () => {
    expect(listSlugs((site) => site['internationalOnly'] === true)).toEqual(['productronica']);
    expect(listSlugs((site) => site['enableCutFont'] === true)).toEqual(['academy']);
    expect(listSlugs((site) => site['hideSideButtons'] === true)).toContain('brand-portal');
    expect(listSlugs((site) => (site['domains'] as readonly unknown[]).length > 0)).toEqual([null, 'academy']);
  });

  it('SYS-022 every site names a header and a footer that exist', () => {
    const ids = new Set(seedEntries.map(({ id }) => id));
    for (const { slug, headerNavigation, footerNavigation } of sites) {
      expect([slug, ids.has(String(headerNavigation)), ids.has(String(footerNavigation))]).toEqual([slug, true, true]);
    }
  });

  it('SYS-018 SYS-019 countries know both measurement systems, one is hidden, ALL means all', () => {
    expect(new Set(countries.map((country) => country['defaultMeasurementSystem']))).toEqual(
      new Set(['Metric', 'Imperial']),
    );
    expect(countries.filter(({ hidden }) => hidden === true)).toHaveLength(1);
    expect(countries.some(({ countryCode }) => countryCode === 'ALL')).toBe(true);
  });

  it('SYS-020 each of the eleven languages has a country and a name in every language', () => {
    const languages = seedEntries.filter(({ model }) => model === 'Language');
    expect(languages).toHaveLength(11);
    for (const { values, localizations } of languages) {
      expect(values['defaultCountry']).toMatch(/^[A-Z]{2}$/);
      expect(Object.keys(localizations ?? {})).toHaveLength(11);
    }
  });
});

describe('sample pages', () => {
  it('PUB-061 D-38 the main site has home pages for Switzerland, Japan, the United States, and a universal one', () => {
    const homes = pages.filter(({ values }) => values['slug'] === 'home' && values['site'] === 'site-main');
    expect(homes.map(({ values }) => values['countries'])).toEqual([[], ['US'], ['CH'], ['JP']]);
  });

  it('PUB-001 every site has a home page, and there are at least 25 content pages', () => {
    const homes = new Set(pages.filter(({ values }) => values['slug'] === 'home').map(({ values }) => values['site']));
    expect(homes.size).toBe(sites.length);
    const content = pages.filter(({ values }) => values['pageType'] === 'Content' && values['protection'] === 'none');
    expect(content.length).toBeGreaterThanOrEqual(25);
  });

  it('SYS-040 one page waits for its translation, another is meant for a single language', () => {
    const languagesOf = (id: string) => pages.find((page) => page.id === id)?.values['languages'];
    expect(languagesOf('page-suppliers')).toEqual(['en', 'de']);
    expect(languagesOf('page-us-warranty')).toEqual(['en']);
  });

  it('SYS-041 no two pages of a site share slug, parent and country', () => {
    const places = pages.map(({ values }) =>
      JSON.stringify([values['site'], values['parentSlug'], values['slug'], values['countries']]),
    );
    expect(new Set(places).size).toBe(places.length);
  });

  it('SYS-042 PUB-016 the known slugs exist: error, protected event and fair pages, three brands', () => {
    const slugs = pages.map(({ values }) => values['slug']);
    for (const slug of [
      'error',
      'internal',
      'internal-2025',
      'kmx-protected',
      'nordwire-protected',
      'tesslab-protected',
    ]) {
      expect(slugs).toContain(slug);
    }
  });

  it('SYS-039 every localization has title, description and blocks', () => {
    for (const { id, localizations = {} } of pages) {
      for (const [language, { title, description, blocks }] of Object.entries(localizations)) {
        expect([id, language, Boolean(title), Boolean(description), Array.isArray(blocks)]).toEqual([
          id,
          language,
          true,
          true,
          true,
        ]);
      }
    }
  });

  it('PUB-046 D-20 a page with a secret address is protected and kept out of search engines', () => {
    const secret = pages.find(({ id }) => id === 'page-events-token')?.values;
    expect(secret).toMatchObject({ protection: 'password', noIndex: true });
    expect(JSON.stringify(listValues('NavigationItem'))).not.toContain(String(secret?.['slug']));
  });

  it('SYS-052 redirects lead to every kind of target', () => {
    const links = listValues('SystemRedirect').map(({ link }) => link as FieldValues);
    for (const kind of ['path', 'page', 'productSlug', 'serviceSlug', 'url']) {
      expect(
        links.some((link) => typeof link[kind] === 'string'),
        kind,
      ).toBe(true);
    }
  });
});
