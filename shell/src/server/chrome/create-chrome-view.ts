import { titleLanguage } from '@kmx/remote-kit/format/display-names.ts';
import { getTextOrder } from '@kmx/remote-kit/format/text-order.ts';
import { allCountries, createLocale, type Locale } from '@kmx/shared-contracts/locale.ts';
import type { Breadcrumb } from '@kmx/shared-contracts/navigation.ts';
import type { PageMeta } from '@kmx/shared-contracts/page.ts';
import type { PageAddress } from '../../site/address.ts';
import { createAlternates, resolveVersions } from '../../site/page-alternates.ts';
import { resolveMainSitePrefix } from '../../site/page-url.ts';
import { resolveSiteLanguages } from '../../site/site-languages.ts';
import type { SystemData } from '../../site/system-data.ts';
import type { ChromeView, CountryChoice, LanguageChoice } from '../../state/page-view/chrome-view.ts';

type Place = Pick<PageAddress, 'site' | 'locale' | 'path' | 'siteSlug' | 'isSitePage'>;

interface ChromeViewInput {
  readonly address: Place;
  readonly system: SystemData;
  readonly requestUrl: URL;
  readonly allowSlugSites: boolean;
  /** Null on error pages, which have no alternates. */
  readonly meta: PageMeta | null;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly isFound: boolean;
  /** Only pages that search engines may index have a canonical address and alternates. */
  readonly isIndexed: boolean;
}

/** The part of the chrome that belongs to one page: selectors, breadcrumbs, canonical and hreflang (PUB-063). */
export function createChromeView(input: ChromeViewInput): ChromeView {
  const { address, system, meta } = input;
  const { canonical, alternates } =
    meta !== null && input.isIndexed && address.isSitePage
      ? createAlternates(
          {
            site: address.site,
            locale: address.locale,
            path: address.path + (meta.query ?? ''),
            languages: meta.languages,
            countries: meta.countries ?? null,
            contentLanguage: meta.contentLanguage,
            versions: resolveVersions(meta.alternateVersions ?? [], system),
          },
          { system, requestUrl: input.requestUrl, allowSlugSites: input.allowSlugSites },
        )
      : { canonical: '', alternates: [] };
  return {
    breadcrumbs: input.breadcrumbs,
    isFound: input.isFound,
    languages: createLanguageChoices(address, system, meta),
    shownLanguage:
      meta?.isLanguageFallback === true
        ? { language: meta.contentLanguage, name: titleLanguage(meta.contentLanguage, meta.contentLanguage) }
        : null,
    countries: createCountryChoices(address, system, meta),
    mainSitePrefix: resolveMainSitePrefix(address, input),
    mainSiteName: system.sites.find(({ slug }) => slug === null)?.name ?? address.site.name,
    canonicalUrl: canonical,
    alternates,
  };
}

function createHref(address: Place, locale: Locale, query = ''): string {
  const prefix = `/${locale.urlCode}${address.siteSlug ? `/${address.siteSlug}` : ''}`;
  return (address.path === '/' ? prefix : prefix + address.path) + query;
}

function createLanguageChoices(address: Place, system: SystemData, meta: PageMeta | null): LanguageChoice[] {
  const country = system.countries.find((candidate) => candidate.countryCode === address.locale.country);
  return resolveSiteLanguages(address.site).map((language) => {
    const staysInCountry = country?.supportedLanguages.includes(language) ?? false;
    const locale = createLocale(language, staysInCountry ? address.locale.country : allCountries);
    return {
      language,
      name: titleLanguage(language, language),
      href: createHref(address, locale, meta?.query),
      isCurrent: language === address.locale.language,
      isAvailable: isInLanguage(meta, language),
    };
  });
}

/** A page that names no languages exists in all of the site, unless another one is shown because the chosen one is missing. */
function isInLanguage(meta: PageMeta | null, language: string): boolean {
  if (meta === null) return true;
  return meta.languages?.includes(language) ?? (!meta.isLanguageFallback || language === meta.contentLanguage);
}

/** A page that names no countries, or all of them, exists everywhere (D-32). */
function isInCountry(meta: PageMeta | null, countryCode: string): boolean {
  const countries = meta?.countries ?? [allCountries];
  return countries.includes(allCountries) || countries.includes(countryCode);
}

/** A country that does not have the page is entered by its home page: a link must not lead to a page that is not there. */
function createCountryChoices(address: Place, system: SystemData, meta: PageMeta | null): CountryChoice[] {
  if (address.site.internationalOnly) return [];
  const offered = resolveSiteLanguages(address.site);
  const { language, country: current } = address.locale;
  const order = getTextOrder(language);
  const international = system.countries.find(({ countryCode }) => countryCode === allCountries);
  const choices = system.countries
    .filter((country) => country.countryCode !== allCountries && !country.hidden)
    .flatMap((country) => {
      const choice = [language, country.defaultLanguage, ...country.supportedLanguages].find(
        (candidate) => country.supportedLanguages.includes(candidate) && offered.some((known) => known === candidate),
      );
      const known = offered.find((candidate) => candidate === choice);
      if (!known) return [];
      const locale = createLocale(known, country.countryCode);
      return [
        {
          countryCode: country.countryCode,
          name: nameCountry(country, language),
          href: isInCountry(meta, country.countryCode)
            ? createHref(address, locale, meta?.query)
            : createHref({ ...address, path: '/' }, locale),
          isCurrent: country.countryCode === current,
        },
      ];
    })
    .sort((left, right) => order(left.name, right.name));
  if (international === undefined || choices.length === 0) return choices;
  // A visitor who was sent to a country finds the way back: everything the site shows, without a country.
  const everywhere: CountryChoice = {
    countryCode: allCountries,
    name: nameCountry(international, language),
    href: createHref(address, createLocale(language, allCountries), meta?.query),
    isCurrent: current === allCountries,
  };
  return [everywhere, ...choices];
}

function nameCountry({ names, countryCode }: SystemData['countries'][number], language: string): string {
  return names[language] ?? names['en'] ?? countryCode;
}
