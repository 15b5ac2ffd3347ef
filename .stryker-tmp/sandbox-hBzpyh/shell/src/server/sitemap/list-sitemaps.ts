// @ts-nocheck
import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import { SiteWithoutDomainError } from '../../site/match-site.ts';
import { listPageLocales } from '../../site/page-alternates.ts';
import { createPageUrl, type UrlContext } from '../../site/page-url.ts';

/** One sitemap of a host: the addresses of a site in one locale. */
export interface Sitemap {
  /** `/sitemap-main-de-ch.xml` */
  readonly path: string;
  readonly site: Site;
  readonly locale: Locale;
}

const everywhere = { languages: null, countries: null } as const;

/** All sitemaps of the host that is asked: its own site and the sites that are addressed by slug below it; none for a host that no site has. */
export function listSitemaps(context: UrlContext): readonly Sitemap[] {
  return context.system.sites
    .filter((site) => isServedHere(site, context))
    .flatMap((site) =>
      listPageLocales({ site, ...everywhere }, context.system).map((locale) => ({
        path: `/sitemap-${site.slug ?? 'main'}-${locale.urlCode}.xml`,
        site,
        locale,
      })),
    );
}

function isServedHere(site: Site, context: UrlContext): boolean {
  try {
    return new URL(createPageUrl(site, null, '/', context)).host === context.requestUrl.host;
  } catch (error) {
    if (error instanceof SiteWithoutDomainError) return false;
    throw error;
  }
}
