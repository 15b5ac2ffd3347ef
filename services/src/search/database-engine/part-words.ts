import { sql } from 'kysely';
import { type CompoundSplitter, createCompoundSplitter } from '../compound-parts.ts';
import type { SearchDatabase } from '../search-tables.ts';

/** Words that compounds are split into while texts are indexed: the most frequent ones, so that memory is bounded. */
const maxWords = 40_000;
/** Splitters learn the words of each batch as well. */
const renewMs = 10 * 60_000;

/** Splitters of compounds by language, for writing texts. */
export interface PartWords {
  readonly open: (database: SearchDatabase, language: string) => Promise<CompoundSplitter>;
}

/** Loads the words of a language when they are first needed, and again every ten minutes. */
export function createPartWords(): PartWords {
  const known = new Map<string, { readonly splitter: CompoundSplitter; readonly loadedAt: number }>();
  return {
    open: async (database, language) => {
      const kept = known.get(language);
      if (kept !== undefined && performance.now() - kept.loadedAt < renewMs) return kept.splitter;
      const splitter = createCompoundSplitter(language);
      if (splitter.isCompounding) {
        const { rows } = await sql<{ word: string }>`select word from search_word
          where language = ${language} and length(word) between 4 and 24
          order by documents desc limit ${sql.lit(maxWords)}`.execute(database);
        splitter.learn(rows.map(({ word }) => word));
      }
      known.set(language, { splitter, loadedAt: performance.now() });
      return splitter;
    },
  };
}
