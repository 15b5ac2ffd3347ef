import { createHash } from 'node:crypto';
import type { Site } from '@kmx/shared-contracts/site.ts';
import type { SystemData } from '../../site/system-data.ts';
import { type PackedEntries, packEntries } from './pack-entries.ts';
import type { SitemapBackend } from './sitemap-backend.ts';
import { collectSitemapEntries } from './sitemap-sources.ts';
import { createSitemapSplitter, type SitemapParts } from './split-sitemap.ts';
import { createTurns } from './take-turns.ts';

/** All that the sitemaps of a site are written from: complete, or it does not exist. */
export interface SiteSitemaps {
  readonly site: Site;
  /** Sites and countries as they were when the entries were read. */
  readonly system: SystemData;
  readonly entries: PackedEntries;
  /** By locale code; a locale without any page is missing. */
  readonly parts: SitemapParts;
  /** Equal for equal sitemaps. */
  readonly fingerprint: string;
}

/** Reads all entries of a site; rejects when a backend fails, whatever was read until then. */
export async function buildSiteSitemaps(
  backend: SitemapBackend,
  site: Site,
  system: SystemData,
): Promise<SiteSitemaps> {
  const takeTurn = createTurns();
  const byPath = await collectSitemapEntries(backend, site, takeTurn);
  const splitter = createSitemapSplitter(site, system);
  for (const entry of byPath.values()) {
    splitter.add(entry);
    await takeTurn();
  }
  const hash = createHash('sha256').update(JSON.stringify(system));
  const entries = await packEntries(byPath.values(), (json) => hash.update(json), takeTurn);
  return { site, system, entries, parts: splitter.list(), fingerprint: hash.digest('base64url').slice(0, 22) };
}
