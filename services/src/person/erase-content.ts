import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Counts } from './erase-identity.ts';
import type { Person, PersonDatabase } from './find-person.ts';
import { nobody } from './mentions.ts';

/** Columns that name the author of a change by the id of a User entry. */
const authorColumns = [
  ['content_entry', 'created_by'],
  ['content_version', 'updated_by'],
  ['content_version', 'published_by'],
  ['content_history', 'created_by'],
  ['content_log', 'author'],
  ['content_deleted', 'created_by'],
  ['content_deleted', 'deleted_by'],
] as const;

/** Gives a User entry an id by chance and no name: the one before is a hash of the name, which whoever guesses it finds again. */
async function renameAuthor(database: PersonDatabase, id: string): Promise<number> {
  const other = `user-${randomBytes(8).toString('hex')}`;
  await sql`insert into content_entry (id, model, created_at, updated_at, seed_sha256, created_by)
    select ${other}::text, model, created_at, updated_at, seed_sha256, created_by from content_entry where id = ${id}`.execute(
    database,
  );
  await sql`update content_version set entry_id = ${other},
    data = jsonb_set(data, '{name}', to_jsonb(${nobody}::text)) where entry_id = ${id}`.execute(database);
  await database.deleteFrom('content_entry').where('id', '=', id).execute();
  let changes = 0;
  for (const [table, column] of authorColumns) {
    const { rows } = await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${other}
      where ${sql.ref(column)} = ${id} returning 1`.execute(database);
    changes += rows.length;
  }
  // A planned publication writes its author down when it is due.
  await sql`update content_version set data = jsonb_set(data, '{rawPayload,author}', to_jsonb(${other}::text))
    where data -> 'rawPayload' ->> 'author' = ${id}`.execute(database);
  // Messages that nobody has taken yet say who made the change.
  await sql`update content_event set body = replace(body, ${JSON.stringify(id)}, ${JSON.stringify(other)})
    where strpos(body, ${JSON.stringify(id)}) > 0`.execute(database);
  // What was deleted is kept with its authors within.
  await sql`update content_deleted set versions = replace(versions::text, ${JSON.stringify(id)}, ${JSON.stringify(other)})::jsonb
    where strpos(versions::text, ${JSON.stringify(id)}) > 0`.execute(database);
  return changes;
}

/** Takes the names under which a person edited out of the history of content; the content itself stays as it is. */
export async function eraseFromContent(
  database: PersonDatabase,
  { authorIds, authorNames }: Pick<Person, 'authorIds' | 'authorNames'>,
): Promise<Counts> {
  let changes = 0;
  for (const id of authorIds) changes += await renameAuthor(database, id);
  const names = authorNames.map((name) => name.toLowerCase());
  const { rows } = await sql`update content_translation_log set author = ${nobody}
    where lower(author) = any(${names}::text[]) returning 1`.execute(database);
  return { 'editors without a name now': authorIds.length, 'changes of content by them': changes + rows.length };
}
