import { allCountries, createLocale, isUiLanguage, type Locale } from '@kmx/shared-contracts/locale.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import { type Alternate, createPageUrl, findPageUrl, type UrlContext } from './page-url.ts';
import { resolveOfferedLocale } from './parse-locale.ts';
import { resolveSiteLanguages } from './site-languages.ts';
import type { SystemData } from './system-data.ts';

/** One page on one site: its address and the locales in which it exists. */
export interface PageVersion {
  readonly site: Site;
  /** Unlocalized path of the page. */
  readonly path: string;
  /** Languages in which the page exists; null means all of the site. */
  readonly languages: readonly string[] | null;
  /** Countries for which the page exists; null means all, an empty list none (D-32). */
  readonly countries: readonly string[] | null;
}

export interface AlternatesInput extends PageVersion {
  readonly locale: Locale;
  /** Language of the shown content: a fallback points to the original as canonical. */
  readonly contentLanguage: string;
  /** The same page on other sites (PUB-063). */
  readonly versions: readonly PageVersion[];
}

export interface PageAlternates {
  /** Empty for a page that no address leads to. */
  readonly canonical: string;
  readonly alternates: readonly Alternate[];
}

/** Versions on other sites as content names them; sites that no longer exist are left out. */
export function resolveVersions(
  versions: readonly { readonly siteId: string; readonly path: string; readonly languages: readonly string[] }[],
  system: SystemData,
): readonly PageVersion[] {
  return versions.flatMap(({ siteId, path, languages }) => {
    const site = system.sites.find(({ id }) => id === siteId);
    return site === undefined ? [] : [{ site, path, languages, countries: null }];
  });
}

/**
 * Locales in which a page exists: countries only where they are shown and speak the language; the international
 * variants see all (D-06, D-09, D-32).
 */
export function listPageLocales(page: Omit<PageVersion, 'path'>, system: SystemData): readonly Locale[] {
  if (page.countries !== null && page.countries.length === 0) return [];
  const isEverywhere = page.countries === null || page.countries.includes(allCountries);
  const countries = page.site.internationalOnly
    ? []
    : system.countries.filter(
        ({ countryCode, hidden }) =>
          countryCode !== allCountries && !hidden && (isEverywhere || page.countries?.includes(countryCode)),
      );
  return listPageLanguages(page).flatMap((language) => [
    createLocale(language, allCountries),
    ...countries
      .filter((country) => country.supportedLanguages.includes(language))
      .map((country) => createLocale(language, country.countryCode)),
  ]);
}

/**
 * Canonical URL and hreflang alternates of a page over all its sites, x-default being the URL without prefix (D-07). A site that
 * cannot be addressed has no part in it; a page of such a site has neither.
 */
export function createAlternates(input: AlternatesInput, context: UrlContext): PageAlternates {
  const { site, path } = input;
  const canonical = findPageUrl(site, resolveCanonicalLocale(input, context.system), path, context);
  if (canonical === null) return { canonical: '', alternates: [] };
  const versions = input.versions.filter((version) => findPageUrl(version.site, null, '/', context) !== null);
  const members = listSetMembers({ ...input, versions }, context.system);
  const alternates = members.flatMap((member) =>
    listPageLocales(member, context.system).map((locale) => ({
      hreflang: locale.code,
      href: createPageUrl(member.site, locale, member.path, context),
    })),
  );
  const first = members[0] ?? input;
  return {
    canonical,
    alternates: [...alternates, { hreflang: 'x-default', href: createPageUrl(first.site, null, first.path, context) }],
  };
}

function listPageLanguages(page: Pick<PageVersion, 'site' | 'languages'>) {
  return resolveSiteLanguages(page.site).filter((language) => page.languages?.includes(language) ?? true);
}

/**
 * The versions of one hreflang set, each with its own languages. A language shared by two sites belongs to the one that
 * comes first, the main site before all; the other's page forms its own set. Every page of a set thus names the
 * same set, and all links have their return link.
 */
function listSetMembers(input: AlternatesInput, system: SystemData): readonly PageVersion[] {
  const { site, path, languages, countries } = input;
  const own: PageVersion = { site, path, languages, countries };
  const rank = (version: PageVersion) => (version.site === system.mainSite ? -1 : system.sites.indexOf(version.site));
  const versions = [own, ...input.versions.filter((version) => version.site !== site)].toSorted(
    (one, other) => rank(one) - rank(other),
  );
  const taken = new Set<string>();
  const members = versions.map((version) => {
    const free = listPageLanguages(version).filter((language) => !taken.has(language));
    for (const language of free) taken.add(language);
    return { ...version, languages: free };
  });
  const ownMember = members.find((member) => member.site === site);
  const isInSet = ownMember?.languages.some((language) => language === input.contentLanguage) ?? false;
  if (isInSet || versions.length === 1) return members.filter((member) => member.languages.length > 0);
  const shared = listPageLanguages(own).filter((language) => !ownMember?.languages.includes(language));
  return [{ ...own, languages: shared }];
}

function resolveCanonicalLocale({ contentLanguage, locale, site }: AlternatesInput, system: SystemData): Locale {
  if (contentLanguage === locale.language || !isUiLanguage(contentLanguage)) return locale;
  const original = resolveOfferedLocale({ language: contentLanguage, country: locale.country }, site, system);
  if (original.language === contentLanguage) return original;
  const isOffered = resolveSiteLanguages(site).includes(contentLanguage);
  return isOffered ? createLocale(contentLanguage, allCountries) : locale;
}
