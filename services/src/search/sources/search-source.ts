import type { SearchDocument } from '../search-engine.ts';

/** A source of documents; a new kind of content is one more source. */
export interface SearchSource {
  readonly name: string;
  /** A cheap text that differs when anything of the source has changed. */
  readonly readVersion: () => Promise<string>;
  /**
   * All documents; an unchanged one may be the same object. `changedIds` are the entries that changed since the last
   * call, null when unknown.
   */
  readonly load: (changedIds: ReadonlySet<string> | null) => Promise<readonly SearchDocument[]>;
}
