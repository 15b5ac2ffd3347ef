import { sql } from 'kysely';
import { limitStatements } from '../../database/statement-limit.ts';
import type { PartWords } from '../database-engine/part-words.ts';
import { removeDocuments, writeDocuments } from '../database-engine/write-documents.ts';
import type { SearchDatabase } from '../search-tables.ts';
import type { SearchSource } from '../sources/search-source.ts';
import { createDatabaseBook } from './database-book.ts';
import { indexEntries, indexVersion } from './index-entries.ts';

/** Entries of one turn: each is a transaction, after which what it wrote is found. */
const entriesPerTurn = 100;
/** Notes that are read for them: each language of an entry leaves one. */
const notesPerTurn = 1000;
/** For the statements of a turn; the largest notes the keys of all entries. */
const statementMs = 60_000;

/** The sources, read by a connection. */
export type CreateSources = (database: SearchDatabase) => readonly SearchSource[];

/** What one turn came to: `busy` when another process indexes, `newer` when the index is one of a later version. */
export type TurnOutcome =
  | { readonly state: 'busy' | 'newer' | 'nothing' }
  | { readonly state: 'indexed'; readonly entries: number; readonly documents: number };

const lockKey = sql`hashtextextended('kmx search ' || current_schema(), 0)`;

async function isAlone(database: SearchDatabase): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${lockKey}) as taken`.execute(
    database,
  );
  return rows[0]?.taken === true;
}

const readIndexVersion = (version: string): number => Number.parseInt(version, 10);

/** Notes every entry of the sources that have to be looked at as a whole; false when a later version made the index. */
async function noteNewVersions(database: SearchDatabase, sources: readonly SearchSource[]): Promise<boolean> {
  const rows = await database.selectFrom('search_source').selectAll().execute();
  if (rows.some(({ version }) => readIndexVersion(version) > indexVersion)) return false;
  const known = new Map(rows.map(({ name, version }) => [name, version]));
  for (const source of sources) {
    const { name } = source;
    const version = `${indexVersion} ${await source.readVersion()}`;
    if (known.get(name) === version) continue;
    // Also what is indexed but no longer there, to be removed.
    await sql`insert into search_change (source, key, is_bulk)
      select ${name}, key, true from (${source.selectKeys()}) as keys
      union select ${name}, key, true from search_entry where source = ${name}`.execute(database);
    await sql`insert into search_source (name, version) values (${name}, ${version})
      on conflict (name) do update set version = excluded.version`.execute(database);
  }
  return true;
}

/**
 * Indexes the entries that have waited longest, changes of people first, unless another process does. All of it is one
 * transaction: a process that ends in the middle leaves the entries to the next turn of any process.
 */
export async function takeIndexTurn(
  database: SearchDatabase,
  createSources: CreateSources,
  parts: PartWords,
): Promise<TurnOutcome> {
  return database.transaction().execute(async (transaction): Promise<TurnOutcome> => {
    if (!(await isAlone(transaction))) return { state: 'busy' };
    await limitStatements(transaction, statementMs);
    const sources = createSources(transaction);
    if (!(await noteNewVersions(transaction, sources))) return { state: 'newer' };
    const notes = await transaction
      .selectFrom('search_change')
      .select(['id', 'source', 'key'])
      .orderBy('is_bulk')
      .orderBy('id')
      .limit(notesPerTurn)
      .execute();
    const entries = [...Map.groupBy(notes, ({ source, key }) => JSON.stringify([source, key])).values()];
    const changes = entries.slice(0, entriesPerTurn);
    if (changes.length === 0) return { state: 'nothing' };
    const engine = {
      index: (batch: Parameters<typeof writeDocuments>[2]) => writeDocuments(transaction, parts, batch),
      remove: (ids: readonly string[]) => removeDocuments(transaction, ids),
    };
    const target = { engine, book: createDatabaseBook(transaction) };
    let documents = 0;
    for (const source of sources) {
      const keys = changes.flatMap(([note]) => (note?.source === source.name ? [note.key] : []));
      if (keys.length > 0) documents += await indexEntries(source, target, keys);
    }
    await transaction
      .deleteFrom('search_change')
      .where(
        'id',
        'in',
        changes.flat().map(({ id }) => id),
      )
      .execute();
    return { state: 'indexed', entries: changes.length, documents };
  });
}
