import type { Locale } from '@kmx/shared-contracts/locale.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';
import { listPageLocales } from '../../site/page-alternates.ts';
import { findPageUrl, type UrlContext } from '../../site/page-url.ts';

/** One sitemap of a host, in one file or more: the addresses of a site in one locale. */
export interface Sitemap {
  /** `/sitemap-main-de-ch`, without number and extension. */
  readonly name: string;
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
        name: `/sitemap-${site.slug ?? 'main'}-${locale.urlCode}`,
        site,
        locale,
      })),
    );
}

/** Path of a file of a sitemap, counted from 1; the first has no number, so that its address stays when there are more. */
export function createSitemapPath({ name }: Pick<Sitemap, 'name'>, part: number): string {
  return part === 1 ? `${name}.xml` : `${name}-${part}.xml`;
}

/** The sitemap and its file at a path; null for a path that no sitemap has. */
export function findSitemap(
  sitemaps: readonly Sitemap[],
  path: string,
): { readonly sitemap: Sitemap; readonly part: number } | null {
  const first = sitemaps.find(({ name }) => path === `${name}.xml`);
  if (first !== undefined) return { sitemap: first, part: 1 };
  const [, name, digits] = /^(.+)-([1-9]\d{0,5})\.xml$/.exec(path) ?? [];
  const part = Number(digits);
  const sitemap = sitemaps.find((each) => each.name === name);
  return sitemap === undefined || part < 2 ? null : { sitemap, part };
}

function isServedHere(site: Site, context: UrlContext): boolean {
  const url = findPageUrl(site, null, '/', context);
  return url !== null && new URL(url).host === context.requestUrl.host;
}
