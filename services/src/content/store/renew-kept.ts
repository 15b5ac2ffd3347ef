import { sql } from 'kysely';
import * as v from 'valibot';
import { bringUpToDate } from '../model/bring-up-to-date.ts';
import { type FieldValues, parseFieldValues } from '../model/content-document.ts';
import { type ContentModel, type Field, findModel } from '../model/model-types.ts';
import { nameComponents } from '../model/name-components.ts';
import type { ContentDatabase } from './content-tables.ts';
import { hashJson } from './hash-json.ts';

const record = v.record(v.string(), v.unknown());
const localizationsSchema = v.optional(v.array(record), []);
const keptSchema = v.array(v.looseObject({ data: record }));

/** Version of the stored form of entries; raising it converts entries kept by older versions. */
export const storedForm = 3;

/** Values as they are kept now; a component without id gets the same one in all languages of its entry. */
export function renewValues(
  contentModel: ContentModel,
  fields: readonly Field[],
  id: string,
  values: FieldValues,
): FieldValues {
  const renewed = bringUpToDate(contentModel, fields, values);
  return nameComponents(contentModel, fields, renewed, (path) => hashJson([id, path]).slice(0, 16));
}

type Renew = (model: string, id: string, data: unknown) => FieldValues | undefined;

/** Undefined for an entry that already has the present form. */
function createRenewal(contentModel: ContentModel): Renew {
  return (model, id, data) => {
    if (!contentModel.models.some(({ name }) => name === model)) return undefined;
    const values = parseFieldValues(data);
    const renewed = renewValues(contentModel, findModel(contentModel, model).fields, id, values);
    return JSON.stringify(renewed) === JSON.stringify(values) ? undefined : renewed;
  };
}

/** Rows are taken in parts by their key, because no process has room for all of them. */
const rowsPerQuery = 500;

/** Reads parts of a table one after the other; `read` gets the last row of the part before. */
async function forEachPart<Row>(
  read: (last: Row | undefined) => Promise<readonly Row[]>,
  work: (row: Row) => Promise<void>,
): Promise<void> {
  let last: Row | undefined;
  do {
    const rows = await read(last);
    for (const row of rows) await work(row);
    last = rows.at(-1);
  } while (last !== undefined);
}

function renewVersions(database: ContentDatabase, renew: Renew): Promise<void> {
  const select = () =>
    database
      .selectFrom('content_version')
      .innerJoin('content_entry', 'content_entry.id', 'content_version.entry_id')
      .select(['entry_id', 'stage', 'locale', 'data', 'model'])
      .orderBy('entry_id')
      .orderBy('stage')
      .orderBy('locale')
      .limit(rowsPerQuery);
  return forEachPart(
    (last: Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number] | undefined) =>
      last === undefined
        ? select().execute()
        : select()
            .where(sql<boolean>`(entry_id, stage, locale) > (${last.entry_id}, ${last.stage}, ${last.locale})`)
            .execute(),
    async ({ entry_id, stage, locale, data, model }) => {
      const renewed = renew(model, entry_id, data);
      if (renewed === undefined) return;
      await database
        .updateTable('content_version')
        .set({ data: JSON.stringify(renewed) })
        .where('entry_id', '=', entry_id)
        .where('stage', '=', stage)
        .where('locale', '=', locale)
        .execute();
    },
  );
}

function renewHistory(database: ContentDatabase, renew: Renew): Promise<void> {
  const select = () =>
    database
      .selectFrom('content_history')
      .leftJoin('content_entry', 'content_entry.id', 'content_history.entry_id')
      .leftJoin('content_deleted', 'content_deleted.entry_id', 'content_history.entry_id')
      .select(['content_history.entry_id', 'stage', 'revision', 'data'])
      .select(({ fn }) => fn.coalesce('content_entry.model', 'content_deleted.model').as('model'))
      .orderBy('content_history.entry_id')
      .orderBy('stage')
      .orderBy('revision')
      .limit(rowsPerQuery);
  return forEachPart(
    (last: Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number] | undefined) =>
      last === undefined
        ? select().execute()
        : select()
            .where(
              sql<boolean>`(content_history.entry_id, stage, revision) > (${last.entry_id}, ${last.stage}, ${last.revision}::integer)`,
            )
            .execute(),
    async ({ entry_id, stage, revision, data, model }) => {
      const { localizations, ...base } = parseFieldValues(data);
      const parts = v.parse(localizationsSchema, localizations);
      const renewedBase = renew(model ?? '', entry_id, base);
      const renewedParts = parts.map((part) => renew(model ?? '', entry_id, part));
      if ([renewedBase, ...renewedParts].every((part) => part === undefined)) return;
      const renewed = {
        ...(renewedBase ?? base),
        localizations: parts.map((part, place) => renewedParts[place] ?? part),
      };
      await database
        .updateTable('content_history')
        .set({ data: JSON.stringify(renewed) })
        .where('entry_id', '=', entry_id)
        .where('stage', '=', stage)
        .where('revision', '=', revision)
        .execute();
    },
  );
}

function renewDeleted(database: ContentDatabase, renew: Renew): Promise<void> {
  const select = () =>
    database
      .selectFrom('content_deleted')
      .select(['entry_id', 'model', 'versions'])
      .orderBy('entry_id')
      .limit(rowsPerQuery);
  return forEachPart(
    (last: Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number] | undefined) =>
      last === undefined ? select().execute() : select().where('entry_id', '>', last.entry_id).execute(),
    async ({ entry_id, model, versions }) => {
      const kept = v.parse(keptSchema, versions);
      const renewed = kept.map((version) => ({
        ...version,
        data: renew(model, entry_id, version.data) ?? version.data,
      }));
      if (JSON.stringify(renewed) === JSON.stringify(kept)) return;
      await database
        .updateTable('content_deleted')
        .set({ versions: JSON.stringify(renewed) })
        .where('entry_id', '=', entry_id)
        .execute();
    },
  );
}

/**
 * Brings what editors have written into the present form, earlier versions and deleted entries with it, quietly: without
 * history, message or a new time of the last change.
 */
export async function renewKept(database: ContentDatabase, contentModel: ContentModel): Promise<void> {
  const renew = createRenewal(contentModel);
  await renewVersions(database, renew);
  await renewHistory(database, renew);
  await renewDeleted(database, renew);
}
