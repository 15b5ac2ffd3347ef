import type { ContentDatabase } from '../content/store/content-tables.ts';
import type { SearchQuery } from './search-engine.ts';

const allCountries = 'ALL';
const lastLanguage = 'en';

/** Default language by country code, which decides the fallback order of languages (D-51). */
type CountryLanguages = ReadonlyMap<string, string>;

/** Reads the default languages of the countries from the published content. */
async function loadCountryLanguages(database: ContentDatabase): Promise<CountryLanguages> {
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

/** How long the default languages are taken for those of the content; other processes change it too. */
const keptMs = 2000;

/** Who searches: country and languages of a locale code, `de-CH` or `de`, and the slug of the site, '' for the main one. */
export type ResolveVisitor = (
  localeCode: string,
  siteSlug: string | null,
) => Promise<Pick<SearchQuery, 'languages' | 'country' | 'site'>>;

/** Creates a function that knows the default languages of the countries in the published content. */
export function createVisitorResolver(database: ContentDatabase): ResolveVisitor {
  let kept: Promise<CountryLanguages> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;

  function readCountryLanguages(): Promise<CountryLanguages> {
    if (kept !== null && performance.now() - readAt < keptMs) return kept;
    readAt = performance.now();
    // While the database is away, the languages are what they were.
    const before = kept;
    kept = loadCountryLanguages(database).catch((error: unknown) => {
      if (before === null) {
        kept = null;
        throw error;
      }
      return before;
    });
    return kept;
  }

  return async (localeCode, siteSlug) => {
    const [language = lastLanguage, country = allCountries] = localeCode.split('-');
    const second = (await readCountryLanguages()).get(country);
    const languages = [...new Set([language, ...(second === undefined ? [] : [second]), lastLanguage])];
    return { languages, country, site: siteSlug ?? '' };
  };
}
