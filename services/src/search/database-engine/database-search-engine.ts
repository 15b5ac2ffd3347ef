import { sql } from 'kysely';
import type { Tolerance } from '../expand-query.ts';
import { documentsForSuggestions, listSuggestions, maxSuggestions } from '../list-suggestions.ts';
import { type FoundText, mapHit } from '../map-hit.ts';
import { listStandingWords } from '../means-words.ts';
import { chooseQueryWords } from '../query-words.ts';
import type { SearchAnswer, SearchEngine, SearchHit, SearchText } from '../search-engine.ts';
import type { SearchDatabase } from '../search-tables.ts';
import {
  type Candidate,
  countTypes,
  findCandidates,
  listUnranked,
  readCandidates,
  readVisible,
  type Visible,
} from './find-candidates.ts';
import { createPartWords } from './part-words.ts';
import { rankCandidates } from './rank-candidates.ts';
import { type LanguageForms, loadForms } from './word-forms.ts';
import { removeDocuments, writeDocuments } from './write-documents.ts';
import { type QueryTiers, writeQuery } from './write-query.ts';

/** From this length on the triples of a word in a script without spaces prove nothing alone. */
const provenLength = 4;

/** What was found, and what to say and show of it. */
interface Finding {
  readonly tiers: QueryTiers;
  readonly languages: readonly LanguageForms[];
  readonly unspaced: ReadonlyMap<string, readonly string[]>;
  readonly ranked: readonly Candidate[];
  readonly isComplete: boolean;
  readonly matching: SearchAnswer['matching'];
}

interface TextRow extends SearchText {
  readonly number: number;
  readonly document_id: string;
  readonly path: string;
  readonly type: string;
  readonly language: string;
}

async function readTexts(database: SearchDatabase, numbers: readonly number[]): Promise<readonly TextRow[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<TextRow>`
    select search_text.*, type, language from search_text join search_version using (number)
    where number = any(${[...numbers]}::integer[])`.execute(database);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return numbers.flatMap((number) => byNumber.get(number) ?? []);
}

const listLexemes = (languages: readonly LanguageForms[], isPrefix: boolean): readonly string[] =>
  languages.flatMap(({ words }) =>
    words.flatMap(({ alternatives }) =>
      alternatives.flatMap((alternative) => (alternative.isPrefix === isPrefix ? alternative.groups.flat() : [])),
    ),
  );

/** Leaves out texts that have all triples of a word, but not the word. */
async function keepStanding(
  database: SearchDatabase,
  candidates: readonly Candidate[],
  unspaced: ReadonlyMap<string, readonly string[]>,
): Promise<readonly Candidate[]> {
  const long = new Map(
    [...unspaced].map(([language, words]) => [language, words.filter((word) => [...word].length >= provenLength)]),
  );
  const doubtful = candidates.filter(({ language }) => (long.get(language) ?? []).length > 0);
  if (doubtful.length === 0) return candidates;
  const texts = await readTexts(
    database,
    doubtful.map(({ number }) => number),
  );
  const wrong = new Set(
    texts
      .filter(({ language, ...text }) => {
        const words = long.get(language) ?? [];
        return listStandingWords(text, words).length < words.length;
      })
      .map(({ number }) => number),
  );
  return candidates.filter(({ number }) => !wrong.has(number));
}

interface Search {
  readonly database: SearchDatabase;
  readonly trigramSchema: string;
  readonly text: string;
  readonly visible: Visible;
  readonly type: string | null;
  readonly isTyping: boolean;
}

async function findWith(search: Search, tolerance: Tolerance): Promise<Finding | null> {
  const { database, trigramSchema, text, visible, type, isTyping } = search;
  const languages: LanguageForms[] = [];
  const unspaced = new Map<string, readonly string[]>();
  for (const language of visible.visitor.languages) {
    const chosen = chooseQueryWords(text, language, isTyping);
    if (chosen.words.length === 0) continue;
    languages.push(await loadForms(database, trigramSchema, language, chosen, tolerance));
    unspaced.set(
      language,
      chosen.words.flatMap(({ term, isUnspaced }) => (isUnspaced ? [term] : [])),
    );
  }
  const tiers = languages.length === 0 ? null : writeQuery(languages, tolerance);
  if (tiers === null) return null;
  const { numbers, isComplete } = await findCandidates(database, tiers, visible, type);
  const candidates = await readCandidates(
    database,
    numbers,
    listLexemes(languages, false),
    listLexemes(languages, true),
  );
  const standing = tolerance === 'some-words' ? candidates : await keepStanding(database, candidates, unspaced);
  const ranked = rankCandidates(standing, languages);
  return { tiers, languages, unspaced, ranked, isComplete, matching: tolerance === 'some-words' ? 'some' : 'all' };
}

/** Each step is more tolerant and only taken when the one before found nothing. */
async function find(search: Search): Promise<Finding | null> {
  let finding: Finding | null = null;
  for (const tolerance of ['forms', 'mistakes', 'some-words'] as const) {
    finding = await findWith(search, tolerance);
    if (finding !== null && finding.ranked.length > 0) return finding;
    // Of another type there may be texts that have everything.
    if (search.type !== null && finding !== null) {
      const counts = await countTypes(search.database, finding.tiers, search.visible);
      if (counts.size > 0) return finding;
    }
  }
  return null;
}

async function loadHits(
  database: SearchDatabase,
  { languages, unspaced }: Finding,
  numbers: readonly number[],
): Promise<readonly SearchHit[]> {
  const terms = new Set(listLexemes(languages, false).map((lexeme) => lexeme.slice(lexeme.search(/[/~]/) + 1)));
  const texts = await readTexts(database, numbers);
  return texts.map(({ document_id: id, type, path, language, title, keywords, description, body }) => {
    const text = { title, keywords, description, body };
    const found: FoundText = {
      id,
      type,
      path,
      language,
      text,
      terms,
      words: listStandingWords(text, unspaced.get(language) ?? []),
    };
    return mapHit(found);
  });
}

const noAnswer: SearchAnswer = { hits: [], total: 0, types: [], matching: 'all' };

/** The engine that all processes share: an index in the tables of the database; `trigramSchema` is where pg_trgm is. */
export function createDatabaseSearchEngine(database: SearchDatabase, trigramSchema: string): SearchEngine {
  const parts = createPartWords();

  /** Runs a search on one connection, with the settings under which its statements are fast. */
  function read<Answer>(run: (connection: SearchDatabase) => Promise<Answer>): Promise<Answer> {
    return database.transaction().execute(async (transaction) => {
      // The planner does not know that a text is stored apart and takes reading all of them for cheap.
      await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
        set_config('max_parallel_workers_per_gather', '0', true)`.execute(transaction);
      return run(transaction);
    });
  }

  return {
    index: (batch) => database.transaction().execute((transaction) => writeDocuments(transaction, parts, batch)),
    remove: (ids) => database.transaction().execute((transaction) => removeDocuments(transaction, ids)),
    search: ({ text, type, offset, limit, ...visitor }) =>
      read(async (connection) => {
        const visible = await readVisible(connection, visitor);
        const finding = await find({ database: connection, trigramSchema, text, visible, type, isTyping: false });
        if (finding === null) return noAnswer;
        const { ranked, isComplete, tiers, matching } = finding;
        const counted = isComplete && type === null;
        const counts = counted
          ? new Map([...Map.groupBy(ranked, (each) => each.type)].map(([name, list]) => [name, list.length]))
          : await countTypes(connection, tiers, visible);
        const total =
          type === null ? [...counts.values()].reduce((sum, count) => sum + count, 0) : (counts.get(type) ?? 0);
        const numbers = ranked.map(({ number }) => number);
        const page = numbers.slice(offset, offset + limit);
        const further =
          isComplete || page.length === limit
            ? []
            : await listUnranked(connection, tiers, visible, {
                type,
                ranked: numbers,
                offset: Math.max(0, offset - numbers.length),
                limit: limit - page.length,
              });
        return {
          hits: await loadHits(connection, finding, [...page, ...further]),
          total,
          types: [...counts]
            .map(([name, count]) => ({ type: name, count }))
            .sort((left, right) => right.count - left.count || left.type.localeCompare(right.type, 'en')),
          matching,
        };
      }),
    suggest: ({ text, limit, ...visitor }) =>
      read(async (connection) => {
        const visible = await readVisible(connection, visitor);
        const finding = await find({ database: connection, trigramSchema, text, visible, type: null, isTyping: true });
        if (finding === null) return { hits: [], suggestions: [] };
        const best = finding.ranked.slice(0, documentsForSuggestions).map(({ number }) => number);
        const hits = await loadHits(connection, finding, best);
        return { hits: hits.slice(0, limit), suggestions: listSuggestions(text, hits).slice(0, maxSuggestions) };
      }),
  };
}
