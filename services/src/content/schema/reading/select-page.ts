import type { Field, Model } from '../../model/model-types.ts';
import type { DocumentView } from '../../store/document-view.ts';
import { listOrderFields } from '../sdl/filters.ts';
import { createRequestError } from './content-request.ts';
import { resolveComparableValue, toComparable } from './match-where.ts';

const defaultPageSize = 10;
const maxPageSize = 100;

/** Paging arguments as the schema hands them over. */
export interface PageArguments {
  readonly skip?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
  readonly first?: number | null;
  readonly last?: number | null;
}

/** One page of a list with its surroundings; `total` counts all matches (HY-42). */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

export type EntryPage = ListPage<DocumentView>;

/** What a list is sorted and paged by; `value` is that of the sort field in its comparable form. */
export interface ListKey {
  readonly id: string;
  readonly locale: string;
  readonly value: unknown;
}

function compareValues(left: unknown, right: unknown, collator: Intl.Collator): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(String(left), String(right));
}

/** The field and direction of an order such as `title_DESC`. */
export interface ListOrder {
  readonly field: Field;
  readonly direction: 1 | -1;
}

/** The order that an argument names, undefined without one; status 403 for a field that the token's holder must not know. */
export function findOrder(model: Model, orderBy: string | null | undefined): ListOrder | undefined {
  const match = /^(.+)_(ASC|DESC)$/.exec(orderBy ?? '');
  const field = listOrderFields(model).find((candidate) => candidate.name === match?.[1]);
  if (field === undefined) return undefined;
  if (field.secret === true) throw createRequestError(403, 'not allowed');
  return { field, direction: match?.[2] === 'DESC' ? -1 : 1 };
}

/** What an entry is sorted and paged by. */
export function createListKey({ document, ...view }: DocumentView, order: ListOrder | undefined): ListKey {
  const value =
    order && toComparable(resolveComparableValue({ document, ...view }, order.field) ?? null, order.field.type);
  return { id: document.id, locale: view.locale, value };
}

/** Sorts by one field; missing values come last, ties are settled by id (HY-43). */
export function sortKeys<Key extends ListKey>(keys: readonly Key[], order: ListOrder | undefined): readonly Key[] {
  if (order === undefined) return keys;
  const collator = new Intl.Collator(keys[0]?.locale || 'en', { numeric: true });
  return keys.toSorted((left, right) => {
    if ((left.value === null) !== (right.value === null)) return left.value === null ? 1 : -1;
    const ranking = left.value === null ? 0 : compareValues(left.value, right.value, collator) * order.direction;
    return ranking !== 0 ? ranking : left.id < right.id ? -1 : 1;
  });
}

/** Sorts entries by one key such as `title_DESC` (HY-43). */
export function sortViews(
  model: Model,
  views: readonly DocumentView[],
  orderBy: string | null | undefined,
): readonly DocumentView[] {
  const order = findOrder(model, orderBy);
  if (order === undefined) return views;
  return sortKeys(
    views.map((view) => ({ ...createListKey(view, order), view })),
    order,
  ).map(({ view }) => view);
}

function checkCount(name: string, value: number | null | undefined): number | undefined {
  if (value === null || value === undefined) return undefined;
  if (value < 0) throw createRequestError(400, `Argument "${name}" must not be negative`);
  return value;
}

function findCursor(ids: readonly string[], cursor: string | null | undefined): number | undefined {
  if (cursor === null || cursor === undefined) return undefined;
  const index = ids.indexOf(cursor);
  if (index < 0) throw createRequestError(400, `The cursor "${cursor}" is not an entry of this list`);
  return index;
}

/** The places of a page in a list of so many entries. */
export interface PageBounds {
  readonly start: number;
  readonly end: number;
}

/** Finds a page in a sorted list: cursors are entry ids, 10 entries by default and never more than 100 (HY-40, HY-41). */
export function findBounds(ids: readonly string[], page: PageArguments, total = ids.length): PageBounds {
  const first = checkCount('first', page.first);
  const last = checkCount('last', page.last);
  const skip = checkCount('skip', page.skip) ?? 0;
  let start = (findCursor(ids, page.after) ?? -1) + 1;
  let end = findCursor(ids, page.before) ?? total;
  if (first === undefined && last !== undefined) {
    end = Math.max(start, end - skip);
    start = Math.max(start, end - Math.min(last, maxPageSize));
  } else {
    start = Math.min(start + skip, total);
    end = Math.max(start, Math.min(end, start + Math.min(first ?? defaultPageSize, maxPageSize)));
  }
  return { start, end };
}

/** Cuts a page out of a sorted list. */
export function cutPage<Item>(items: readonly Item[], ids: readonly string[], page: PageArguments): ListPage<Item> {
  const { start, end } = findBounds(ids, page);
  return {
    items: items.slice(start, end),
    total: items.length,
    hasNextPage: end < items.length,
    hasPreviousPage: start > 0,
  };
}

/** Cuts a page out of sorted entries. */
export function selectPage(views: readonly DocumentView[], page: PageArguments): EntryPage {
  const ids = views.map(({ document }) => document.id);
  return cutPage(views, ids, page);
}
