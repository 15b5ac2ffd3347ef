import type { RawBuilder } from 'kysely';
import type { SearchDocument } from '../search-engine.ts';

/** An entry of a source as the search sees it. */
export interface SourceEntry {
  readonly key: string;
  /** Null when it must not be found. */
  readonly document: SearchDocument | null;
  /** Entries with the same place depend on each other: they are always read together. */
  readonly place: string | null;
  /** Keys of other entries whose texts are in the document. */
  readonly sources: readonly string[];
}

/** A source of documents; a new kind of content is one more source. */
export interface SearchSource {
  readonly name: string;
  /** A cheap text that differs when every entry has to be looked at again. */
  readonly readVersion: () => Promise<string>;
  /** Selects the key of every entry, as `key`. */
  readonly selectKeys: () => RawBuilder<{ key: string }>;
  /** Reads entries; those that do not exist are left out. */
  readonly read: (keys: readonly string[]) => Promise<readonly SourceEntry[]>;
  /** Completes documents that depend on others at the same place, when all of these are among them. */
  readonly complete?: (entries: readonly SourceEntry[]) => readonly SourceEntry[];
}
