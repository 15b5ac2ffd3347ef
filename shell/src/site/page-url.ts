import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { Site, SiteDomain } from '@kmx/shared-contracts/site.ts';
import { isHostBelow, normalizeHost, SiteWithoutDomainError } from './match-site.ts';
import { resolveOfferedLocale } from './parse-locale.ts';
import type { SystemData } from './system-data.ts';

/** What absolute URLs need in addition to the page: the request's URL provides protocol, port and the preferred host. */
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

/** Absolute URL of a page; locale null gives the URL without prefix; throws SiteWithoutDomainError (D-03, PUB-047). */
export function createPageUrl(site: Site, locale: Locale | null, path: string, context: UrlContext): string {
  const { origin, slug } = resolveBase(site, context);
  const prefix = `${locale === null ? '' : `/${locale.urlCode}`}${slug === null ? '' : `/${slug}`}`;
  return `${origin}${prefix}${path === '/' && prefix !== '' ? '' : path}`;
}

interface Base {
  readonly origin: string;
  readonly slug: string | null;
}

/** By request: a sitemap names the same sites a million times. */
const basesByContext = new WeakMap<UrlContext, Map<Site, Base>>();

function resolveBase(site: Site, context: UrlContext): Base {
  let bases = basesByContext.get(context);
  if (bases === undefined) {
    bases = new Map();
    basesByContext.set(context, bases);
  }
  const known = bases.get(site);
  if (known !== undefined) return known;
  const { domain, slug } = resolveAddressing(site, context);
  const url = new URL(context.requestUrl.origin);
  url.hostname = domain.host;
  const base = { origin: url.origin, slug };
  bases.set(site, base);
  return base;
}

/** The same, or null for a site that cannot be addressed. */
export function findPageUrl(site: Site, locale: Locale | null, path: string, context: UrlContext): string | null {
  try {
    return createPageUrl(site, locale, path, context);
  } catch (error) {
    if (error instanceof SiteWithoutDomainError) return null;
    throw error;
  }
}

/** Origin under which a site is shown to this visitor; the request's when the site has no address. */
export function resolveSiteOrigin(site: Site, context: UrlContext): string {
  const url = findPageUrl(site, null, '/', context);
  return url === null ? context.requestUrl.origin : new URL(url).origin;
}

/** Sites that no address reaches: they have no domain, and slugs are switched off or the main site has no domain either (SYS-010). */
export function listSitesWithoutAddress(context: UrlContext): readonly Site[] {
  return context.system.sites.filter((site) => findPageUrl(site, null, '/', context) === null);
}

/** Absolute prefix of another site for links in the nearest locale it offers, or null when it cannot be addressed. */
export function findSitePrefix(siteId: string, locale: Locale, context: UrlContext): string | null {
  const site = context.system.sites.find(({ id }) => id === siteId);
  if (site === undefined) return null;
  return findPageUrl(site, resolveOfferedLocale(locale, site, context.system), '/', context);
}

/** Prefix of the main site: a path where it is on this host, as it is for sites that are addressed by slug. */
export function resolveMainSitePrefix(
  { site, locale }: { readonly site: Site; readonly locale: Locale },
  context: UrlContext,
): string {
  const { mainSite } = context.system;
  const prefix = site.id === mainSite.id ? null : findSitePrefix(mainSite.id, locale, context);
  return prefix === null ? `/${locale.urlCode}` : shortenOnHost(prefix, context);
}

/** An address as a path when it is on the requested host. */
function shortenOnHost(address: string, { requestUrl }: UrlContext): string {
  const url = new URL(address);
  return url.host === requestUrl.host ? url.pathname : address;
}

/** Prefixes of all other sites that can be reached, paths where they are on this host, by site id, for links of pages to pages of other sites (D-03). */
export function listSitePrefixes(
  { site, locale }: { readonly site: Site; readonly locale: Locale },
  context: UrlContext,
): Readonly<Record<string, string>> {
  const others = context.system.sites.filter(({ id }) => id !== site.id);
  return Object.fromEntries(
    others.flatMap(({ id }) => {
      const prefix = findSitePrefix(id, locale, context);
      return prefix === null ? [] : [[id, shortenOnHost(prefix, context)]];
    }),
  );
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

/** The configured domain nearest to the current host, otherwise the first: a made-up host never becomes canonical. */
function selectDomain(site: Site, hostname: string): SiteDomain | null {
  const host = normalizeHost(hostname);
  const byNearness = site.domains.toSorted(
    (left, right) => measureNearness(right.host, host) - measureNearness(left.host, host),
  );
  return byNearness[0] ?? null;
}

/** Number of labels that a domain shares with the host, counted from the end; a domain that covers the host is nearer than any other. */
function measureNearness(domain: string, host: string): number {
  const labels = normalizeHost(domain).split('.').toReversed();
  const hostLabels = host.split('.').toReversed();
  const difference = labels.findIndex((label, place) => label !== hostLabels[place]);
  const shared = difference === -1 ? labels.length : difference;
  return isHostBelow(host, normalizeHost(domain)) ? shared + 100 : shared;
}
