import {
  allCountries,
  createLocale,
  isUiLanguage,
  type Locale,
  type UiLanguage,
} from '@kmx/shared-contracts/locale.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import { resolveSiteFallback, resolveSiteLanguages } from './site-languages.ts';
import { findCountry, type SystemData } from './system-data.ts';

/** A known language that this country or site does not offer; carries the locale to redirect to (SYS-013, D-02). */
export class UnsupportedLocaleError extends Error {
  override readonly name = 'UnsupportedLocaleError';
  readonly fallback: Locale;
  constructor(prefix: string, siteName: string, fallback: Locale) {
    super(`Locale "${prefix}" is not supported by site "${siteName}"`);
    this.fallback = fallback;
  }
}

export interface LocalePrefix {
  readonly language: UiLanguage;
  /** Upper-case country, or `ALL` when the prefix is only a language. */
  readonly country: string;
}

const prefixPattern = /^([a-z]{2})(?:-([a-z]{2}|all))?$/i;

/** Parses a first segment as locale prefix; null when it is an ordinary page slug (SYS-003, D-01, D-02). */
export function parseLocalePrefix(segment: string): LocalePrefix | null {
  const [, language = '', country = allCountries] = prefixPattern.exec(segment) ?? [];
  const lower = language.toLowerCase();
  return isUiLanguage(lower) ? { language: lower, country: country.toUpperCase() } : null;
}

/** The locale of a prefix on a site; throws UnsupportedLocaleError where it is not offered (D-02, D-05, D-06). */
export function parseLocale(segment: string, site: Site, system: SystemData): Locale | null {
  const prefix = parseLocalePrefix(segment);
  if (prefix === null) return null;
  const locale = resolveOfferedLocale(prefix, site, system);
  if (locale.language !== prefix.language || locale.country !== prefix.country) {
    throw new UnsupportedLocaleError(segment, site.name, locale);
  }
  return locale;
}

/** The nearest locale that the site and the country offer; the same one when it is offered (D-02, D-05, D-06). */
export function resolveOfferedLocale(prefix: LocalePrefix, site: Site, system: SystemData): Locale {
  const offered = resolveSiteLanguages(site);
  const country = site.internationalOnly ? null : findCountry(system, prefix.country);
  const fallback = resolveSiteFallback(site);
  if (country === null)
    return createLocale(offered.includes(prefix.language) ? prefix.language : fallback, allCountries);
  const isSpoken = (language: string) => country.supportedLanguages.includes(language);
  const wanted = isSpoken(prefix.language) ? prefix.language : country.defaultLanguage;
  if (isUiLanguage(wanted) && isSpoken(wanted) && offered.includes(wanted)) {
    return createLocale(wanted, country.countryCode);
  }
  return createLocale(fallback, isSpoken(fallback) ? country.countryCode : allCountries);
}
