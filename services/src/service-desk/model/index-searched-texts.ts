import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { BusyElsewhereError } from '../../database/database-link.ts';
import { getDatabaseLink } from '../../database/link-database.ts';
import { prepareTrigrams } from '../../database/prepare-trigrams.ts';
import { runUnlimited } from '../../database/statement-limit.ts';

/** The index of letters and pairs of letters in the texts of tickets: there are too many of these to be read one by one. */
export const shortPartsIndex = 'desk_ticket_short_parts';
/** Another process that is at it will do it. */
const patienceMs = 100;

/** Indexes by which lists find words in the middle of `search_text`; `schema` is that of pg_trgm. */
function listIndexes(schema: string) {
  const trigrams = sql`search_text ${sql.id(schema, 'gin_trgm_ops')}`;
  return [
    { name: 'desk_user_trigrams', table: 'desk_user', keys: trigrams },
    { name: 'desk_machine_trigrams', table: 'desk_machine', keys: trigrams },
    { name: 'desk_organization_trigrams', table: 'desk_organization', keys: trigrams },
    { name: 'desk_location_trigrams', table: 'desk_location', keys: trigrams },
    { name: 'desk_ticket_trigrams', table: 'desk_ticket', keys: trigrams },
    { name: shortPartsIndex, table: 'desk_ticket', keys: sql`desk_short_parts(search_text)` },
  ] as const;
}

/**
 * Whether an index is there and complete: one whose creation was broken off stays, and is of no use. null where there is
 * none, as in the embedded database.
 */
export async function isIndexUsable<Tables>(database: Kysely<Tables>, index: string): Promise<boolean | null> {
  const { rows } = await sql<{ usable: boolean }>`select indisvalid as usable from pg_index
    where indexrelid = to_regclass(quote_ident(current_schema()) || '.' || ${index}::text)`.execute(database);
  return rows[0]?.usable ?? null;
}

/** The creation of indexes, which may take minutes. */
export interface IndexCreation {
  /** Resolves when they are there, or another process makes them; rejects when that is not possible, or with `stop`. */
  readonly done: Promise<void>;
  /** Breaks it off; the next process begins that index anew. */
  readonly stop: () => Promise<void>;
}

/**
 * Makes indexes by which a server finds words in lists without reading whole tables, while everybody goes on reading and
 * writing them. For a PostgreSQL server: the embedded database has too little in it to need them.
 */
export function indexSearchedTexts(database: Kysely<Database>): IndexCreation {
  let backend: number | null = null;
  let isStopped = false;

  async function create(connection: Kysely<Database>): Promise<void> {
    const schema = await prepareTrigrams(connection);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
    backend = rows[0]?.pid ?? null;
    try {
      for (const { name, table, keys } of listIndexes(schema)) {
        const usable = await isIndexUsable(connection, name);
        if (isStopped) return;
        if (usable === true) continue;
        if (usable === false) await sql`drop index ${sql.id(name)}`.execute(connection);
        await sql`create index concurrently ${sql.id(name)} on ${sql.id(table)} using gin (${keys})`.execute(
          connection,
        );
      }
    } finally {
      backend = null;
    }
  }

  // Alone, because an index that another process is making looks like one whose creation was broken off.
  const done = getDatabaseLink(database)
    .exclusively('indexes of searched texts', patienceMs, () => runUnlimited(database, create))
    .catch((error: unknown) => {
      if (!(error instanceof BusyElsewhereError)) throw error;
    });
  return {
    done,
    stop: async () => {
      isStopped = true;
      if (backend !== null) await sql`select pg_cancel_backend(${backend})`.execute(database);
      await done.catch(() => {});
    },
  };
}
