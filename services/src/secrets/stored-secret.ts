import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { SecretSeal } from './secret-seal.ts';

interface SecretRow {
  name: string;
  value: string;
}

/** Tables that hold keys; a type, because kysely asks for an index signature that interfaces do not have. */
type SecretTables = {
  identity_secret: SecretRow;
  upload_secret: SecretRow;
};

/** A key in the database, by its table and name. */
export interface StoredSecret {
  readonly table: keyof SecretTables;
  readonly name: string;
}

/** The text of a key, created when there is none; it is sealed anew where it was plain or sealed with an older secret. */
export async function loadStoredSecret(
  database: Kysely<Database>,
  { table, name }: StoredSecret,
  options: { readonly seal: SecretSeal; readonly create: () => string },
): Promise<string> {
  const { seal, create } = options;
  const tables = database.withTables<SecretTables>();
  const query = tables.selectFrom(table).select('value').where('name', '=', name);
  const stored = await query.executeTakeFirst();
  if (stored === undefined) {
    await tables
      .insertInto(table)
      .values({ name, value: seal.seal(create(), name) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return seal.open((await query.executeTakeFirstOrThrow()).value, name);
  }
  const text = seal.open(stored.value, name);
  if (!seal.isCurrent(stored.value)) {
    await tables
      .updateTable(table)
      .set({ value: seal.seal(text, name) })
      .where('name', '=', name)
      .where('value', '=', stored.value)
      .execute();
  }
  return text;
}

/** Replaces the text of a key. */
export async function writeStoredSecret(
  database: Kysely<Database>,
  { table, name }: StoredSecret,
  { seal, text }: { readonly seal: SecretSeal; readonly text: string },
): Promise<void> {
  const value = seal.seal(text, name);
  await database
    .withTables<SecretTables>()
    .insertInto(table)
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
