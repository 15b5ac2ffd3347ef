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

/** Joins two entries of the same path, as the home pages of several countries are. */
export function joinEntries(one: SitemapEntry, other: SitemapEntry): SitemapEntry {
  return {
    path: one.path,
    lastModified: pickLater(one.lastModified, other.lastModified),
    languages: joinLists(one.languages, other.languages),
    countries: joinLists(one.countries, other.countries),
    versions: one.versions.length > 0 ? one.versions : other.versions,
  };
}

/** Gives equal lists one and the same object: a hundred thousand pages have some ten combinations of languages. */
export function createListSharing(): (list: readonly string[] | null) => readonly string[] | null {
  const known = new Map<string, readonly string[]>();
  return (list) => {
    if (list === null) return null;
    const key = list.join();
    const shared = known.get(key);
    if (shared !== undefined) return shared;
    known.set(key, list);
    return list;
  };
}
