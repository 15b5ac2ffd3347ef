import type { PageContent } from '../../data/page-operations.ts';
import { applyEdits, type Edits } from './content-value.ts';
import { type RebasedEdits, rebaseEdits } from './rebase-edits.ts';

/** One language of a draft as it stood in a version of its page. */
export interface DraftVersion {
  readonly revision: number;
  readonly content: PageContent;
}

/** The content system as saving needs it; every version that was ever saved can be read. */
export interface DraftStore {
  readonly findRevision: () => Promise<number>;
  readonly read: (revision: number) => Promise<PageContent>;
  /** Writes whole fields and answers the number of the version that this has made. */
  readonly write: (fields: PageContent) => Promise<number>;
}

/** Saved, or what another editor has saved meanwhile with what has to be decided; then nothing of ours is written. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly version: DraftVersion; readonly isMerged: boolean }
  | ({ readonly kind: 'conflict'; readonly version: DraftVersion } & RebasedEdits);

const mostAttempts = 4;
const needsDecision = ({ conflicts, homeless }: RebasedEdits) => conflicts.length + homeless.length > 0;

function pickFields(content: PageContent, names: Iterable<string>): PageContent {
  return Object.fromEntries([...names].map((name) => [name, content[name] ?? null]));
}

/**
 * Saves edits onto the newest version. The content system overwrites whole fields and takes the last write, so another editor's
 * version is looked for before and after: what both can keep is merged, what both have changed is left as the other one saved it
 * and handed back as conflicts.
 */
export async function saveDraft(store: DraftStore, base: DraftVersion, edits: Edits): Promise<SaveOutcome> {
  let version = base;
  let pending = edits;
  let isMerged = false;
  const touched = new Set<string>();
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const newest = await store.findRevision();
    if (newest !== version.revision) {
      const content = await store.read(newest);
      const rebased = rebaseEdits(version.content, content, pending);
      version = { revision: newest, content };
      isMerged = true;
      if (needsDecision(rebased)) return { kind: 'conflict', version, ...rebased };
      pending = rebased.edits;
    }
    for (const path of Object.keys(pending)) touched.add(path.split('.')[0] ?? path);
    if (touched.size === 0) return { kind: 'saved', version, isMerged };
    const content = applyEdits(version.content, pending);
    const revision = await store.write(pickFields(content, touched));
    if (revision === version.revision + 1) return { kind: 'saved', version: { revision, content }, isMerged };
    // Somebody has saved between the look and the write: their version is the one before ours.
    const theirs = await store.read(revision - 1);
    const rebased = rebaseEdits(version.content, theirs, pending);
    isMerged = true;
    if (needsDecision(rebased)) {
      const restored = await store.write(pickFields(theirs, touched));
      return { kind: 'conflict', version: { revision: restored, content: theirs }, ...rebased };
    }
    pending = rebased.edits;
    version = { revision, content: theirs };
  }
  throw new Error('Others keep saving this page');
}
