import type { Site } from '@kmx/shared-contracts/site.ts';
import { readCatalogueEntries } from './load-catalogue-entries.ts';
import { readContentPages } from './load-content-pages.ts';
import { readDatedEntries } from './load-dated-entries.ts';
import type { SitemapBackend } from './sitemap-backend.ts';
import { createListSharing, joinEntries, type SitemapEntry } from './sitemap-entry.ts';
import type { TakeTurn } from './take-turns.ts';

interface SitemapSource {
  readonly name: string;
  /** Sub-sites hold pages of their own; what exists once belongs to the main site. */
  readonly sites: 'all' | 'main';
  /** In the parts in which the backend gives them. */
  readonly read: (
    backend: SitemapBackend,
    site: Site,
  ) => AsyncIterable<readonly SitemapEntry[]> | Iterable<readonly SitemapEntry[]>;
}

// Pages that a remote generates without content entries.
const overviews = ['/stories', '/stories/contacts', '/media-releases', '/support'];

function createEverywhereEntry(path: string): SitemapEntry {
  return { path, lastModified: null, languages: null, countries: null, versions: [] };
}

/** Everything with an address for search engines; a new kind of content is one line. */
const sitemapSources: readonly SitemapSource[] = [
  { name: 'pages', sites: 'all', read: readContentPages },
  { name: 'products', sites: 'main', read: (backend) => readCatalogueEntries(backend, 'product', '/products') },
  { name: 'releases', sites: 'main', read: (backend) => readDatedEntries(backend, 'mediaReleases', '/media-releases') },
  {
    name: 'reports',
    sites: 'main',
    read: (backend) => readDatedEntries(backend, 'annualReports', '/company/investors'),
  },
  { name: 'whitepapers', sites: 'main', read: (backend) => readDatedEntries(backend, 'whitepapers', '/whitepapers') },
  { name: 'services', sites: 'main', read: (backend) => readCatalogueEntries(backend, 'service', '/services') },
  { name: 'stories', sites: 'main', read: (backend) => readDatedEntries(backend, 'stories', '/stories') },
  {
    name: 'authors',
    sites: 'main',
    read: (backend) => readDatedEntries(backend, 'storyContacts', '/stories/contacts'),
  },
  {
    name: 'overviews',
    sites: 'main',
    read: () => [overviews.map((path) => createEverywhereEntry(path))],
  },
];

/**
 * All entries of a site by path; rejects when a source does, because half a sitemap takes pages out of the index. One
 * source after the other: nobody waits for it, and visitors do.
 */
export async function collectSitemapEntries(
  backend: SitemapBackend,
  site: Site,
  takeTurn: TakeTurn,
): Promise<ReadonlyMap<string, SitemapEntry>> {
  const byPath = new Map<string, SitemapEntry>();
  const shareList = createListSharing();
  for (const { read } of sitemapSources.filter(({ sites }) => sites === 'all' || site.slug === null)) {
    const own = new Set<string>();
    for await (const entries of read(backend, site)) {
      for (const entry of entries) {
        // The first source that lists an address has the best data for it: an editor's page before a remote's overview.
        const known = byPath.get(entry.path);
        if (known !== undefined && !own.has(entry.path)) continue;
        own.add(entry.path);
        const joined = known === undefined ? entry : joinEntries(known, entry);
        const { languages, countries } = joined;
        byPath.set(entry.path, { ...joined, languages: shareList(languages), countries: shareList(countries) });
        await takeTurn();
      }
    }
  }
  return byPath;
}
