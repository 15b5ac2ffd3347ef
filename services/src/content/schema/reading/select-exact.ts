import { sql } from 'kysely';
import type { Model } from '../../model/model-types.ts';
import type { Scope } from '../../store/document-view.ts';
import { type Condition, selectListing } from '../../store/entry-lists.ts';
import { type CompiledOrder, compileOrder, readShownLocale } from './compile-order.ts';
import type { ContentRequest } from './content-request.ts';
import { findBounds, type ListOrder, type ListPage, type PageArguments } from './select-page.ts';
import { resolveStoredStage } from './view-documents.ts';

/** A list whose filter the database understands entirely. */
interface ExactList {
  readonly model: Model;
  readonly scope: Scope;
  readonly condition: Condition;
  readonly order: ListOrder | undefined;
  readonly orderName: string | null | undefined;
}

const collationPrefix = 'content-';

/**
 * The collation for the language that a list begins with; undefined on a server that cannot sort by languages, and on the
 * embedded one, which sorts some of them in another way.
 */
async function findCollation({ database, store }: ContentRequest, list: ExactList): Promise<string | undefined> {
  const { model, scope, condition } = list;
  const stage = resolveStoredStage(model, scope.stage);
  const read = async () => {
    const { rows } = await sql<{ name: string | null }>`
      select (
        select collname from pg_collation where pg_collation_is_visible(oid) and version() !~* 'emcc|emscripten'
          and collname = ${collationPrefix} || coalesce(${readShownLocale(model, scope)}, 'en')
      ) as name ${selectListing(model.name, stage, condition.sql)}
      order by listing.created_at, listing.entry_id collate "C" limit 1`.execute(database);
    return { name: rows[0]?.name ?? undefined };
  };
  const { name } = await store.keep(model.name, JSON.stringify(['collation', stage, condition.key]), read, () => 1);
  return name;
}

function readOrdered(
  { database, store }: ContentRequest,
  { model, scope, condition, orderName }: ExactList,
  order: CompiledOrder,
  start: number,
  end: number | null,
): Promise<readonly string[]> {
  const stage = resolveStoredStage(model, scope.stage);
  const read = async () => {
    const { rows } = await sql<{ id: string }>`
      select listing.entry_id as id ${selectListing(model.name, stage, condition.sql, order.join)}
      order by ${order.by} offset ${start}::integer limit ${end === null ? null : end - start}::integer`.execute(
      database,
    );
    return rows.map(({ id }) => id);
  };
  const key = JSON.stringify(['page', stage, condition.key, orderName ?? null, start, end]);
  return store.keep(model.name, key, read, (ids) => ids.length);
}

async function readCount({ database, store }: ContentRequest, { model, scope, condition }: ExactList): Promise<number> {
  const stage = resolveStoredStage(model, scope.stage);
  const read = async () => {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count ${selectListing(model.name, stage, condition.sql)}`.execute(database);
    return { count: Number(rows[0]?.count ?? 0) };
  };
  const { count } = await store.keep(model.name, JSON.stringify(['count', stage, condition.key]), read, () => 1);
  return count;
}

/** A page of ids, sorted and counted by the database; undefined when it cannot sort so. */
export async function selectExact(
  request: ContentRequest,
  list: ExactList,
  page: PageArguments,
): Promise<ListPage<string> | undefined> {
  const { model, scope, order } = list;
  const plain = compileOrder(model, scope, order, undefined);
  const compiled = plain ?? compileOrder(model, scope, order, await findCollation(request, list));
  if (compiled === undefined) return undefined;
  const hasCursor = typeof page.after === 'string' || typeof page.before === 'string';
  if (hasCursor) {
    const ids = await readOrdered(request, list, compiled, 0, null);
    const { start, end } = findBounds(ids, page);
    return describePage(ids.slice(start, end), start, end, ids.length);
  }
  const total = await readCount(request, list);
  const { start, end } = findBounds([], page, total);
  const items = end > start ? await readOrdered(request, list, compiled, start, end) : [];
  return describePage(items, start, end, total);
}

function describePage(items: readonly string[], start: number, end: number, total: number): ListPage<string> {
  return { items, total, hasNextPage: end < total, hasPreviousPage: start > 0 };
}
