import { type SelectQueryBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { parseFieldValues } from '../model/content-document.ts';
import type { ContentDatabase, ContentTables } from '../store/content-tables.ts';
import { logActions } from './record-log.ts';

const day = v.pipe(v.string(), v.isoDate());
const count = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(0), v.maxValue(most));

/** The filter of the log: person, kind of entry, action, single entry, days (UTC, inclusive), and page of results. */
export const logQuerySchema = v.object({
  author: v.optional(v.pipe(v.string(), v.maxLength(80))),
  model: v.optional(v.pipe(v.string(), v.regex(/^\w{1,40}$/))),
  action: v.optional(v.picklist(logActions)),
  entry: v.optional(v.pipe(v.string(), v.maxLength(80))),
  from: v.optional(day),
  to: v.optional(day),
  first: v.optional(count(100), '25'),
  skip: v.optional(count(100_000), '0'),
});
export type LogQuery = v.InferOutput<typeof logQuerySchema>;

const localesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const dayMs = 86_400_000;

type LogSelection<Output> = SelectQueryBuilder<ContentTables, 'content_log', Output>;

function filterLog<Output>(selection: LogSelection<Output>, query: LogQuery): LogSelection<Output> {
  const { author, model, action, entry, from, to } = query;
  return selection
    .$if(author !== undefined, (part) => part.where('author', '=', author ?? ''))
    .$if(model !== undefined, (part) => part.where('model', '=', model ?? ''))
    .$if(action !== undefined, (part) => part.where('action', '=', action ?? ''))
    .$if(entry !== undefined, (part) => part.where('entry_id', '=', entry ?? ''))
    .$if(from !== undefined, (part) => part.where('created_at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (part) => part.where('created_at', '<', new Date(Date.parse(to ?? '') + dayMs)));
}

async function listPeople(database: ContentDatabase) {
  const rows = await database
    .selectFrom('content_log')
    .leftJoin('content_version', (join) =>
      join.onRef('content_version.entry_id', '=', 'content_log.author').on('content_version.locale', '=', ''),
    )
    .select(['content_log.author', 'content_version.data'])
    .distinctOn('content_log.author')
    .where('content_log.author', 'is not', null)
    .execute();
  return rows.flatMap(({ author, data }) => {
    const { name } = parseFieldValues(data ?? {});
    return author === null ? [] : [{ id: author, name: typeof name === 'string' ? name : author }];
  });
}

/** A page of the log, newest first, with the total and everyone who appears in it. */
export async function readLog(database: ContentDatabase, query: LogQuery) {
  const log: LogSelection<object> = database.selectFrom('content_log');
  const counted = await filterLog(log, query).select(sql<string>`count(*)`.as('count')).executeTakeFirst();
  const rows = await filterLog(log, query)
    .select(['id', 'created_at', 'action', 'model', 'entry_id', 'title', 'locales', 'author'])
    .orderBy('id', 'desc')
    .limit(query.first)
    .offset(query.skip)
    .execute();
  const people = await listPeople(database);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return {
    count: Number(counted?.count ?? 0),
    people: people.toSorted((left, right) => left.name.localeCompare(right.name)),
    entries: rows.map(({ id, created_at, action, model, entry_id, title, locales, author }) => ({
      id: String(id),
      at: created_at.toISOString(),
      action,
      model,
      entryId: entry_id,
      title,
      locales: v.parse(localesSchema, locales).filter((locale) => locale !== ''),
      author: author === null ? null : { id: author, name: names.get(author) ?? author },
    })),
  };
}
