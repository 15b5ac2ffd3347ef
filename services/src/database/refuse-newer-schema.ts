import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

const servicesFolder = path.join(import.meta.dirname, '..');

/** The latest migration that this version knows of each service; services keep theirs in `{service}/migrations`. */
function listKnownMigrations(): ReadonlyMap<string, number> {
  const known = readdirSync(servicesFolder).flatMap((service) => {
    const folder = path.join(servicesFolder, service, 'migrations');
    if (!existsSync(folder)) return [];
    const numbers = readdirSync(folder).map((file) => Number.parseInt(file, 10));
    return [[service, Math.max(0, ...numbers)] as const];
  });
  return new Map(known);
}

/**
 * Throws when a later version has changed the tables, because this one would write what that one does not expect. Call
 * it before any migration, so that a refused start changes nothing.
 */
export async function refuseNewerSchema(database: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('schema_migration')::text as found`.execute(
    database,
  );
  if (rows[0]?.found == null) return;
  const known = listKnownMigrations();
  const applied = await database.selectFrom('schema_migration').select(['service', 'number']).execute();
  const newer = applied.filter(({ service, number }) => number > (known.get(service) ?? 0));
  if (newer.length === 0) return;
  const names = newer.map(({ service, number }) => `${service}/${number}`).join(', ');
  throw new Error(
    `The database was changed by a newer version (${names}): start that version, or restore a backup of this one's database`,
  );
}
