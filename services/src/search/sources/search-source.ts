import type { SearchDocument } from '../search-engine.ts';

/** Where documents come from; a new kind of content is one more source. */
export interface SearchSource {
  readonly name: string;
  /** A cheap text that differs when anything of the source has changed. */
  readonly readVersion: () => Promise<string>;
  readonly load: () => Promise<readonly SearchDocument[]>;
}
