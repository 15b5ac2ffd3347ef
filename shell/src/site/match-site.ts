import type { Site, SiteDomain } from '@kmx/shared-contracts/site.ts';
import type { SystemData } from './system-data.ts';

/** A request or a link leads to a site that has no domain and may not be addressed by its slug (SYS-010, D-03). */
export class SiteWithoutDomainError extends Error {
  override readonly name = 'SiteWithoutDomainError';
  constructor(siteName: string) {
    super(`Site "${siteName}" has no domain configuration`);
  }
}

export interface SiteQuery {
  /** Host name without port. */
  readonly host: string;
  /** First path segment after the locale. */
  readonly firstSegment: string | null;
  /** Whether sites without domains may be reached by slug on hosts of the main site (D-03). */
  readonly allowSlugSites: boolean;
}

export interface SiteMatch {
  readonly site: Site;
  /** Path segment that belongs to the site's address and not to the page, or null. */
  readonly consumedSlug: string | null;
}

interface Candidate {
  readonly site: Site;
  readonly domain: SiteDomain;
}

/** Matches host and first segment: exactly, by suffix, by slug, otherwise the main site (SYS-004, SYS-007..010, D-04). */
export function matchSite(system: SystemData, query: SiteQuery): SiteMatch {
  const match = matchDomain(system, normalizeHost(query.host), query.firstSegment);
  if (match !== null && match.site !== system.mainSite) return match;
  const slugSite = findSiteWithoutDomain(system, query.firstSegment);
  if (slugSite !== null) {
    if (!query.allowSlugSites) throw new SiteWithoutDomainError(slugSite.name);
    return { site: slugSite, consumedSlug: slugSite.slug };
  }
  return match ?? { site: system.mainSite, consumedSlug: null };
}

/** Lower case, without the dot of a fully qualified name. */
export function normalizeHost(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}

/** Whether the host is the domain itself or below it, on a label boundary (D-04). */
export function isHostBelow(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}

/** The most specific configured host that covers a host, otherwise the first of the main site; null when no site has any. */
export function findDomainHost({ sites, mainSite }: SystemData, hostname: string): string | null {
  const host = normalizeHost(hostname);
  const hosts = sites.flatMap(({ domains }) => domains.map((domain) => normalizeHost(domain.host)));
  const covering = hosts.filter((domain) => domain !== '' && isHostBelow(host, domain));
  return covering.toSorted((left, right) => right.length - left.length)[0] ?? mainSite.domains[0]?.host ?? null;
}

function matchDomain(system: SystemData, host: string, segment: string | null): SiteMatch | null {
  const candidates = system.sites
    .flatMap((site) => site.domains.map((domain): Candidate => ({ site, domain })))
    .filter(({ domain }) => domain.host !== '' && isHostBelow(host, normalizeHost(domain.host)))
    .filter(({ domain }) => domain.slug === null || domain.slug === segment);
  // The longest host is the exact one where it exists, so one order serves both rules.
  candidates.sort(
    (left, right) =>
      right.domain.host.length - left.domain.host.length ||
      Number(right.domain.slug !== null) - Number(left.domain.slug !== null),
  );
  const best = candidates[0];
  return best === undefined ? null : { site: best.site, consumedSlug: best.domain.slug };
}

function findSiteWithoutDomain(system: SystemData, segment: string | null): Site | null {
  if (segment === null) return null;
  return system.sites.find((site) => site.domains.length === 0 && site.slug === segment) ?? null;
}
