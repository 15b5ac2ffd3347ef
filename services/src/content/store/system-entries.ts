import { randomUUID } from 'node:crypto';
import type { FieldValues } from '../model/content-document.ts';
import { parseFieldValues } from '../model/content-document.ts';
import type { ContentDatabase } from './content-tables.ts';

/** Adds an entry of an internal model, created by `author`, without notification or history. */
export async function createSystemEntry(
  database: ContentDatabase,
  model: string,
  values: FieldValues,
  id = randomUUID().replaceAll('-', ''),
  author: string | null = null,
): Promise<string> {
  const now = new Date();
  const entry = { id, model, created_at: now, updated_at: now, seed_sha256: null, created_by: author };
  await database
    .insertInto('content_entry')
    .values(entry)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await database
    .insertInto('content_version')
    .values({
      entry_id: id,
      stage: 'DRAFT',
      locale: '',
      data: JSON.stringify(values),
      updated_at: now,
      updated_by: author,
      published_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
}

/** Present values of a draft's base document; undefined when there is no such entry. */
export async function readBaseValues(database: ContentDatabase, id: string): Promise<FieldValues | undefined> {
  const row = await database
    .selectFrom('content_version')
    .select('data')
    .where('entry_id', '=', id)
    .where('stage', '=', 'DRAFT')
    .where('locale', '=', '')
    .executeTakeFirst();
  return row === undefined ? undefined : parseFieldValues(row.data);
}

/** Changes values of a base document in place: without history, message or a new time of the last change. */
export async function changeBaseQuietly(database: ContentDatabase, id: string, values: FieldValues): Promise<void> {
  const current = await readBaseValues(database, id);
  if (current === undefined) return;
  await database
    .updateTable('content_version')
    .set({ data: JSON.stringify({ ...current, ...values }) })
    .where('entry_id', '=', id)
    .where('stage', '=', 'DRAFT')
    .where('locale', '=', '')
    .execute();
  await database.updateTable('content_entry').set({ seed_sha256: null }).where('id', '=', id).execute();
}
