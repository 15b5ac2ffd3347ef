import type { Site } from '@kmx/shared-contracts/site.ts';
import { listPageLocales, resolveVersions } from '../../site/page-alternates.ts';
import type { SystemData } from '../../site/system-data.ts';
import { escapeHtml } from '../markup/escape-html.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

/** The limits of one file by the protocol (sitemaps.org), which counts 50 MB as 52,428,800 bytes. */
export const maxUrls = 50_000;
export const maxBytes = 50_000_000;

/** Longer than what surrounds the addresses: protocol, port, locale, the elements of a link and of an entry. */
const linkBytes = '<xhtml:link rel="alternate" hreflang="x-default" href="https://:65535/xx-yy/"/>'.length;
const entryBytes = '<url><loc>https://:65535/xx-yy/</loc><lastmod></lastmod></url>'.length;

/** Where the files of each locale begin: places in the list of entries, by locale code. */
export type SitemapParts = ReadonlyMap<string, readonly number[]>;

interface OpenPart {
  readonly starts: number[];
  urls: number;
  bytes: number;
}

/**
 * Divides the sitemap of a site into files that keep to the limits, each locale for itself. Sizes are upper bounds,
 * since the hosts in the addresses depend on the one that is asked.
 */
export function createSitemapSplitter(site: Site, system: SystemData) {
  const hosts = system.sites.flatMap(({ domains, slug }) =>
    domains.map(({ host, slug: ownSlug }) => host.length + (ownSlug ?? slug ?? '').length),
  );
  const baseBytes = Math.max(0, ...hosts, ...system.sites.map(({ slug }) => slug?.length ?? 0)) + 64;
  const parts = new Map<string, OpenPart>();
  const codesByPresence = new Map<string, readonly string[]>();
  let place = 0;

  function listCodes(page: Parameters<typeof listPageLocales>[0]): readonly string[] {
    const key = JSON.stringify([page.site.id, page.languages, page.countries]);
    const known = codesByPresence.get(key);
    if (known !== undefined) return known;
    const codes = listPageLocales(page, system).map(({ code }) => code);
    codesByPresence.set(key, codes);
    return codes;
  }

  function measure(entry: SitemapEntry, ownLinks: number): number {
    const measureLinks = (path: string, count: number) =>
      count * (linkBytes + baseBytes + Buffer.byteLength(escapeHtml(path)));
    const versions = resolveVersions(entry.versions, system);
    const others = versions.reduce(
      (sum, version) => sum + measureLinks(version.path, listCodes(version).length + 1),
      0,
    );
    // One more for the address itself, one for x-default.
    return entryBytes + (entry.lastModified ?? '').length + measureLinks(entry.path, ownLinks + 2) + others;
  }

  return {
    /** Adds the next entry of the list. */
    add: (entry: SitemapEntry): void => {
      const codes = listCodes({ site, languages: entry.languages, countries: entry.countries });
      const bytes = measure(entry, codes.length);
      for (const code of codes) {
        const part = parts.get(code) ?? { starts: [], urls: maxUrls, bytes: 0 };
        if (part.urls === maxUrls || part.bytes + bytes > maxBytes) {
          part.starts.push(place);
          part.urls = 0;
          part.bytes = 0;
        }
        part.urls += 1;
        part.bytes += bytes;
        parts.set(code, part);
      }
      place += 1;
    },
    list: (): SitemapParts => new Map([...parts].map(([code, { starts }]) => [code, starts])),
  };
}
