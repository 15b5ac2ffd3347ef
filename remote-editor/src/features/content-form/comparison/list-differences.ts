import type { EntryContent } from '../../../data/entry-operations.ts';
import { type ContentPath, createItemStep } from '../values/content-path.ts';
import { isRecord, isSameValue, readItemId } from '../values/content-value.ts';

/** A difference between two contents; `added` and `removed` are items of lists, `moved` is a list in another order. */
export interface ContentDifference {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  readonly path: ContentPath;
  readonly before: unknown;
  readonly after: unknown;
}

const readIds = (list: readonly unknown[]) => list.map((item) => readItemId(item));

function compareLists(before: readonly unknown[], after: readonly unknown[], path: ContentPath): ContentDifference[] {
  const [earlier, later] = [readIds(before), readIds(after)];
  const differences = after.flatMap((item, place): readonly ContentDifference[] => {
    const id = later[place] ?? '';
    const here = [...path, createItemStep(id)];
    const known = earlier.indexOf(id);
    if (known < 0) return [{ kind: 'added', path: here, before: undefined, after: item }];
    return compareValues(before[known], item, here);
  });
  const removed = before.flatMap((item, place): readonly ContentDifference[] => {
    const id = earlier[place] ?? '';
    if (later.includes(id)) return [];
    return [{ kind: 'removed', path: [...path, createItemStep(id)], before: item, after: undefined }];
  });
  const common = (ids: readonly (string | undefined)[], others: readonly (string | undefined)[]) =>
    ids.filter((id) => others.includes(id)).join(' ');
  const isMoved = common(earlier, later) !== common(later, earlier);
  return [...(isMoved ? [{ kind: 'moved', path, before, after } as const] : []), ...removed, ...differences];
}

function compareValues(before: unknown, after: unknown, path: ContentPath): ContentDifference[] {
  if (isSameValue(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    const isNamed = [...readIds(before), ...readIds(after)].every((id) => id !== undefined);
    if (isNamed) return compareLists(before, after, path);
  }
  const isTree = isRecord(after) && Object.hasOwn(after, 'children');
  if (isRecord(before) && isRecord(after) && !isTree) return compareFields(before, after, path);
  return [{ kind: 'changed', path, before, after }];
}

function compareFields(before: EntryContent, after: EntryContent, path: ContentPath): ContentDifference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  names.delete('id');
  return [...names].flatMap((name) => compareValues(before[name], after[name], [...path, name]));
}

/** Lists all differences between two contents, in reading order. */
export function listDifferences(before: EntryContent, after: EntryContent): readonly ContentDifference[] {
  return compareFields(before, after, []);
}
