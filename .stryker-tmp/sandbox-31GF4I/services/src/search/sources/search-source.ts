// @ts-nocheck
import type { SearchDocument } from '../search-engine.ts';

/** Where documents come from; a new kind of content is one more source. */
export interface SearchSource {
  readonly name: string;
  /** A cheap text that differs when anything of the source has changed. */
  readonly readVersion: () => Promise<string>;
  /**
   * All documents; one that is the same as before may be the same object. `changedIds` are the entries that have changed since
   * the last time, null when nobody knows.
   */
  readonly load: (changedIds: ReadonlySet<string> | null) => Promise<readonly SearchDocument[]>;
}
