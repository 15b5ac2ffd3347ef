import type { EntryContent } from '../../../data/entry-operations.ts';
import { type ContentPath, changeAtPath, createItemStep } from '../values/content-path.ts';
import { type ContentRecord, isRecord, isSameValue, readItemId } from '../values/content-value.ts';

/**
 * A conflicting change of two editors. `value`: a field; `removed`: `mine` is undefined when I removed the item and the
 * other editor changed it, `theirs` in the opposite case; `order`: a list, both sides as ids in order.
 */
export interface ContentConflict {
  readonly kind: 'value' | 'removed' | 'order';
  readonly path: ContentPath;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Both changes in one content; where they conflict it holds the other editor's version. */
export interface MergedContent {
  readonly content: EntryContent;
  readonly conflicts: readonly ContentConflict[];
}

type Conflicts = ContentConflict[];
type Items = ReadonlyMap<string, ContentRecord>;

/** Items by id; null when the value is not a list of objects with ids. */
function readItems(value: unknown): Items | null {
  if (value === null || value === undefined) return new Map();
  if (!Array.isArray(value)) return null;
  const entries = value.map((item: unknown) => [readItemId(item), item] as const);
  const named = entries.flatMap(([id, item]) => (id !== undefined && isRecord(item) ? [[id, item] as const] : []));
  const items = new Map(named);
  return items.size === value.length ? items : null;
}

// A rich text or link is only meaningful as a whole: half of each side would make no sense.
const isWhole = (value: ContentRecord) =>
  ['children', 'path', 'url', 'page'].some((name) => Object.hasOwn(value, name));

function mergeFields(
  base: ContentRecord,
  theirs: ContentRecord,
  mine: ContentRecord,
  path: ContentPath,
  conflicts: Conflicts,
): ContentRecord {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const merged = [...names].map(
    (name) => [name, mergeValue(base[name], theirs[name], mine[name], [...path, name], conflicts)] as const,
  );
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

/** Inserts ids that only one side has after the id that they follow there. */
function weaveOrder(order: readonly string[], other: readonly string[], kept: ReadonlySet<string>): readonly string[] {
  const woven = order.filter((id) => kept.has(id));
  other.forEach((id, place) => {
    if (!kept.has(id) || woven.includes(id)) return;
    const before = other.slice(0, place).findLast((earlier) => woven.includes(earlier));
    woven.splice(before === undefined ? 0 : woven.indexOf(before) + 1, 0, id);
  });
  return woven;
}

function mergeItems(
  base: Items,
  theirs: Items,
  mine: Items,
  path: ContentPath,
  conflicts: Conflicts,
): readonly unknown[] {
  const merged = new Map<string, unknown>();
  for (const id of new Set([...theirs.keys(), ...mine.keys()])) {
    const here = [...path, createItemStep(id)];
    const [before, their, own] = [base.get(id), theirs.get(id), mine.get(id)];
    if (their !== undefined && own !== undefined) merged.set(id, mergeValue(before, their, own, here, conflicts));
    else if (their !== undefined) {
      if (before === undefined || !isSameValue(before, their)) merged.set(id, their);
      if (before !== undefined && !isSameValue(before, their))
        conflicts.push({ kind: 'removed', path: here, mine: undefined, theirs: their });
    } else if (before === undefined) merged.set(id, own);
    else if (!isSameValue(before, own)) conflicts.push({ kind: 'removed', path: here, mine: own, theirs: undefined });
  }
  const kept = new Set(merged.keys());
  const order = (items: Items, among: Items) =>
    [...items.keys()].filter((id) => kept.has(id) && among.has(id)).join(' ');
  const isMoved = (items: Items) => order(items, base) !== order(base, items);
  const [own, their] = [[...mine.keys()], [...theirs.keys()]];
  if (isMoved(mine) && isMoved(theirs) && order(mine, theirs) !== order(theirs, mine))
    conflicts.push({ kind: 'order', path, mine: own, theirs: their });
  const ids = isMoved(mine) && !isMoved(theirs) ? weaveOrder(own, their, kept) : weaveOrder(their, own, kept);
  return ids.map((id) => merged.get(id));
}

function mergeValue(base: unknown, theirs: unknown, mine: unknown, path: ContentPath, conflicts: Conflicts): unknown {
  if (isSameValue(mine, base) || isSameValue(mine, theirs)) return theirs;
  if (isSameValue(theirs, base)) return mine;
  const [before, their, own] = [readItems(base), readItems(theirs), readItems(mine)];
  const isList = Array.isArray(mine) && Array.isArray(theirs);
  if (isList && before && their && own) return mergeItems(before, their, own, path, conflicts);
  if (isRecord(theirs) && isRecord(mine) && isRecord(base) && !isWhole(mine) && !isWhole(theirs)) {
    return mergeFields(base, theirs, mine, path, conflicts);
  }
  conflicts.push({ kind: 'value', path, mine, theirs });
  return theirs;
}

/** Applies my changes to what another editor has saved since; `base` is what both started from. */
export function mergeContent(base: EntryContent, theirs: EntryContent, mine: EntryContent): MergedContent {
  const conflicts: Conflicts = [];
  return { content: mergeFields(base, theirs, mine, [], conflicts), conflicts };
}

const sortLike = (ids: unknown) => {
  const order = Array.isArray(ids) ? ids.map(String) : [];
  const place = (item: unknown) => {
    const found = order.indexOf(readItemId(item) ?? '');
    return found < 0 ? order.length : found;
  };
  return (left: unknown, right: unknown) => place(left) - place(right);
};

/** The content with my side of a conflict applied. */
export function takeMine(content: EntryContent, { kind, path, mine }: ContentConflict): EntryContent {
  const change = (value: unknown): unknown => {
    if (kind === 'value') return mine;
    return Array.isArray(value) ? value.toSorted(sortLike(mine)) : value;
  };
  if (kind !== 'removed') return changeAtPath(content, path, change) as EntryContent;
  const step = path.at(-1);
  return changeAtPath(content, path.slice(0, -1), (value) => {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    const others = list.filter((item) => createItemStep(readItemId(item) ?? '') !== step);
    return mine === undefined ? others : [...others, mine];
  }) as EntryContent;
}
