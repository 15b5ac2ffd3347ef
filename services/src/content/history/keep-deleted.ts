import { sql } from 'kysely';
import { daysAgo } from '../../retention/days-ago.ts';
import type { ContentDatabase } from '../store/content-tables.ts';
import { findTitle, silentModels } from './record-log.ts';
import { keepFirstRevision } from './record-revision.ts';

/** How long a deleted entry can be brought back, in days. */
export const keptDays = 90;

/** Forgets entries that were deleted too long ago, with their history. */
export async function forgetDeleted(transaction: ContentDatabase): Promise<void> {
  const forgotten = await transaction
    .deleteFrom('content_deleted')
    .where('deleted_at', '<', daysAgo(keptDays))
    .returning('entry_id')
    .execute();
  if (forgotten.length === 0) return;
  const ids = forgotten.map(({ entry_id }) => entry_id);
  await transaction.deleteFrom('content_history').where('entry_id', 'in', ids).execute();
}

/** Keeps an entry as it is, before the same transaction deletes it; forgets entries that were deleted too long ago. */
export async function keepDeleted(transaction: ContentDatabase, id: string, deleted_by: string | null): Promise<void> {
  await forgetDeleted(transaction);
  const entry = await transaction
    .selectFrom('content_entry')
    .select(['model', 'created_at', 'created_by'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (entry === undefined) return;
  if (silentModels.has(entry.model)) {
    await transaction.deleteFrom('content_history').where('entry_id', '=', id).execute();
    return;
  }
  for (const stage of ['DRAFT', 'PUBLISHED'] as const) await keepFirstRevision(transaction, id, stage);
  const { model, created_at, created_by } = entry;
  const title = await findTitle(transaction, id, []);
  await sql`
    insert into content_deleted
      (entry_id, model, title, created_at, created_by, deleted_at, deleted_by, versions)
    select ${id}::text, ${model}::text, ${title}::text, ${created_at}::timestamptz, ${created_by}::text,
      ${new Date()}::timestamptz, ${deleted_by}::text, jsonb_agg(to_jsonb(version) - 'entry_id')
    from content_version version where entry_id = ${id} having count(*) > 0
    on conflict (entry_id) do nothing`.execute(transaction);
}
