import type { ContentDocument, Stage } from '../model/content-document.ts';
import { createEntryPath } from '../model/entry-paths.ts';
import type { EntrySet } from '../store/entry-set.ts';
import { findByValues } from '../store/find-by-values.ts';

/** Entries of the same model at the same path of the site, on any site and for any country; the entry itself among them. */
export function listAtPath(
  entries: EntrySet,
  stage: Stage,
  { model, base: { data } }: ContentDocument,
): readonly ContentDocument[] {
  const path = createEntryPath(model, data);
  if (path === null) return [];
  const { slug, parentSlug, year } = data;
  if (typeof year === 'number' && model === 'AnnualReport') return findByValues(entries, model, stage, 'year', [year]);
  // The last part of an address is the slug; that of a page called "home" is its parent's.
  const parts = [slug, parentSlug, 'home', ''].filter((part): part is string => typeof part === 'string');
  const candidates = findByValues(entries, model, stage, 'slug', [...new Set(parts)]);
  return candidates.filter((other) => createEntryPath(model, other.base.data) === path);
}
