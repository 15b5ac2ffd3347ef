import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { type ContentDocument, stages } from '../model/content-document.ts';
import type { PublishingContext } from '../publishing/publishing-context.ts';
import type { ContentTables } from '../store/content-tables.ts';

const textOrNull = v.nullable(v.string());
const versionsSchema = v.array(
  v.object({
    stage: v.picklist(stages),
    locale: v.string(),
    data: v.record(v.string(), v.unknown()),
    updated_at: v.string(),
    published_at: textOrNull,
    updated_by: textOrNull,
    published_by: textOrNull,
  }),
);

type Kept = Pick<Selectable<ContentTables['content_deleted']>, 'model' | 'created_at' | 'created_by' | 'versions'>;

/** The versions of a deleted entry by stage, draft first, from the row that keeps it. */
export function parseKept(id: string, row: Kept): readonly ContentDocument[] {
  const versions = v.parse(versionsSchema, row.versions).map((version) => ({
    stage: version.stage,
    locale: version.locale,
    data: version.data,
    updatedAt: version.updated_at,
    publishedAt: version.published_at,
    updatedBy: version.updated_by,
    publishedBy: version.published_by,
  }));
  return stages.flatMap((stage): readonly ContentDocument[] => {
    const own = versions.filter((version) => version.stage === stage);
    const base = own.find(({ locale }) => locale === '');
    if (base === undefined) return [];
    const localizations = new Map(own.filter(({ locale }) => locale !== '').map((one) => [one.locale, one]));
    const { model, created_at, created_by: createdBy } = row;
    return [{ id, model, stage, createdAt: created_at.toISOString(), createdBy, base, localizations }];
  });
}

/** The versions of a deleted entry by stage, draft first; undefined when it is not kept or its model no longer exists. */
export async function readKept(
  { database, contentModel }: Pick<PublishingContext, 'database' | 'contentModel'>,
  id: string,
): Promise<readonly ContentDocument[] | undefined> {
  const row = await database
    .selectFrom('content_deleted')
    .select(['model', 'created_at', 'created_by', 'versions'])
    .where('entry_id', '=', id)
    .executeTakeFirst();
  const isKnown = contentModel.models.some(({ name }) => name === row?.model);
  return row === undefined || !isKnown ? undefined : parseKept(id, row);
}
