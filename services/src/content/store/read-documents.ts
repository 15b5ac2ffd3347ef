import { sql } from 'kysely';
import { type ContentDocument, type ContentVersion, parseFieldValues, type Stage } from '../model/content-document.ts';
import type { ContentDatabase } from './content-tables.ts';

/** An entry in one stage, and the length of its values as JSON. */
export interface ReadDocument {
  readonly document: ContentDocument;
  readonly size: number;
}

/** The entries to read. */
interface Wanted {
  readonly ids: readonly string[];
  readonly stage: Stage;
}

function selectRows(database: ContentDatabase, { ids, stage }: Wanted) {
  return (
    database
      .selectFrom('content_version')
      .innerJoin('content_entry', 'content_entry.id', 'content_version.entry_id')
      .select([
        'content_entry.id',
        'content_entry.model',
        'content_entry.created_at',
        'content_entry.created_by',
        'content_version.stage',
        'content_version.locale',
        'content_version.updated_at',
        'content_version.published_at',
        'content_version.updated_by',
        'content_version.published_by',
      ])
      // As text, whose length tells how much of the cache the entry takes.
      .select(sql<string>`content_version.data::text`.as('text'))
      .where('content_entry.id', 'in', [...ids])
      .where('content_version.stage', '=', stage)
      .orderBy('content_entry.created_at')
      .orderBy('content_entry.id')
      .orderBy('content_version.locale')
      .execute()
  );
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

function mapVersion(row: Row): ContentVersion {
  return {
    locale: row.locale,
    data: parseFieldValues(JSON.parse(row.text)),
    updatedAt: row.updated_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedBy: row.updated_by,
    publishedBy: row.published_by,
  };
}

function mapDocument(rows: readonly Row[]): readonly ReadDocument[] {
  const versions = rows.map(mapVersion);
  const base = versions.find((version) => version.locale === '');
  const first = rows[0];
  if (base === undefined || first === undefined) return [];
  const localizations = new Map(
    versions.filter((version) => version.locale !== '').map((version) => [version.locale, version]),
  );
  const { id, model, stage, created_by: createdBy } = first;
  const document = { id, model, stage, createdAt: first.created_at.toISOString(), createdBy, base, localizations };
  return [{ document, size: rows.reduce((sum, { text }) => sum + text.length, 0) }];
}

/** Reads entries from the tables, in the order in which they were created; those without base document are left out. */
export async function readDocuments(database: ContentDatabase, wanted: Wanted): Promise<readonly ReadDocument[]> {
  if (wanted.ids.length === 0) return [];
  const rows = await selectRows(database, wanted);
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(mapDocument);
}
