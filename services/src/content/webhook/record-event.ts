import { sql } from 'kysely';
import type { Stage } from '../model/content-document.ts';
import { parseFieldValues } from '../model/content-document.ts';
import { contentModel } from '../model/model.ts';
import type { ContentDatabase } from '../store/content-tables.ts';
import { describeValues } from './describe-values.ts';

/** A message that is too large leaves out rich texts and components, because the event itself must reach every receiver. */
const maxBodyBytes = 1024 * 1024;

export type EventOperation = 'create' | 'update' | 'delete' | 'publish' | 'unpublish';

async function describeEntry(transaction: ContentDatabase, id: string, stage: Stage, isBrief = false) {
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
  const { fields = [] } = contentModel.models.find(({ name }) => name === entry.model) ?? {};
  const sent = isBrief
    ? fields.filter(({ kind, type }) => kind !== 'component' && kind !== 'union' && type !== 'RichText')
    : fields;
  const localized = sent.filter((field) => field.localized === true);
  const own = sent.filter((field) => field.localized !== true);
  const createUser = (user: string | null) => (user === null ? null : { __typename: 'User', id: user });
  return {
    ...describeValues(own, parseFieldValues(base?.data ?? {})),
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
      .map(({ locale, data, ...version }) => ({
        ...describeValues(localized, parseFieldValues(data)),
        __typename: entry.model,
        id,
        stage,
        locale,
        updatedAt: version.updated_at.toISOString(),
        publishedAt: version.published_at?.toISOString() ?? null,
      })),
  };
}

/**
 * Records, in the transaction of a change, the event and its receivers (HY-86); before a deletion, after any other
 * change. The body is written here, so that retries send the state of that moment.
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
  const whole = JSON.stringify({ operation, data });
  const isTooLarge = Buffer.byteLength(whole) > maxBodyBytes;
  const body = isTooLarge
    ? JSON.stringify({ operation, data: await describeEntry(transaction, id, stage, true) })
    : whole;
  await sql`
    with event as (
      insert into content_event (created_at, body) values (${created_at}::timestamptz, ${body}) returning id
    )
    insert into content_delivery (event_id, url, due_at)
    select event.id, url, ${created_at}::timestamptz from event, content_webhook`.execute(transaction);
}
