import { type RawBuilder, sql } from 'kysely';
import type { SearchDatabase } from '../search-tables.ts';

/** What is looked up for one word of a query. */
export interface WordQuestion {
  readonly language: string;
  readonly word: string;
  /** Also words that begin with it. */
  readonly withLonger: boolean;
  /** Also words that begin with this, nearest in length first; null for none. */
  readonly stem: string | null;
  /** Also words that contain it. */
  readonly withHolders: boolean;
  /** Also words that look like it. */
  readonly withSimilar: boolean;
}

/** A word of the vocabulary, and the number of texts with it. */
export interface KnownWord {
  readonly kind: 'same' | 'longer' | 'stem' | 'holder' | 'similar';
  readonly word: string;
  readonly documents: number;
}

// More would find little that is not found already, and each costs the reading of its list.
const maxLonger = 40;
const maxStems = 24;
const maxHolders = 24;
const maxSimilar = 30;

/**
 * The word itself. As a range of one, which only the key answers: for an equality the planner takes the index of trigrams,
 * a hundred times slower.
 */
const findSame = (language: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select word, documents from search_word
  where language = ${language} and word between asked.word and asked.word limit 1)`;

/** Reads the words of the vocabulary that a query may mean; `trigramSchema` is where pg_trgm is. Answers by index of the question. */
export async function lookUpWords(
  database: SearchDatabase,
  trigramSchema: string,
  questions: readonly WordQuestion[],
): Promise<readonly (readonly KnownWord[])[]> {
  if (questions.length === 0) return [];
  const similarity = sql.id(trigramSchema, 'similarity');
  const isSimilar = sql`operator(${sql.id(trigramSchema)}.%)`;
  const json = JSON.stringify(questions.map((question, place) => ({ place, ...question })));
  const { rows } = await sql<KnownWord & { readonly place: number }>`
    with asked as materialized (
      select * from json_to_recordset(${json}::json) as asked (place integer, language text, word text, "withLonger" boolean,
        stem text, "withHolders" boolean, "withSimilar" boolean)
    )
    select place, 'same' as kind, known.word, documents from asked
      cross join lateral ${findSame(sql`asked.language`)} as known
    union all
    select place, 'longer', found.word, documents from asked cross join lateral (
      select word, documents from search_word
      where language = asked.language and word > asked.word and word < asked.word || chr(1114111)
      order by documents desc limit ${sql.lit(maxLonger)}) as found where "withLonger"
    union all
    select place, 'stem', found.word, documents from asked cross join lateral (
      select word, documents from search_word
      where language = asked.language and word >= asked.stem and word < asked.stem || chr(1114111)
      order by abs(length(word) - length(asked.word)), documents desc limit ${sql.lit(maxStems)}) as found
      where stem is not null
    union all
    select place, 'holder', found.word, documents from asked cross join lateral (
      select word, documents from search_word
      where language = asked.language and word like '_%' || asked.word || '%'
      order by documents desc limit ${sql.lit(maxHolders)}) as found where "withHolders"
    union all
    select place, 'similar', found.word, documents from asked cross join lateral (
      select word, documents from search_word
      where language = asked.language and word ${isSimilar} asked.word
      order by ${similarity}(word, asked.word) desc limit ${sql.lit(maxSimilar)}) as found where "withSimilar"`.execute(
    database,
  );
  const answers = Map.groupBy(rows, ({ place }) => place);
  return questions.map((_, place) => answers.get(place) ?? []);
}

/** Which of the words are in the vocabulary of a language. */
export async function listKnownWords(
  database: SearchDatabase,
  language: string,
  words: readonly string[],
): Promise<readonly string[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<{ word: string }>`
    select known.word from unnest(${[...words]}::text[]) as asked (word)
      cross join lateral ${findSame(sql`${language}`)} as known`.execute(database);
  return rows.map(({ word }) => word);
}
