import type { SeedEntry } from '../store/seed-content.ts';

const locales = ['en', 'de', 'cs', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh'] as const;

type CountryRow = readonly [
  code: string,
  languages: readonly string[],
  system: 'Metric' | 'Imperial',
  hidden?: boolean,
];

const rows: readonly CountryRow[] = [
  ['ALL', locales, 'Metric'],
  ['CH', ['de', 'en', 'fr'], 'Metric'],
  ['DE', ['de', 'en'], 'Metric'],
  ['US', ['en'], 'Imperial'],
  ['JP', ['ja', 'en'], 'Metric'],
  ['CN', ['zh', 'en'], 'Metric'],
  ['GB', ['en'], 'Metric'],
  ['FR', ['fr', 'en'], 'Metric'],
  ['ES', ['es', 'en'], 'Metric'],
  ['CZ', ['cs', 'en'], 'Metric'],
  ['BR', ['pt', 'en'], 'Metric'],
  ['HU', ['hu', 'en'], 'Metric'],
  ['RO', ['ro', 'en'], 'Metric'],
  ['SK', ['sk', 'en'], 'Metric'],
  ['LI', ['de', 'en'], 'Metric', true],
];

const internationalNames: Readonly<Record<(typeof locales)[number], string>> = {
  en: 'International',
  de: 'International',
  cs: 'Mezinárodní',
  es: 'Internacional',
  fr: 'International',
  hu: 'Nemzetközi',
  ja: 'インターナショナル',
  pt: 'Internacional',
  ro: 'Internațional',
  sk: 'Medzinárodné',
  zh: '国际',
};

function resolveName(type: 'region' | 'language', code: string, locale: (typeof locales)[number]): string {
  if (code === 'ALL') return internationalNames[locale];
  return new Intl.DisplayNames([locale], { type }).of(code) ?? code;
}

function createNames(type: 'region' | 'language', code: string): Record<string, { name: string }> {
  return Object.fromEntries(locales.map((locale) => [locale, { name: resolveName(type, code, locale) }]));
}

/** Countries with their languages; `ALL` is the synthetic international one (SYS-019), Liechtenstein is hidden (D-09). */
export const countries: readonly SeedEntry[] = rows.map(([countryCode, supportedLanguages, system, hidden]) => ({
  id: `country-${countryCode.toLowerCase()}`,
  model: 'Country',
  values: {
    countryCode,
    hidden: hidden ?? false,
    supportedLanguages,
    defaultLanguage: countryCode === 'ALL' ? 'en' : supportedLanguages[0],
    defaultMeasurementSystem: system,
  },
  localizations: createNames('region', countryCode),
}));

const defaultCountries: Readonly<Record<(typeof locales)[number], string>> = {
  en: 'US',
  de: 'CH',
  cs: 'CZ',
  es: 'ES',
  fr: 'FR',
  hu: 'HU',
  ja: 'JP',
  pt: 'BR',
  ro: 'RO',
  sk: 'SK',
  zh: 'CN',
};

/** The eleven languages of the product, each with its default country. */
export const languageEntries: readonly SeedEntry[] = locales.map((languageCode) => ({
  id: `language-${languageCode}`,
  model: 'Language',
  values: { languageCode, defaultCountry: defaultCountries[languageCode] },
  localizations: createNames('language', languageCode),
}));
