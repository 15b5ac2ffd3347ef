import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { keepDeleted } from '../history/keep-deleted.ts';
import { recordLog } from '../history/record-log.ts';
import { keepFirstRevision, recordRevision } from '../history/record-revision.ts';
import type { FieldValues, Stage } from '../model/content-document.ts';
import { parseFieldValues } from '../model/content-document.ts';
import type { ContentDatabase } from '../store/content-tables.ts';
import { runInTransaction } from '../store/run-in-transaction.ts';
import { recordEvent } from '../webhook/record-event.ts';

/** Changes of an entry: values by locale ('' is the base document); locales listed in `removed` are taken away. */
export interface EntryChange {
  readonly values: ReadonlyMap<string, FieldValues>;
  readonly removed: readonly string[];
}

type Author = string | null;

async function mergeDraft(
  transaction: ContentDatabase,
  id: string,
  locale: string,
  values: FieldValues,
  updated_by: Author,
): Promise<void> {
  const key = { entry_id: id, stage: 'DRAFT', locale } as const;
  const row = await transaction
    .selectFrom('content_version')
    .select('data')
    .where('entry_id', '=', id)
    .where('stage', '=', 'DRAFT')
    .where('locale', '=', locale)
    .executeTakeFirst();
  const data = JSON.stringify({ ...parseFieldValues(row?.data ?? {}), ...values });
  const change = { data, updated_at: new Date(), updated_by };
  await transaction
    .insertInto('content_version')
    .values({ ...key, ...change, published_at: null })
    .onConflict((conflict) => conflict.columns(['entry_id', 'stage', 'locale']).doUpdateSet(change))
    .execute();
}

/** An entry an editor has touched is no longer replaced when the sample content changes. */
async function touchEntry(transaction: ContentDatabase, id: string): Promise<void> {
  const touched = { updated_at: new Date(), seed_sha256: null };
  await transaction.updateTable('content_entry').set(touched).where('id', '=', id).execute();
}

/** Changes the draft of an entry. */
export function updateEntry(
  database: ContentDatabase,
  id: string,
  change: EntryChange,
  author: Author = null,
): Promise<void> {
  return runInTransaction(database, async (transaction) => {
    await keepFirstRevision(transaction, id, 'DRAFT');
    await touchEntry(transaction, id);
    for (const [locale, values] of change.values) {
      // An update without base document values leaves its time unchanged, so that only changed parts look changed.
      if (locale === '' && Object.keys(values).length === 0) continue;
      await mergeDraft(transaction, id, locale, values, author);
    }
    if (change.removed.length > 0) {
      await transaction
        .deleteFrom('content_version')
        .where('entry_id', '=', id)
        .where('stage', '=', 'DRAFT')
        .where('locale', 'in', [...change.removed])
        .execute();
    }
    await recordRevision(transaction, id, 'DRAFT');
    const locales = [...change.values].flatMap(([locale, values]) =>
      locale === '' && Object.keys(values).length === 0 ? [] : [locale],
    );
    await recordLog(transaction, { action: 'update', id, locales: [...locales, ...change.removed], author });
    await recordEvent(transaction, 'update', id, 'DRAFT');
  });
}

/** Creates an entry as a draft and returns its id, a new one unless it is given. */
export function createEntry(
  database: ContentDatabase,
  model: string,
  change: EntryChange,
  author: Author = null,
  id = randomUUID().replaceAll('-', ''),
): Promise<string> {
  const now = new Date();
  const entry = { id, model, created_at: now, updated_at: now, seed_sha256: null, created_by: author };
  return runInTransaction(database, async (transaction) => {
    await transaction.insertInto('content_entry').values(entry).execute();
    for (const [locale, values] of change.values) {
      const version = { entry_id: id, stage: 'DRAFT' as const, locale, data: JSON.stringify(values) };
      await transaction
        .insertInto('content_version')
        .values({ ...version, updated_at: now, published_at: null, updated_by: author })
        .execute();
    }
    await recordRevision(transaction, id, 'DRAFT');
    await recordLog(transaction, { action: 'create', id, locales: [...change.values.keys()], author });
    await recordEvent(transaction, 'create', id, 'DRAFT');
    return id;
  });
}

/** Makes locales of the published stage ('' is the base document) equal to the draft; those that the draft lacks are removed. */
export function publishEntry(
  database: ContentDatabase,
  id: string,
  locales: readonly string[],
  published_by: Author = null,
): Promise<void> {
  const published_at = new Date();
  return runInTransaction(database, async (transaction) => {
    // The draft's time is kept: an entry is outdated when its draft is newer than its published form (HY-73).
    const { rows: drafts } = await sql<{ locale: string }>`
      insert into content_version
        (entry_id, stage, locale, data, updated_at, updated_by, published_at, published_by)
      select entry_id, 'PUBLISHED', locale, data, updated_at, updated_by, ${published_at}::timestamptz, ${published_by}::text
      from content_version
      where entry_id = ${id} and stage = 'DRAFT' and locale in (${sql.join(locales)})
      on conflict (entry_id, stage, locale) do update set
        data = excluded.data, updated_at = excluded.updated_at, updated_by = excluded.updated_by,
        published_at = excluded.published_at, published_by = excluded.published_by
      returning locale`.execute(transaction);
    const lost = locales.filter((locale) => locale !== '' && drafts.every((draft) => draft.locale !== locale));
    if (lost.length > 0) {
      await transaction
        .deleteFrom('content_version')
        .where('entry_id', '=', id)
        .where('stage', '=', 'PUBLISHED')
        .where('locale', 'in', lost)
        .execute();
    }
    await touchEntry(transaction, id);
    await recordRevision(transaction, id, 'PUBLISHED');
    await recordLog(transaction, { action: 'publish', id, locales, author: published_by });
    await recordEvent(transaction, 'publish', id, 'PUBLISHED');
  });
}

/** Takes locales of an entry out of a stage, or all of them when none are named. */
export function removeFromStage(
  database: ContentDatabase,
  id: string,
  stage: Stage,
  locales: readonly string[] | undefined,
  author: Author = null,
): Promise<void> {
  return runInTransaction(database, async (transaction) => {
    // An entry that was never published by hand would leave no trace of having been on the site.
    await keepFirstRevision(transaction, id, stage);
    await recordLog(transaction, { action: 'unpublish', id, locales: locales ?? [], author });
    // The message describes the entry, because afterwards there may be nothing left to describe.
    await recordEvent(transaction, 'unpublish', id, stage);
    const all = transaction.deleteFrom('content_version').where('entry_id', '=', id).where('stage', '=', stage);
    await (locales === undefined ? all : all.where('locale', 'in', [...locales])).execute();
    await touchEntry(transaction, id);
  });
}

/** Deletes an entry in all stages; it is kept for those who want it back. */
export function deleteEntry(database: ContentDatabase, id: string, author: Author = null): Promise<void> {
  return runInTransaction(database, async (transaction) => {
    await recordLog(transaction, { action: 'delete', id, locales: [], author });
    await recordEvent(transaction, 'delete', id, 'DRAFT');
    await keepDeleted(transaction, id, author);
    await transaction.deleteFrom('content_entry').where('id', '=', id).execute();
  });
}
