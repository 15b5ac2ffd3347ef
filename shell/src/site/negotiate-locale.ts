import { allCountries, createLocale, type Locale } from '@kmx/shared-contracts/locale.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import { localeCookieName } from './locale-cookie.ts';
import { normalizeHost } from './match-site.ts';
import { type LocalePrefix, parseLocalePrefix, resolveOfferedLocale } from './parse-locale.ts';
import { resolveSiteFallback, resolveSiteLanguages } from './site-languages.ts';
import { findCountry, type SystemData } from './system-data.ts';

export interface LocaleHints {
  readonly host: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly acceptLanguage: string | null;
}

export interface NegotiatedLocale {
  readonly locale: Locale;
  /** Only a detected locale is remembered in the cookie (D-10). */
  readonly source: 'cookie' | 'accept-language' | 'host' | 'fallback';
}

// Longer headers cannot come from a browser's settings.
const maxTags = 20;

/** Chooses the locale of a request without prefix: cookie, Accept-Language, host, English (D-07). */
export function negotiateLocale(hints: LocaleHints, site: Site, system: SystemData): NegotiatedLocale {
  const cookie = Object.hasOwn(hints.cookies, localeCookieName) ? hints.cookies[localeCookieName] : undefined;
  const chosen = offerLocale(parseLocalePrefix(cookie ?? ''), site, system);
  if (chosen !== null) return { locale: chosen, source: 'cookie' };
  if (hints.acceptLanguage !== null) {
    for (const prefix of parseAcceptLanguage(hints.acceptLanguage)) {
      const locale = offerLocale(prefix, site, system, { allowHidden: false });
      if (locale !== null) return { locale, source: 'accept-language' };
    }
    const hostLocale = resolveHostLocale(hints.host, site, system);
    if (hostLocale !== null) return { locale: hostLocale, source: 'host' };
  }
  return { locale: createLocale(resolveSiteFallback(site), allCountries), source: 'fallback' };
}

/** Language ranges of an Accept-Language header by descending weight; unknown languages are left out. */
export function parseAcceptLanguage(header: string): readonly LocalePrefix[] {
  return header
    .split(',', maxTags)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
      return { prefix: parseLanguageTag(tag.trim()), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((entry): entry is { prefix: LocalePrefix; weight: number } => entry.prefix !== null && entry.weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .map(({ prefix }) => prefix);
}

function parseLanguageTag(tag: string): LocalePrefix | null {
  const [language = '', ...subtags] = tag.split('-');
  const region = subtags.find((subtag) => /^[a-z]{2}$/i.test(subtag));
  return parseLocalePrefix(region === undefined ? language : `${language}-${region}`);
}

/** The wished language with its country if that is offered, without it otherwise; null when the site lacks the language. */
function offerLocale(
  prefix: LocalePrefix | null,
  site: Site,
  system: SystemData,
  { allowHidden } = { allowHidden: true },
): Locale | null {
  if (prefix === null || !resolveSiteLanguages(site).includes(prefix.language)) return null;
  const isHidden = findCountry(system, prefix.country)?.hidden ?? false;
  const locale = isHidden && !allowHidden ? null : resolveOfferedLocale(prefix, site, system);
  return locale?.language === prefix.language ? locale : createLocale(prefix.language, allCountries);
}

/** A country-code domain such as `www.kmx.ch` means its country's default locale. */
function resolveHostLocale(host: string, site: Site, system: SystemData): Locale | null {
  const country = findCountry(system, normalizeHost(host).split('.').at(-1) ?? '');
  if (country === null || country.hidden) return null;
  return offerLocale(parseLocalePrefix(`${country.defaultLanguage}-${country.countryCode}`), site, system);
}
