import type { PageAddress } from '../../../site/address.ts';
import type { LinkSource } from '../../../site/navigation-source.ts';
import { createPreviousUrlKeys, listPreviousPaths, readPreviousPath } from '../../../site/redirect-keys.ts';
import { redirectsTag } from '../../cache/content-tags.ts';
import type { DataCache, ReadOptions } from '../../cache/data-cache.ts';
import { keepByObject } from '../../memory/keep-by-object.ts';
import type { ContentSource } from './content-source.ts';

type FindRedirect = (
  address: Pick<PageAddress, 'site' | 'siteSlug' | 'locale' | 'path'>,
  url: URL,
  options: ReadOptions,
) => Promise<LinkSource | null>;

/** The editors' entries by path: hardly any page has one, and then no further lookup is needed. */
const indexUrls = keepByObject((urls: readonly string[]) => Map.groupBy(urls, readPreviousPath));

/**
 * Finds the link of an editor's redirect (SRV-043, D-13). All old URLs are cached as one response, so that the content
 * system is only queried for addresses that have a redirect and not once for each page.
 */
export function createRedirectFinder(dataCache: DataCache, published: ContentSource): FindRedirect {
  const readUrls = (options: ReadOptions) =>
    dataCache.read(
      'previous-urls',
      async (signal) => ({ value: await published.loadPreviousUrls(signal), tags: [redirectsTag] }),
      options,
    );

  return async ({ site, siteSlug, locale, path }, { host, hostname }, options) => {
    const urls = await readUrls(options);
    const place = { localeUrlCode: locale.urlCode, siteSlug, path };
    const near = urls === null ? null : listPreviousPaths(place).flatMap((known) => indexUrls(urls).get(known) ?? []);
    if (near?.length === 0) return null;
    const hosts = [...new Set([host, hostname, ...site.domains.map((domain) => domain.host)])];
    const keys = createPreviousUrlKeys({ hosts, ...place });
    const written = (near ?? []).filter((url) => keys.includes(url.toLowerCase()));
    const known = near === null ? keys : keys.filter((key) => written.some((url) => url.toLowerCase() === key));
    if (known.length === 0) return null;
    const scope = { languages: [locale.language, 'en'], stage: 'PUBLISHED' as const };
    return dataCache.read(
      `redirect:${locale.language} ${known.join(' ')}`,
      async (signal) => ({
        value: await published.loadRedirect([...new Set([...known, ...written])], scope, signal),
        tags: [redirectsTag],
      }),
      options,
    );
  };
}
