import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import { listPageLocales } from '../../site/page-alternates.ts';
import { findPageUrl, type UrlContext } from '../../site/page-url.ts';

/** One sitemap of a host: the addresses of a site in one locale. */
export interface Sitemap {
  /** `/sitemap-main-de-ch.xml` */
  readonly path: string;
  readonly site: Site;
  readonly locale: Locale;
}

const everywhere = { languages: null, countries: null } as const;

/** All sitemaps of the requested host: its own site and the sites addressed by slug below it; none for a host without a site. */
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
  const url = findPageUrl(site, null, '/', context);
  return url !== null && new URL(url).host === context.requestUrl.host;
}
