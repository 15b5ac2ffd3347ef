import type { PageAddress } from '../../site/address.ts';
import type { LinkSource } from '../../site/navigation-source.ts';
import { createPreviousUrlKeys, listPreviousPaths, readPreviousPath } from '../../site/redirect-keys.ts';
import { redirectsTag } from '../cache/content-tags.ts';
import type { DataCache, ReadOptions } from '../cache/data-cache.ts';
import { keepByObject } from '../keep-by-object.ts';
import type { ContentSource } from './content-source.ts';

type FindRedirect = (
  address: Pick<PageAddress, 'site' | 'siteSlug' | 'locale' | 'path'>,
  url: URL,
  options: ReadOptions,
) => Promise<LinkSource | null>;

/** What editors wrote, by the lower-cased form that keys have. */
const indexUrls = keepByObject((urls: readonly string[]) => Map.groupBy(urls, (url) => url.toLowerCase()));
const indexPaths = keepByObject((urls: readonly string[]) => new Set(urls.map(readPreviousPath)));

/**
 * Finds the link of an editor's redirect (SRV-043, D-13). All old URLs are kept as one answer, so that the content system is
 * asked for those addresses alone that have a redirect and not once for each page.
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
    // Of nearly every page no path is an old one: its spellings under all hosts are not worth making for each request.
    if (urls !== null && !listPreviousPaths(place).some((known) => indexPaths(urls).has(known))) return null;
    const hosts = [...new Set([host, hostname, ...site.domains.map((domain) => domain.host)])];
    const keys = createPreviousUrlKeys({ hosts, ...place });
    const known = urls === null ? keys : keys.filter((key) => indexUrls(urls).has(key));
    const written = urls === null ? [] : known.flatMap((key) => indexUrls(urls).get(key) ?? []);
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
