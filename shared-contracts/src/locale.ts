/** The eleven languages in which every text of the product exists (SYS-070). */
export const uiLanguages = ['en', 'de', 'cs', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh'] as const;
export type UiLanguage = (typeof uiLanguages)[number];

/** Synthetic country code that means every country (SYS-019). */
export const allCountries = 'ALL';

/** Language and country of a page view (SYS-025). */
export interface Locale {
  /** Canonical code, `de-CH`, or `de` for the international variant (D-01, D-06). */
  readonly code: string;
  /** The URL segment: `de-ch` or `de`. */
  readonly urlCode: string;
  /** Language code of the product and service desk systems, `de-CH` for every German locale (SYS-071). */
  readonly sisCode: string;
  readonly isInternational: boolean;
  readonly language: UiLanguage;
  /** ISO 3166-1 alpha-2 in upper case, or `ALL` for the international variant. */
  readonly country: string;
}

const sisCodes: Readonly<Record<string, string>> = {
  en: 'en-US',
  de: 'de-CH',
  fr: 'fr-FR',
  zh: 'zh-CN',
  ja: 'ja-JP',
  es: 'es-ES',
  pt: 'pt-BR',
  cs: 'cs-CZ',
  hu: 'hu-HU',
  ro: 'ro-RO',
  sk: 'sk-SK',
};

/** Language code for the product and service desk APIs; anything unknown is en-US (SYS-071). */
export function resolveSisCode(language: string): string {
  return sisCodes[language] ?? 'en-US';
}

/** Locale for Intl number and date formats: German always in the Swiss format (SYS-072, D-11). */
export function resolveFormatLocale(locale: Locale): string {
  return locale.language === 'de' ? 'de-CH' : locale.code;
}

/** Narrows a string to one of the UI languages. */
export function isUiLanguage(language: string): language is UiLanguage {
  return (uiLanguages as readonly string[]).includes(language);
}

/** Builds a locale from its parts; country `ALL` gives the international variant (SYS-025). */
export function createLocale(language: UiLanguage, country: string): Locale {
  const isInternational = country === allCountries;
  return {
    code: isInternational ? language : `${language}-${country}`,
    urlCode: isInternational ? language : `${language}-${country.toLowerCase()}`,
    sisCode: resolveSisCode(language),
    isInternational,
    language,
    country,
  };
}
