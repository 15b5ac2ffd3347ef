import { type SelectQueryBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { daysAgo } from '../../retention/days-ago.ts';
import { keptDays } from '../history/keep-deleted.ts';
import type { PublishingContext } from '../publishing/publishing-context.ts';
import type { ContentTables } from '../store/content-tables.ts';
import { nameEntry } from './name-entry.ts';
import { parseKept } from './read-kept.ts';

const dayMs = 86_400_000;
const count = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(0), v.maxValue(most));

/** The filter of the list of deleted entries: kind, single entry, page of results, and the language of their names. */
export const deletedQuerySchema = v.object({
  model: v.optional(v.pipe(v.string(), v.regex(/^\w{1,40}$/))),
  entry: v.optional(v.pipe(v.string(), v.maxLength(80))),
  language: v.optional(v.pipe(v.string(), v.maxLength(10)), 'en'),
  first: v.optional(count(100), '25'),
  skip: v.optional(count(100_000), '0'),
});
export type DeletedQuery = v.InferOutput<typeof deletedQuerySchema>;

type Selection<Output> = SelectQueryBuilder<ContentTables, 'content_deleted', Output>;

function filterDeleted<Output>(selection: Selection<Output>, { model, entry }: DeletedQuery): Selection<Output> {
  return selection
    .where('deleted_at', '>=', daysAgo(keptDays))
    .$if(model !== undefined, (part) => part.where('model', '=', model ?? ''))
    .$if(entry !== undefined, (part) => part.where('entry_id', '=', entry ?? ''));
}

/** Deleted entries that can be restored, newest first, with who deleted them and whether they were published. */
export async function readDeleted(
  { database, store }: Pick<PublishingContext, 'database' | 'store'>,
  query: DeletedQuery,
) {
  const deleted: Selection<object> = database.selectFrom('content_deleted');
  const counted = await filterDeleted(deleted, query).select(sql<string>`count(*)`.as('count')).executeTakeFirst();
  const rows = await filterDeleted(deleted, query)
    .select(['entry_id', 'model', 'created_at', 'created_by', 'versions', 'deleted_at', 'deleted_by'])
    .orderBy('deleted_at', 'desc')
    .orderBy('entry_id')
    .limit(query.first)
    .offset(query.skip)
    .execute();
  const authors = await store.read((entries) =>
    rows.map(({ deleted_by: id }) => {
      const name = id === null ? null : entries.find('User', 'DRAFT', id)?.base.data['name'];
      return typeof name === 'string' ? name : id;
    }),
  );
  return {
    count: Number(counted?.count ?? 0),
    entries: rows.map(({ entry_id: id, deleted_at, ...kept }, place) => {
      const documents = parseKept(id, kept);
      const [draft] = documents;
      return {
        id,
        model: kept.model,
        title: draft === undefined ? id : nameEntry(draft, query.language),
        deletedAt: deleted_at.toISOString(),
        deletedBy: authors[place] ?? null,
        keptUntil: new Date(deleted_at.getTime() + keptDays * dayMs).toISOString(),
        wasOnSite: documents.some(({ stage }) => stage === 'PUBLISHED'),
      };
    }),
  };
}
