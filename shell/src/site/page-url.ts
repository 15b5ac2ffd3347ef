import { allCountries, createLocale, isUiLanguage, type Locale } from '@kmx/shared-contracts/locale.ts';
import type { Site, SiteDomain } from '@kmx/shared-contracts/site.ts';
import { isHostBelow, normalizeHost, SiteWithoutDomainError } from './match-site.ts';
import { resolveOfferedLocale } from './parse-locale.ts';
import { resolveSiteLanguages } from './site-languages.ts';
import type { SystemData } from './system-data.ts';

/** What absolute URLs need besides the page: the request's URL gives protocol, port and the preferred host. */
export interface UrlContext {
  readonly system: SystemData;
  readonly requestUrl: URL;
  readonly allowSlugSites: boolean;
}

export interface Alternate {
  /** `de`, `de-CH` or `x-default`. */
  readonly hreflang: string;
  readonly href: string;
}

export interface AlternatesInput {
  readonly site: Site;
  readonly locale: Locale;
  /** Unlocalized path of the page. */
  readonly path: string;
  /** Languages in which the page exists; null means all of the site. */
  readonly languages: readonly string[] | null;
  /** Countries for which the page exists; null or empty means all. */
  readonly countries: readonly string[] | null;
  /** Language of the shown content: a fallback points to the original as canonical. */
  readonly contentLanguage: string;
}

export interface PageAlternates {
  readonly canonical: string;
  readonly alternates: readonly Alternate[];
}

/** Absolute URL of a page; locale null gives the URL without prefix; throws SiteWithoutDomainError (D-03, PUB-047). */
export function createPageUrl(site: Site, locale: Locale | null, path: string, context: UrlContext): string {
  const { domain, slug } = resolveAddressing(site, context);
  const url = new URL(context.requestUrl.origin);
  url.hostname = domain.host;
  const prefix = [locale?.urlCode ?? null, slug].filter((part) => part !== null).map((part) => `/${part}`);
  return `${url.origin}${prefix.join('')}${path === '/' && prefix.length > 0 ? '' : path}`;
}

/** Absolute prefix of another site for links in the nearest locale it offers, or null when it cannot be addressed. */
export function findSitePrefix(siteId: string, locale: Locale, context: UrlContext): string | null {
  const site = context.system.sites.find(({ id }) => id === siteId);
  if (site === undefined) return null;
  try {
    return createPageUrl(site, resolveOfferedLocale(locale, site, context.system), '/', context);
  } catch (error) {
    if (error instanceof SiteWithoutDomainError) return null;
    throw error;
  }
}

/** Canonical URL and all hreflang alternates of a page, x-default being the URL without prefix (D-07). */
export function createAlternates(input: AlternatesInput, context: UrlContext): PageAlternates {
  const { site, path } = input;
  const languages = resolveSiteLanguages(site).filter((language) => input.languages?.includes(language) ?? true);
  const isEverywhere =
    input.countries === null || input.countries.length === 0 || input.countries.includes(allCountries);
  const countries = site.internationalOnly
    ? []
    : context.system.countries.filter(
        ({ countryCode, hidden }) =>
          countryCode !== allCountries && !hidden && (isEverywhere || input.countries?.includes(countryCode)),
      );
  const locales = languages.flatMap((language) => [
    createLocale(language, allCountries),
    ...countries
      .filter((country) => country.supportedLanguages.includes(language))
      .map((country) => createLocale(language, country.countryCode)),
  ]);
  const alternates = locales.map((each) => ({ hreflang: each.code, href: createPageUrl(site, each, path, context) }));
  return {
    canonical: createPageUrl(site, resolveCanonicalLocale(input, context.system), path, context),
    alternates: [...alternates, { hreflang: 'x-default', href: createPageUrl(site, null, path, context) }],
  };
}

function resolveCanonicalLocale({ contentLanguage, locale, site }: AlternatesInput, system: SystemData): Locale {
  if (contentLanguage === locale.language || !isUiLanguage(contentLanguage)) return locale;
  const original = resolveOfferedLocale({ language: contentLanguage, country: locale.country }, site, system);
  if (original.language === contentLanguage) return original;
  const isOffered = resolveSiteLanguages(site).includes(contentLanguage);
  return isOffered ? createLocale(contentLanguage, allCountries) : locale;
}

interface Addressing {
  readonly domain: SiteDomain;
  readonly slug: string | null;
}

function resolveAddressing(site: Site, context: UrlContext): Addressing {
  const own = selectDomain(site, context.requestUrl.hostname);
  if (own !== null) return { domain: own, slug: own.slug };
  const main = selectDomain(context.system.mainSite, context.requestUrl.hostname);
  if (site === context.system.mainSite || !context.allowSlugSites || main === null || site.slug === null) {
    throw new SiteWithoutDomainError(site.name);
  }
  return { domain: main, slug: site.slug };
}

/** The configured domain that covers the current host, else the first: a made-up host never becomes canonical. */
function selectDomain(site: Site, hostname: string): SiteDomain | null {
  const host = normalizeHost(hostname);
  const covering = site.domains
    .filter((domain) => isHostBelow(host, normalizeHost(domain.host)))
    .sort((left, right) => right.host.length - left.host.length);
  return covering[0] ?? site.domains[0] ?? null;
}
