import type { ContentDocument } from '../model/content-document.ts';
import type { PublishingContext } from '../publishing/publishing-context.ts';
import { listMentions } from './list-mentions.ts';

/** An entry that another one names and that is not there; its title when it was deleted and can be brought back. */
export interface MissingEntry {
  readonly model: string;
  readonly entryId: string;
  readonly title: string | null;
}

/** References of entries to things that no longer exist. */
export async function listMissing(
  { store, database, contentModel }: Pick<PublishingContext, 'store' | 'database' | 'contentModel'>,
  documents: readonly ContentDocument[],
): Promise<readonly MissingEntry[]> {
  const named = new Map(documents.flatMap((document) => [...listMentions(contentModel, document).entries]));
  const own = new Set(documents.map(({ id }) => id));
  const missing = await store.read((entries) =>
    [...named].filter(([id]) => !own.has(id) && entries.findAnyModel('DRAFT', id) === undefined),
  );
  if (missing.length === 0) return [];
  const rows = await database
    .selectFrom('content_deleted')
    .select(['entry_id', 'title'])
    .where(
      'entry_id',
      'in',
      missing.map(([id]) => id),
    )
    .execute();
  const titles = new Map(rows.map(({ entry_id, title }) => [entry_id, title]));
  return missing.map(([entryId, model]) => ({ model, entryId, title: titles.get(entryId) ?? null }));
}
