import { type ContentDocument, type FieldValues, parseFieldValues, type Stage } from '../model/content-document.ts';
import type { ContentDatabase } from '../store/content-tables.ts';

/** A revision of an entry in a stage, newest has the highest number; `createdAt` is an ISO time. */
export interface EntryRevision {
  readonly id: string;
  readonly stage: Stage;
  readonly revision: number;
  readonly createdAt: string;
}

const maxRevisions = 100;

/** An entry that was never changed has one revision: its present state. */
export function describeFirstRevision({ id, stage, base, localizations }: ContentDocument) {
  const data: FieldValues = {
    ...base.data,
    localizations: [...localizations.values()].map((version) => ({ locale: version.locale, ...version.data })),
  };
  return { id, stage, revision: 1, createdAt: base.publishedAt ?? base.updatedAt, data };
}

/** Revisions of an entry in a stage, newest first (HY-15). */
export async function listRevisions(
  database: ContentDatabase,
  id: string,
  stage: Stage,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<readonly EntryRevision[]> {
  const rows = await database
    .selectFrom('content_history')
    .select(['revision', 'created_at'])
    .where('entry_id', '=', id)
    .where('stage', '=', stage)
    .orderBy('revision', 'desc')
    .limit(Math.max(0, Math.min(limit, maxRevisions)))
    .offset(Math.max(0, skip))
    .execute();
  return rows.map((row) => ({ id, stage, revision: row.revision, createdAt: row.created_at.toISOString() }));
}

/** One revision with its values at the time; null when the number does not exist (HY-13). */
export async function findRevision(
  database: ContentDatabase,
  { id, stage, revision }: Pick<EntryRevision, 'id' | 'stage' | 'revision'>,
): Promise<(EntryRevision & { readonly data: FieldValues }) | null> {
  const row = await database
    .selectFrom('content_history')
    .select(['data', 'created_at'])
    .where('entry_id', '=', id)
    .where('stage', '=', stage)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { id, stage, revision, createdAt: row.created_at.toISOString(), data: parseFieldValues(row.data) };
}
