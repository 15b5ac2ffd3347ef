import { sql } from 'kysely';
import type { SearchDocument } from '../search-engine.ts';
import type { SearchDatabase } from '../search-tables.ts';
import { createTurns } from '../take-turns.ts';
import { createWordCounts, type WordCounts } from './count-words.ts';
import type { PartWords } from './part-words.ts';
import { listTextTokens, type TextTokens, writeLexemes } from './text-lexemes.ts';

interface PreparedText {
  readonly document: SearchDocument;
  readonly tokens: TextTokens;
}

/** Texts that one statement writes. */
const textsPerStatement = 100;

async function listWrittenWords(database: SearchDatabase, ids: readonly string[], counts: WordCounts): Promise<void> {
  const { rows } = await sql<{ language: string; lexemes: readonly string[] }>`
    select language, tsvector_to_array(terms) as lexemes from search_version
    where number in (select number from search_text where document_id = any(${[...ids]}::text[]))`.execute(database);
  for (const { language, lexemes } of rows) {
    const start = `${language}/`;
    const words = lexemes.flatMap((lexeme) => (lexeme.startsWith(start) ? [lexeme.slice(start.length)] : []));
    counts.add(language, ['', ...words], -1);
  }
}

async function deleteTexts(database: SearchDatabase, ids: readonly string[]): Promise<void> {
  // The texts go with their rows.
  await sql`delete from search_version where number in
    (select number from search_text where document_id = any(${[...ids]}::text[]))`.execute(database);
}

/** Removes documents from the index, in the transaction of the caller. */
export async function removeDocuments(database: SearchDatabase, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const counts = createWordCounts();
  await listWrittenWords(database, ids, counts);
  await deleteTexts(database, ids);
  await counts.write(database);
}

const classColumns = ['language', 'type', 'site', 'countries', 'except_countries', 'languages'];
const hasClass = sql.raw(
  classColumns.map((column) => `search_class.${column} is not distinct from input.${column}`).join(' and '),
);

async function insertRows(database: SearchDatabase, rows: readonly object[]): Promise<void> {
  const numbers = await sql<{ number: number }>`
    select nextval(pg_get_serial_sequence('search_version', 'number'))::integer as number
    from generate_series(1, ${rows.length}::integer)`.execute(database);
  const json = JSON.stringify(rows.map((row, index) => ({ number: numbers.rows[index]?.number, ...row })));
  const input = sql`with input as materialized (select * from json_populate_recordset(null::search_version, ${json}::json))`;
  const columns = sql.raw(classColumns.join(', '));
  await sql`${input} insert into search_class (${columns})
    select distinct ${columns} from input where not exists (select from search_class where ${hasClass})
    on conflict do nothing`.execute(database);
  await sql`${input} insert into search_version overriding system value
    select number, ${columns}, length, names, terms, (select number from search_class where ${hasClass}) from input`.execute(
    database,
  );
  await sql`insert into search_text select * from json_populate_recordset(null::search_text, ${json}::json)`.execute(
    database,
  );
}

/** Adds documents to the index or replaces those with the same id, in the transaction of the caller. */
export async function writeDocuments(
  database: SearchDatabase,
  parts: PartWords,
  batch: readonly SearchDocument[],
): Promise<void> {
  const documents = [...new Map(batch.map((document) => [document.id, document])).values()];
  const ids = documents.map(({ id }) => id);
  const counts = createWordCounts();
  await listWrittenWords(database, ids, counts);
  await deleteTexts(database, ids);

  const takeTurn = createTurns();
  const prepared: PreparedText[] = [];
  for (const document of documents) {
    for (const [language, text] of Object.entries(document.versions)) {
      const tokens = listTextTokens(text, language);
      // All words first: the parts of a compound may occur in a later document.
      (await parts.open(database, language)).learn(tokens.words);
      prepared.push({ document, tokens });
      await takeTurn();
    }
  }
  // A search visits texts of one language, so they are stored beside each other.
  prepared.sort((left, right) => left.tokens.language.localeCompare(right.tokens.language, 'en'));
  for (let start = 0; start < prepared.length; start += textsPerStatement) {
    const rows: object[] = [];
    for (const { document, tokens } of prepared.slice(start, start + textsPerStatement)) {
      const splitter = await parts.open(database, tokens.language);
      const lexemes = writeLexemes(tokens, splitter.split);
      counts.add(tokens.language, ['', ...lexemes.words], 1);
      rows.push({
        language: tokens.language,
        type: document.type,
        site: document.site,
        // In one order, so that they make no classes of their own.
        countries: document.countries?.toSorted() ?? null,
        except_countries: document.exceptCountries.toSorted(),
        languages: Object.keys(document.versions).toSorted(),
        length: lexemes.titleLength,
        names: lexemes.names,
        terms: lexemes.terms,
        document_id: document.id,
        path: document.path,
        ...document.versions[tokens.language],
      });
      await takeTurn();
    }
    await insertRows(database, rows);
  }
  await counts.write(database);
}
