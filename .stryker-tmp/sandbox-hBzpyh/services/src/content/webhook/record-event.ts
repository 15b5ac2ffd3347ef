// @ts-nocheck
import { sql } from 'kysely';
import type { Stage } from '../store/content-document.ts';
import { parseFieldValues } from '../store/content-document.ts';
import type { ContentDatabase } from '../store/content-tables.ts';

export type EventOperation = 'create' | 'update' | 'delete' | 'publish' | 'unpublish';

async function describeEntry(transaction: ContentDatabase, id: string, stage: Stage) {
  const entry = await transaction
    .selectFrom('content_entry')
    .select(['model', 'created_at', 'created_by'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (entry === undefined) return undefined;
  const versions = await transaction
    .selectFrom('content_version')
    .selectAll()
    .where('entry_id', '=', id)
    .where('stage', '=', stage)
    .orderBy('locale')
    .execute();
  const base = versions.find(({ locale }) => locale === '');
  // Texts alone: a receiver needs what an entry is addressed by, and hashes of passwords must not travel.
  const values = Object.entries(parseFieldValues(base?.data ?? {})).filter(
    ([name, value]) => typeof value === 'string' && name !== 'passwordHash' && value.length <= 200,
  );
  const createUser = (user: string | null) => (user === null ? null : { __typename: 'User', id: user });
  return {
    ...Object.fromEntries(values),
    __typename: entry.model,
    id,
    stage,
    createdAt: entry.created_at.toISOString(),
    createdBy: createUser(entry.created_by),
    updatedAt: base?.updated_at.toISOString() ?? null,
    updatedBy: createUser(base?.updated_by ?? null),
    publishedAt: base?.published_at?.toISOString() ?? null,
    localizations: versions
      .filter(({ locale }) => locale !== '')
      .map(({ locale, updated_at }) => ({ locale, updatedAt: updated_at.toISOString() })),
  };
}

/**
 * Notes in the transaction of a change what has happened and to whom it must be told (HY-86); before a deletion, after
 * everything else. The body is written here, so that retries send what was true then.
 */
export async function recordEvent(
  transaction: ContentDatabase,
  operation: EventOperation,
  id: string,
  stage: Stage,
): Promise<void> {
  const isHeard = await transaction.selectFrom('content_webhook').select('url').limit(1).executeTakeFirst();
  if (isHeard === undefined) return;
  const data = await describeEntry(transaction, id, stage);
  if (data === undefined) return;
  const created_at = new Date();
  const body = JSON.stringify({ operation, data });
  await sql`
    with event as (
      insert into content_event (created_at, body) values (${created_at}::timestamptz, ${body}) returning id
    )
    insert into content_delivery (event_id, url, due_at)
    select event.id, url, ${created_at}::timestamptz from event, content_webhook`.execute(transaction);
}
