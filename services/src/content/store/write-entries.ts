import { randomUUID } from 'node:crypto';
import type { FieldValues, Stage } from './content-document.ts';
import { parseFieldValues } from './content-document.ts';
import type { ContentDatabase } from './content-tables.ts';

/** Changes of an entry: values by locale ('' is the base document); locales listed in `removed` are taken away. */
export interface EntryChange {
  readonly values: ReadonlyMap<string, FieldValues>;
  readonly removed: readonly string[];
}

async function mergeDraft(database: ContentDatabase, id: string, locale: string, values: FieldValues): Promise<void> {
  const key = { entry_id: id, stage: 'DRAFT', locale } as const;
  const row = await database
    .selectFrom('content_version')
    .select('data')
    .where('entry_id', '=', id)
    .where('stage', '=', 'DRAFT')
    .where('locale', '=', locale)
    .executeTakeFirst();
  const data = JSON.stringify({ ...parseFieldValues(row?.data ?? {}), ...values });
  const updated_at = new Date();
  await database
    .insertInto('content_version')
    .values({ ...key, data, updated_at, published_at: null })
    .onConflict((conflict) => conflict.columns(['entry_id', 'stage', 'locale']).doUpdateSet({ data, updated_at }))
    .execute();
}

/** Changes the draft of an entry; an edited entry is no longer replaced when the sample content changes. */
export async function updateEntry(database: ContentDatabase, id: string, change: EntryChange): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const touched = { updated_at: new Date(), seed_sha256: null };
    await transaction.updateTable('content_entry').set(touched).where('id', '=', id).execute();
    for (const [locale, values] of change.values) await mergeDraft(transaction, id, locale, values);
    if (change.removed.length === 0) return;
    await transaction
      .deleteFrom('content_version')
      .where('entry_id', '=', id)
      .where('stage', '=', 'DRAFT')
      .where('locale', 'in', [...change.removed])
      .execute();
  });
}

/** Creates an entry as a draft and returns its new id. */
export async function createEntry(database: ContentDatabase, model: string, change: EntryChange): Promise<string> {
  const id = randomUUID().replaceAll('-', '');
  const now = new Date();
  const entry = { id, model, created_at: now, updated_at: now, seed_sha256: null };
  await database.transaction().execute(async (transaction) => {
    await transaction.insertInto('content_entry').values(entry).execute();
    for (const [locale, values] of change.values) {
      const version = { entry_id: id, stage: 'DRAFT' as const, locale, data: JSON.stringify(values) };
      await transaction
        .insertInto('content_version')
        .values({ ...version, updated_at: now, published_at: null })
        .execute();
    }
  });
  return id;
}

/** Copies locales of the draft ('' is the base document) into the published stage. */
export async function publishEntry(database: ContentDatabase, id: string, locales: readonly string[]): Promise<void> {
  const published_at = new Date();
  await database.transaction().execute(async (transaction) => {
    const drafts = await transaction
      .selectFrom('content_version')
      .selectAll()
      .where('entry_id', '=', id)
      .where('stage', '=', 'DRAFT')
      .where('locale', 'in', [...locales])
      .execute();
    for (const draft of drafts) {
      const version = { data: JSON.stringify(draft.data), updated_at: draft.updated_at, published_at };
      await transaction
        .insertInto('content_version')
        .values({ entry_id: id, stage: 'PUBLISHED', locale: draft.locale, ...version })
        .onConflict((conflict) => conflict.columns(['entry_id', 'stage', 'locale']).doUpdateSet(version))
        .execute();
    }
    await transaction.updateTable('content_entry').set({ seed_sha256: null }).where('id', '=', id).execute();
  });
}

/** Takes locales of an entry out of a stage, or all of them when none are named. */
export async function removeFromStage(
  database: ContentDatabase,
  id: string,
  stage: Stage,
  locales: readonly string[] | undefined,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const all = transaction.deleteFrom('content_version').where('entry_id', '=', id).where('stage', '=', stage);
    await (locales === undefined ? all : all.where('locale', 'in', [...locales])).execute();
    await transaction.updateTable('content_entry').set({ seed_sha256: null }).where('id', '=', id).execute();
  });
}

/** Deletes an entry in all stages. */
export async function deleteEntry(database: ContentDatabase, id: string): Promise<void> {
  await database.deleteFrom('content_entry').where('id', '=', id).execute();
}
