import type { Model } from '../../model/model-types.ts';
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
export interface EntryPage {
  readonly items: readonly DocumentView[];
  readonly total: number;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

function compareValues(left: unknown, right: unknown, collator: Intl.Collator): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return collator.compare(String(left), String(right));
}

/** Sorts by one key such as `title_DESC`; missing values come last, ties are settled by id (HY-43). */
export function sortViews(
  model: Model,
  views: readonly DocumentView[],
  orderBy: string | null | undefined,
): readonly DocumentView[] {
  const match = /^(.+)_(ASC|DESC)$/.exec(orderBy ?? '');
  const field = listOrderFields(model).find((candidate) => candidate.name === match?.[1]);
  if (field === undefined) return views;
  if (field.secret === true) throw createRequestError(403, 'not allowed');
  const direction = match?.[2] === 'DESC' ? -1 : 1;
  const collator = new Intl.Collator(views[0]?.locale || 'en', { numeric: true });
  return views
    .map((view) => ({ view, value: toComparable(resolveComparableValue(view, field) ?? null, field.type) }))
    .sort((left, right) => {
      if ((left.value === null) !== (right.value === null)) return left.value === null ? 1 : -1;
      const order = left.value === null ? 0 : compareValues(left.value, right.value, collator) * direction;
      return order !== 0 ? order : left.view.document.id < right.view.document.id ? -1 : 1;
    })
    .map(({ view }) => view);
}

function checkCount(name: string, value: number | null | undefined): number | undefined {
  if (value === null || value === undefined) return undefined;
  if (value < 0) throw createRequestError(400, `Argument "${name}" must not be negative`);
  return value;
}

function findCursor(views: readonly DocumentView[], cursor: string | null | undefined): number | undefined {
  if (cursor === null || cursor === undefined) return undefined;
  const index = views.findIndex((view) => view.document.id === cursor);
  if (index < 0) throw createRequestError(400, `The cursor "${cursor}" is not an entry of this list`);
  return index;
}

/** Cuts a page out of a sorted list: cursors are entry ids, 10 entries by default and never more than 100 (HY-40, HY-41). */
export function selectPage(views: readonly DocumentView[], page: PageArguments): EntryPage {
  const first = checkCount('first', page.first);
  const last = checkCount('last', page.last);
  const skip = checkCount('skip', page.skip) ?? 0;
  let start = (findCursor(views, page.after) ?? -1) + 1;
  let end = findCursor(views, page.before) ?? views.length;
  if (first === undefined && last !== undefined) {
    end = Math.max(start, end - skip);
    start = Math.max(start, end - Math.min(last, maxPageSize));
  } else {
    start = Math.min(start + skip, views.length);
    end = Math.max(start, Math.min(end, start + Math.min(first ?? defaultPageSize, maxPageSize)));
  }
  return {
    items: views.slice(start, end),
    total: views.length,
    hasNextPage: end < views.length,
    hasPreviousPage: start > 0,
  };
}
