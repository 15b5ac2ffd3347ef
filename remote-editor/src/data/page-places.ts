import * as v from 'valibot';
import { defineCmsOperation, requestCms } from './cms-operation.ts';
import { listOperation } from './entry-operations.ts';
import type { EntryRecord } from './entry-record.ts';

/** A site that a page can belong to. */
export interface SiteChoice {
  readonly id: string;
  readonly name: string;
}

const sitesOperation = defineCmsOperation<object, readonly SiteChoice[]>(
  'EditorSites',
  v.pipe(
    v.object({ sites: v.array(v.object({ id: v.string(), name: v.string() })) }),
    v.transform(({ sites }) => sites),
  ),
);

/** All sites, sorted by name. */
export function loadSites(): Promise<readonly SiteChoice[]> {
  return requestCms(sitesOperation, {}, ['en']);
}

const pageSize = 100;
const maxPages = 1000;

/** The drafts of a site's pages; titles in the first of the locales that a page has. */
export async function loadPagesOfSite(site: string, locales: readonly string[]): Promise<readonly EntryRecord[]> {
  const all: EntryRecord[] = [];
  for (;;) {
    const variables = { where: { site: { id: site } }, orderBy: 'slug_ASC', first: pageSize, skip: all.length };
    const { count, entries } = await requestCms(listOperation('pages'), variables, locales);
    all.push(...entries);
    if (entries.length === 0 || all.length >= Math.min(count, maxPages)) return all;
  }
}

/** The place of a page: its site, its parent's slug, its own slug. */
export interface PagePlace {
  readonly site: string;
  readonly parentSlug: string;
  readonly slug: string;
}

/** Finds another page at the same address, which visitors would see instead; null when the address is free. */
export async function findPageAt(
  { site, parentSlug, slug }: PagePlace,
  locales: readonly string[],
): Promise<EntryRecord | null> {
  const where = { site: { id: site }, parentSlug, slug };
  const { entries } = await requestCms(
    listOperation('pages'),
    { where, orderBy: 'slug_ASC', first: 20, skip: 0 },
    locales,
  );
  return entries.find(({ countries }) => countries.length === 0) ?? null;
}
