import { checkValues } from '../model/check-values.ts';
import type { FieldValues, Stage } from '../model/content-document.ts';
import { type ContentModel, findModel } from '../model/model-types.ts';
import type { ContentDatabase } from './content-tables.ts';
import { findNeededSamples } from './find-needed-samples.ts';
import { hashJson } from './hash-json.ts';
import { renewKept, renewValues, storedForm } from './renew-kept.ts';

/** One entry of the sample content; `localizations` holds the localized fields by locale, `draftOnly` keeps it unpublished. */
export interface SeedEntry {
  readonly id: string;
  readonly model: string;
  readonly values: FieldValues;
  readonly localizations?: Readonly<Record<string, FieldValues>>;
  readonly draftOnly?: boolean;
}

const rowsPerInsert = 200;
const firstCreation = Date.parse('2026-01-05T08:00:00Z');

function checkSeed(contentModel: ContentModel, entries: readonly SeedEntry[]): void {
  const ids = new Set(entries.map((entry) => entry.id));
  if (ids.size !== entries.length) throw new Error('The sample content uses an id twice');
  for (const entry of entries) {
    const { fields } = findModel(contentModel, entry.model);
    checkValues(contentModel, fields, entry.values, entry.id);
    for (const [locale, values] of Object.entries(entry.localizations ?? {})) {
      checkValues(contentModel, fields, values, `${entry.id}/${locale}`);
    }
  }
}

/** Untouched entries are removed, to be rewritten if the sample still has them, unless editors have built on them. */
async function deleteUntouched(database: ContentDatabase, entries: readonly SeedEntry[]): Promise<void> {
  const present = new Set(entries.map(({ id }) => id));
  const seeded = await database.selectFrom('content_entry').select('id').where('seed_sha256', 'is not', null).execute();
  const left = new Set(seeded.map(({ id }) => id).filter((id) => !present.has(id)));
  const needed = [...(await findNeededSamples(database, left))];
  const untouched = database.deleteFrom('content_entry').where('seed_sha256', 'is not', null);
  await (needed.length === 0 ? untouched : untouched.where('id', 'not in', needed)).execute();
}

function listVersions(contentModel: ContentModel, entry: SeedEntry, time: Date) {
  const { fields } = findModel(contentModel, entry.model);
  const stages: readonly Stage[] = entry.draftOnly === true ? ['DRAFT'] : ['DRAFT', 'PUBLISHED'];
  const byLocale = [['', entry.values] as const, ...Object.entries(entry.localizations ?? {})];
  return stages.flatMap((stage) =>
    byLocale.map(([locale, values]) => ({
      entry_id: entry.id,
      stage,
      locale,
      data: JSON.stringify(renewValues(contentModel, fields, entry.id, values)),
      updated_at: time,
      published_at: stage === 'PUBLISHED' ? time : null,
    })),
  );
}

/**
 * Fills the tables with the sample content when they are empty or the sample has changed: entries written by editors
 * are kept along with what they refer to, deleted ones stay deleted, untouched ones are replaced. What is kept is brought
 * into the present form when that or the content model has changed. Does nothing when the sample and both are unchanged.
 */
export async function seedContent(
  database: ContentDatabase,
  contentModel: ContentModel,
  entries: readonly SeedEntry[],
): Promise<void> {
  const form_sha256 = hashJson([storedForm, contentModel]);
  const sha256 = hashJson([form_sha256, entries]);
  const state = await database.selectFrom('content_seed').select(['sha256', 'form_sha256']).executeTakeFirst();
  if (state?.sha256 === sha256) return;
  checkSeed(contentModel, entries);
  await database.transaction().execute(async (transaction) => {
    await deleteUntouched(transaction, entries);
    if (state?.form_sha256 !== form_sha256) await renewKept(transaction, contentModel);
    const ids = entries.map(({ id }) => id);
    const kept = await transaction.selectFrom('content_entry').select('id').where('id', 'in', ids).execute();
    // Entries that an editor deleted do not come back either.
    const deleted = await transaction
      .selectFrom('content_log')
      .select('entry_id')
      .where('action', '=', 'delete')
      .where('entry_id', 'in', ids)
      .execute();
    const keptIds = new Set([...kept.map((row) => row.id), ...deleted.map((row) => row.entry_id)]);
    const timed = entries.map((entry, index) => ({ entry, time: new Date(firstCreation + index * 60_000) }));
    const missing = timed.filter(({ entry }) => !keptIds.has(entry.id));
    const rows = missing.map(({ entry, time }) => ({
      id: entry.id,
      model: entry.model,
      created_at: time,
      updated_at: time,
      seed_sha256: hashJson(entry),
    }));
    const versions = missing.flatMap(({ entry, time }) => listVersions(contentModel, entry, time));
    for (let start = 0; start < rows.length; start += rowsPerInsert) {
      await transaction
        .insertInto('content_entry')
        .values(rows.slice(start, start + rowsPerInsert))
        .execute();
    }
    for (let start = 0; start < versions.length; start += rowsPerInsert) {
      await transaction
        .insertInto('content_version')
        .values(versions.slice(start, start + rowsPerInsert))
        .execute();
    }
    await transaction
      .insertInto('content_seed')
      .values({ singleton: true, sha256, form_sha256 })
      .onConflict((conflict) => conflict.column('singleton').doUpdateSet({ sha256, form_sha256 }))
      .execute();
  });
}
