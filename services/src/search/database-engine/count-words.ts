import { sql } from 'kysely';
import type { SearchDatabase } from '../search-tables.ts';

/** Gathers in how many texts more or fewer each word is. */
export interface WordCounts {
  readonly add: (language: string, words: Iterable<string>, change: 1 | -1) => void;
  /** Adds what was gathered to the vocabulary; words that are in no text leave it. */
  readonly write: (database: SearchDatabase) => Promise<void>;
}

const rowsPerStatement = 5000;

/** Starts with nothing gathered. */
export function createWordCounts(): WordCounts {
  const languages = new Map<string, Map<string, number>>();
  return {
    add: (language, words, change) => {
      const counts = languages.get(language) ?? new Map<string, number>();
      languages.set(language, counts);
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + change);
    },
    write: async (database) => {
      const rows = [...languages].flatMap(([language, counts]) =>
        [...counts]
          .filter(([, documents]) => documents !== 0)
          .map(([word, documents]) => ({ language, word, documents })),
      );
      for (let start = 0; start < rows.length; start += rowsPerStatement) {
        const json = JSON.stringify(rows.slice(start, start + rowsPerStatement));
        await sql`insert into search_word select * from json_populate_recordset(null::search_word, ${json}::json)
          on conflict (language, word) do update set documents = search_word.documents + excluded.documents`.execute(
          database,
        );
      }
      const fewer = rows.filter(({ documents }) => documents < 0);
      if (fewer.length === 0) return;
      await sql`delete from search_word using json_populate_recordset(null::search_word, ${JSON.stringify(fewer)}::json) as input
        where search_word.language = input.language and search_word.word = input.word and search_word.documents <= 0`.execute(
        database,
      );
    },
  };
}
