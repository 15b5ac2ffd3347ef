import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { KeptFilesTables } from '../kept-files/kept-files-database.ts';

type Piece = KeptFilesTables['kept_piece'];

const rowsAtOnce = 500;

/** Which objects the files of a database are; none where they are in folders. */
export async function readPieces(database: Kysely<Database>): Promise<readonly Piece[]> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('kept_piece')::text as found`.execute(
    database,
  );
  if (rows[0]?.found == null) return [];
  return database.withTables<KeptFilesTables>().selectFrom('kept_piece').selectAll().execute();
}

/** Writes them into another database that takes the place of the first one, with the same object store. */
export async function writePieces(database: Kysely<Database>, pieces: readonly Piece[]): Promise<void> {
  const tables = database.withTables<KeptFilesTables>();
  for (let first = 0; first < pieces.length; first += rowsAtOnce) {
    const some = pieces.slice(first, first + rowsAtOnce);
    const objects = some.map(({ object_key: key }) => ({ key, created_at: new Date() }));
    await tables.insertInto('kept_object').values(objects).execute();
    await tables.insertInto('kept_piece').values(some).execute();
  }
}
