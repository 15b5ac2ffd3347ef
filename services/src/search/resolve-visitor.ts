import type { ContentDatabase } from '../content/store/content-tables.ts';
import type { SearchQuery } from './search-engine.ts';

const allCountries = 'ALL';
const lastLanguage = 'en';

/** Default language by country code, which decides the fallback order of languages (D-51). */
export type CountryLanguages = ReadonlyMap<string, string>;

/** Reads the default languages of the countries from the published content. */
export async function loadCountryLanguages(database: ContentDatabase): Promise<CountryLanguages> {
  const rows = await database
    .selectFrom('content_version')
    .innerJoin('content_entry', 'content_entry.id', 'content_version.entry_id')
    .select('content_version.data')
    .where('content_entry.model', '=', 'Country')
    .where('content_version.stage', '=', 'PUBLISHED')
    .where('content_version.locale', '=', '')
    .execute();
  return new Map(
    rows.flatMap(({ data }): readonly (readonly [string, string])[] => {
      if (typeof data !== 'object' || data === null) return [];
      const { countryCode, defaultLanguage } = data as Readonly<Record<string, unknown>>;
      if (typeof countryCode !== 'string' || typeof defaultLanguage !== 'string') return [];
      return [[countryCode.toUpperCase(), defaultLanguage]];
    }),
  );
}

/** Who searches: country and languages of a locale code, `de-CH` or `de`, and the slug of the site, '' for the main one. */
export function resolveVisitor(
  localeCode: string,
  siteSlug: string | null,
  countryLanguages: CountryLanguages,
): Pick<SearchQuery, 'languages' | 'country' | 'site'> {
  const [language = lastLanguage, country = allCountries] = localeCode.split('-');
  const second = countryLanguages.get(country);
  const languages = [...new Set([language, ...(second === undefined ? [] : [second]), lastLanguage])];
  return { languages, country, site: siteSlug ?? '' };
}
