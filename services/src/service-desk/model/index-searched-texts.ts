import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { BusyElsewhereError } from '../../database/database-link.ts';
import { getDatabaseLink } from '../../database/link-database.ts';
import { prepareTrigrams } from '../../database/prepare-trigrams.ts';

/** Tables whose lists look for words in the middle of `search_text`. */
const tables = ['desk_user', 'desk_machine', 'desk_ticket'] as const;
/** Another process that is at it will do it. */
const patienceMs = 100;
const nameIndex = (table: string): string => `${table}_trigrams`;

/** Whether the index is there and complete: one whose creation was broken off stays, and is of no use. */
async function isUsable(database: Kysely<Database>, index: string): Promise<boolean | null> {
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
      await sql`set statement_timeout = 0`.execute(connection);
      for (const table of tables) {
        const index = nameIndex(table);
        const usable = await isUsable(connection, index);
        if (isStopped) return;
        if (usable === true) continue;
        if (usable === false) await sql`drop index ${sql.id(index)}`.execute(connection);
        await sql`create index concurrently ${sql.id(index)} on ${sql.id(table)}
          using gin (search_text ${sql.id(schema, 'gin_trgm_ops')})`.execute(connection);
      }
    } finally {
      backend = null;
      await sql`reset statement_timeout`.execute(connection);
    }
  }

  // Alone, because an index that another process is making looks like one whose creation was broken off.
  const done = getDatabaseLink(database)
    .exclusively('indexes of searched texts', patienceMs, () => database.connection().execute(create))
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
