import type { Site } from '@kmx/shared-contracts/site.ts';
import { loadCatalogueEntries } from './load-catalogue-entries.ts';
import { loadContentPages } from './load-content-pages.ts';
import { loadDatedEntries } from './load-dated-entries.ts';
import type { SitemapBackend } from './sitemap-backend.ts';
import { joinEntries, type SitemapEntry } from './sitemap-entry.ts';

interface SitemapSource {
  readonly name: string;
  /** Sub-sites hold pages of their own; what exists once belongs to the main site. */
  readonly sites: 'all' | 'main';
  readonly load: (backend: SitemapBackend, site: Site) => Promise<readonly SitemapEntry[]>;
}

// Pages that a remote generates without content entries.
const overviews = ['/stories', '/stories/contacts', '/media-releases', '/support'];

function createEverywhereEntry(path: string): SitemapEntry {
  return { path, lastModified: null, languages: null, countries: null, versions: [] };
}

/** Everything with an address for search engines; a new kind of content is one line. */
const sitemapSources: readonly SitemapSource[] = [
  { name: 'pages', sites: 'all', load: loadContentPages },
  { name: 'products', sites: 'main', load: (backend) => loadCatalogueEntries(backend, 'product', '/products') },
  { name: 'releases', sites: 'main', load: (backend) => loadDatedEntries(backend, 'mediaReleases', '/media-releases') },
  {
    name: 'reports',
    sites: 'main',
    load: (backend) => loadDatedEntries(backend, 'annualReports', '/company/investors'),
  },
  { name: 'whitepapers', sites: 'main', load: (backend) => loadDatedEntries(backend, 'whitepapers', '/whitepapers') },
  { name: 'services', sites: 'main', load: (backend) => loadCatalogueEntries(backend, 'service', '/services') },
  { name: 'stories', sites: 'main', load: (backend) => loadDatedEntries(backend, 'stories', '/stories') },
  {
    name: 'authors',
    sites: 'main',
    load: (backend) => loadDatedEntries(backend, 'storyContacts', '/stories/contacts'),
  },
  {
    name: 'overviews',
    sites: 'main',
    load: () => Promise.resolve(overviews.map((path) => createEverywhereEntry(path))),
  },
];

/** All entries of a site, one for each path; rejects when a source does, because half a sitemap takes pages out of the index. */
export async function loadSitemapEntries(backend: SitemapBackend, site: Site): Promise<readonly SitemapEntry[]> {
  const sources = sitemapSources.filter(({ sites }) => sites === 'all' || site.slug === null);
  const lists = await Promise.all(sources.map(({ load }) => load(backend, site)));
  // The first source that lists an address has the best data for it: an editor's page before a remote's overview.
  const byPath = new Map<string, SitemapEntry>();
  for (const entry of lists.flatMap(joinEntries)) if (!byPath.has(entry.path)) byPath.set(entry.path, entry);
  return [...byPath.values()];
}
