import { sql } from 'kysely';
import type { ContentDatabase } from '../store/content-tables.ts';

/** Actions on entries; the last four are steps of a translation. */
export const logActions = [
  ...(['create', 'update', 'delete', 'restore', 'publish', 'unpublish', 'plan', 'cancel'] as const),
  ...(['start', 'reset', 'export', 'import'] as const),
] as const;
export type LogAction = (typeof logActions)[number];

export interface LogNote {
  readonly action: LogAction;
  readonly id: string;
  /** Languages that it was about; '' is the base document. Empty when it was about the whole entry. */
  readonly locales: readonly string[];
  /** Id of a User entry, null for the service itself. */
  readonly author: string | null;
}

/** Internal records of the service are not an editor's work. */
export const silentModels: ReadonlySet<string> = new Set([
  ...['User', 'ScheduledRelease', 'ScheduledOperation', 'TranslationTarget'],
]);
/** The first text that identifies the entry to people; found by the database, because entries are large and this is written often. */
const title = sql<
  string | null
>`coalesce(nullif(data->>'title', ''), nullif(data->>'name', ''), nullif(data->>'fileName', ''),
  nullif(data->>'slug', ''), nullif(data->>'previousUrl', ''), data->>'languageCode', data->>'countryCode')`;

/** The name of an entry for people, in the first of the given languages that it has; otherwise in English, otherwise in any. */
export async function findTitle(
  transaction: ContentDatabase,
  id: string,
  locales: readonly string[],
): Promise<string | null> {
  const [wanted = ''] = locales.filter((locale) => locale !== '');
  const row = await transaction
    .selectFrom('content_version')
    .select(sql<string>`left(${title}, 200)`.as('title'))
    .where('entry_id', '=', id)
    .where(title, 'is not', null)
    .orderBy(
      sql`case when locale = ${wanted} and locale <> '' then 0 when locale = 'en' then 1 when locale <> '' then 2 else 3 end`,
    )
    .orderBy('stage')
    .limit(1)
    .executeTakeFirst();
  return row?.title ?? null;
}

/** Notes in the transaction of a change who did it; of a deletion before it, of everything else after it. */
export async function recordLog(transaction: ContentDatabase, { action, id, locales, author }: LogNote): Promise<void> {
  const entry = await transaction.selectFrom('content_entry').select('model').where('id', '=', id).executeTakeFirst();
  if (entry === undefined || silentModels.has(entry.model)) return;
  const title = await findTitle(transaction, id, locales);
  const row = { action, model: entry.model, entry_id: id, title, locales: JSON.stringify(locales), author };
  await transaction
    .insertInto('content_log')
    .values({ ...row, created_at: new Date() })
    .execute();
}
