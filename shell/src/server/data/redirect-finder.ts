import type { PageAddress } from '../../site/address.ts';
import type { LinkSource } from '../../site/navigation-source.ts';
import { createPreviousUrlKeys } from '../../site/redirect-keys.ts';
import { redirectsTag } from '../cache/content-tags.ts';
import type { DataCache, ReadOptions } from '../cache/data-cache.ts';
import { keepByObject } from '../keep-by-object.ts';
import type { ContentSource } from './content-source.ts';

type FindRedirect = (
  address: Pick<PageAddress, 'site' | 'siteSlug' | 'locale' | 'path'>,
  options: ReadOptions,
) => Promise<LinkSource | null>;

/** What editors wrote, by the lower-cased form that keys have. */
const indexUrls = keepByObject((urls: readonly string[]) => Map.groupBy(urls, (url) => url.toLowerCase()));

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

  return async ({ site, siteSlug, locale, path }, options) => {
    const place = { host: site.domains[0]?.host ?? '', localeUrlCode: locale.urlCode, siteSlug, path };
    const keys = createPreviousUrlKeys(place);
    const urls = await readUrls(options);
    const written = urls === null ? keys : keys.flatMap((key) => indexUrls(urls).get(key) ?? []);
    if (written.length === 0) return null;
    const scope = { languages: [locale.language, 'en'], stage: 'PUBLISHED' as const };
    return dataCache.read(
      `redirect:${Object.values(place).join(' ')}`,
      async (signal) => ({
        value: await published.loadRedirect([...new Set([...keys, ...written])], scope, signal),
        tags: [redirectsTag],
      }),
      options,
    );
  };
}
