import type { CatalogueLanguage } from './catalogue-language.ts';
import type { CatalogueDatabase } from './catalogue-tables.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { loadCatalogue } from './load-catalogue.ts';

/** Gives the catalogue of one language, at most `maxAgeMs` old. */
export type CatalogueSource = (language: CatalogueLanguage) => Promise<CatalogueView>;

/**
 * Keeps the catalogue of each language in memory: reading it whole costs seven queries and serves every request of a
 * minute, while a query per field would cost hundreds. Concurrent requests share one read; a failed read is not kept.
 */
export function createCatalogueSource(
  database: CatalogueDatabase,
  maxAgeMs = 60_000,
  now: () => number = Date.now,
): CatalogueSource {
  const kept = new Map<CatalogueLanguage, { readonly readAt: number; readonly view: Promise<CatalogueView> }>();
  return (language) => {
    const entry = kept.get(language);
    if (entry !== undefined && now() - entry.readAt < maxAgeMs) return entry.view;
    const view = loadCatalogue(database, language);
    const fresh = { readAt: now(), view };
    kept.set(language, fresh);
    view.catch(() => {
      if (kept.get(language) === fresh) kept.delete(language);
    });
    return view;
  };
}
