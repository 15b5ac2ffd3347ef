/** One address of a site, in all locales in which it has content. */
export interface SitemapEntry {
  /** Unlocalized path, percent-encoded as in the URL. */
  readonly path: string;
  /** ISO 8601, or null when the source does not provide it. */
  readonly lastModified: string | null;
  /** Languages in which the content exists; null means all of the site. */
  readonly languages: readonly string[] | null;
  /** Countries for which it exists; null means all, an empty list none (D-32). */
  readonly countries: readonly string[] | null;
  /** The same page on other sites. */
  readonly versions: readonly {
    readonly siteId: string;
    readonly path: string;
    readonly languages: readonly string[];
  }[];
}

function joinLists(one: readonly string[] | null, other: readonly string[] | null): readonly string[] | null {
  return one === null || other === null ? null : [...new Set([...one, ...other])];
}

function pickLater(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

/** Joins entries of the same path, as the home pages of several countries are. */
export function joinEntries(entries: readonly SitemapEntry[]): readonly SitemapEntry[] {
  const byPath = new Map<string, SitemapEntry>();
  for (const entry of entries) {
    const known = byPath.get(entry.path);
    byPath.set(
      entry.path,
      known === undefined
        ? entry
        : {
            path: entry.path,
            lastModified: pickLater(known.lastModified, entry.lastModified),
            languages: joinLists(known.languages, entry.languages),
            countries: joinLists(known.countries, entry.countries),
            versions: known.versions.length > 0 ? known.versions : entry.versions,
          },
    );
  }
  return [...byPath.values()];
}
