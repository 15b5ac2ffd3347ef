import type { PageContent } from '../../data/page-operations.ts';
import { type Edits, findBlockType, isSameValue, readValue } from './content-value.ts';

/** A field that two editors have changed differently. */
export interface EditConflict {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** What becomes of edits when somebody else has saved: those that still fit, and what a person has to decide. */
export interface RebasedEdits {
  readonly edits: Edits;
  readonly conflicts: readonly EditConflict[];
  /** Edits whose place is gone; their text must be shown, so that it is not lost. */
  readonly homeless: readonly Omit<EditConflict, 'theirs'>[];
}

function hasPlace(base: PageContent, theirs: PageContent, path: string): boolean {
  if (findBlockType(base, path) !== findBlockType(theirs, path)) return false;
  const parent = path.split('.').slice(0, -1).join('.');
  return parent === '' || readValue(theirs, parent) !== undefined;
}

/** Brings edits that were made on one version onto a newer one; only fields that both have changed are conflicts. */
export function rebaseEdits(base: PageContent, theirs: PageContent, edits: Edits): RebasedEdits {
  const kept: Record<string, unknown> = {};
  const conflicts: EditConflict[] = [];
  const homeless: Omit<EditConflict, 'theirs'>[] = [];
  for (const [path, mine] of Object.entries(edits)) {
    const theirValue = readValue(theirs, path);
    if (!hasPlace(base, theirs, path)) homeless.push({ path, mine });
    else if (isSameValue(mine, theirValue)) continue;
    else if (isSameValue(readValue(base, path), theirValue)) kept[path] = mine;
    else conflicts.push({ path, mine, theirs: theirValue });
  }
  return { edits: kept, conflicts, homeless };
}
