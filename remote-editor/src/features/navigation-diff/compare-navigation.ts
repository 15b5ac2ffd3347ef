import type { NavigationNode } from '@kmx/shared-contracts/endpoints/draft-navigation.schema.ts';

/** How an entry of the draft differs from the published one; a moved entry may also be renamed. */
export type NavigationChange =
  | { readonly kind: 'added' | 'removed' }
  | { readonly kind: 'renamed'; readonly previousTitle: string }
  /** Null parent: previously at the top level; same parent as now: only its order changed. */
  | { readonly kind: 'moved'; readonly previousParent: string | null; readonly isReordered: boolean };

/** Changes by entry id. */
export type NavigationChanges = ReadonlyMap<string, readonly NavigationChange[]>;

interface Place {
  readonly node: NavigationNode;
  readonly parent: NavigationNode | null;
}

/** Compares two trees by the ids of their entries: added, removed, renamed, moved. */
export function compareNavigation(
  published: readonly NavigationNode[],
  draft: readonly NavigationNode[],
): NavigationChanges {
  const before = listPlaces(published);
  const after = listPlaces(draft);
  const reordered = findReordered(before, after);
  const changes = new Map<string, readonly NavigationChange[]>();
  for (const id of before.keys()) {
    if (!after.has(id)) changes.set(id, [{ kind: 'removed' }]);
  }
  for (const [id, place] of after) {
    const previous = before.get(id);
    const own = previous ? comparePlaces(previous, place, reordered.has(id)) : [{ kind: 'added' } as const];
    if (own.length > 0) changes.set(id, own);
  }
  return changes;
}

function listPlaces(nodes: readonly NavigationNode[]): Map<string, Place> {
  const places = new Map<string, Place>();
  const visit = (node: NavigationNode, parent: NavigationNode | null): void => {
    places.set(node.id, { node, parent });
    for (const child of node.items) visit(child, node);
  };
  for (const node of nodes) visit(node, null);
  return places;
}

function comparePlaces(before: Place, after: Place, isReordered: boolean): NavigationChange[] {
  const changes: NavigationChange[] = [];
  if (before.node.title !== after.node.title) changes.push({ kind: 'renamed', previousTitle: before.node.title });
  const hasOtherParent = before.parent?.id !== after.parent?.id;
  if (hasOtherParent || isReordered) {
    const previousParent = before.parent?.title ?? null;
    changes.push({ kind: 'moved', previousParent, isReordered: !hasOtherParent });
  }
  return changes;
}

// Among remaining siblings, the longest run in the old order counts as unmoved: only the others are marked.
function findReordered(before: ReadonlyMap<string, Place>, after: ReadonlyMap<string, Place>): Set<string> {
  const oldOrder = new Map([...before.keys()].map((id, index) => [id, index]));
  const siblings = new Map<string, string[]>();
  for (const [id, place] of after) {
    const previous = before.get(id);
    if (!previous || previous.parent?.id !== place.parent?.id) continue;
    const key = place.parent ? `parent:${place.parent.id}` : 'top';
    siblings.set(key, [...(siblings.get(key) ?? []), id]);
  }
  const reordered = new Set<string>();
  for (const ids of siblings.values()) {
    const kept = new Set(findLongestRun(ids, (id) => oldOrder.get(id) ?? 0));
    for (const id of ids) if (!kept.has(id)) reordered.add(id);
  }
  return reordered;
}

function findLongestRun(ids: readonly string[], order: (id: string) => number): readonly string[] {
  const runs: (readonly string[])[] = [];
  for (const id of ids) {
    const best = runs.reduce<readonly string[]>((longest, run) => {
      const last = run.at(-1);
      return last !== undefined && order(last) < order(id) && run.length > longest.length ? run : longest;
    }, []);
    runs.push([...best, id]);
  }
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), []);
}
