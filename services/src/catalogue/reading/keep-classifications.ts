import type { CatalogueLanguage } from '../catalogue-language.ts';
import type { CatalogueDatabase } from '../catalogue-tables.ts';
import { type ClassificationTree, loadClassifications } from './load-classifications.ts';

/** Gives the classification trees of a language, at most `maxAgeMs` old and with the group `needed`, if there is one. */
export type ClassificationSource = (language: CatalogueLanguage, needed?: string) => Promise<ClassificationTree>;

interface Kept {
  readonly readAt: number;
  readonly tree: Promise<ClassificationTree>;
}

/** How often a tree without a needed group is read again: the group may have no name in this language. */
const pauseMs = 1000;

/**
 * Keeps the classification trees of each language in memory: almost every query needs a lineage, and a range has at
 * most some hundred groups, however many products. Concurrent requests share one read; a failed read is not kept.
 */
export function keepClassifications(
  database: CatalogueDatabase,
  maxAgeMs = 60_000,
  now: () => number = Date.now,
): ClassificationSource {
  const kept = new Map<CatalogueLanguage, Kept>();

  function read(language: CatalogueLanguage, maxAge: number): Promise<ClassificationTree> {
    const entry = kept.get(language);
    if (entry !== undefined && now() - entry.readAt < maxAge) return entry.tree;
    const tree = loadClassifications(database, language);
    const fresh = { readAt: now(), tree };
    kept.set(language, fresh);
    tree.catch(() => {
      if (kept.get(language) === fresh) kept.delete(language);
    });
    return tree;
  }

  return async (language, needed) => {
    const tree = await read(language, maxAgeMs);
    // A product is read afresh, so it may be in a group that is newer than the tree.
    return needed === undefined || tree.has(needed) ? tree : read(language, pauseMs);
  };
}
