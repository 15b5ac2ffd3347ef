import type { SearchEngine } from '../search-engine.ts';
import type { SearchDatabase } from '../search-tables.ts';
import type { SearchSource } from '../sources/search-source.ts';
import { type IndexTarget, indexEntries } from './index-entries.ts';
import { createMemoryBook } from './memory-book.ts';

/** Entries that are read together; more would keep visitors waiting for one answer of the embedded database. */
const batchSize = 40;

/** Carries changes of the sources into an index in this process. */
export interface IndexKeeper {
  /** Indexes what has changed since the last call, at the first one everything; resolves with the number of changed documents. */
  readonly refresh: () => Promise<number>;
  /** Resolves when no refresh is running, so that the database may be closed. */
  readonly settle: () => Promise<void>;
}

async function takeChanges(database: SearchDatabase): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await database.deleteFrom('search_change').returning(['source', 'key']).execute();
  const groups = Map.groupBy(rows, ({ source }) => source);
  return new Map([...groups].map(([source, list]) => [source, [...new Set(list.map(({ key }) => key))]]));
}

async function indexInBatches(source: SearchSource, target: IndexTarget, keys: readonly string[]): Promise<number> {
  let count = 0;
  for (let start = 0; start < keys.length; start += batchSize) {
    count += await indexEntries(source, target, keys.slice(start, start + batchSize));
  }
  return count;
}

/** Keeps the index of one process in step with the tables; no other process may take their changes. */
export function createIndexKeeper(
  database: SearchDatabase,
  engine: SearchEngine,
  sources: readonly SearchSource[],
): IndexKeeper {
  const target = { engine, book: createMemoryBook() };
  const states = new Map<string, { readonly version: string | null; readonly keys: ReadonlySet<string> }>();
  let running: Promise<number> | null = null;

  async function refreshSource(source: SearchSource, changed: readonly string[]): Promise<number> {
    const { name } = source;
    const state = states.get(name) ?? { version: null, keys: new Set<string>() };
    const version = await source.readVersion();
    if (version === state.version && changed.length === 0) return 0;
    // If it fails, the next call has to look at everything: the changes are no longer in the table.
    states.set(name, { ...state, version: null });
    if (version === state.version) {
      const count = await indexInBatches(source, target, changed);
      states.set(name, { version, keys: new Set([...state.keys, ...changed]) });
      return count;
    }
    const { rows } = await source.selectKeys().execute(database);
    const keys = new Set(rows.map(({ key }) => key));
    const count = await indexInBatches(source, target, [...new Set([...keys, ...state.keys, ...changed])]);
    states.set(name, { version, keys });
    return count;
  }

  async function refreshAll(): Promise<number> {
    const changes = await takeChanges(database);
    let count = 0;
    for (const source of sources) count += await refreshSource(source, changes.get(source.name) ?? []);
    return count;
  }

  return {
    refresh: () => {
      running ??= refreshAll().finally(() => {
        running = null;
      });
      return running;
    },
    settle: async () => {
      await running?.catch(() => null);
    },
  };
}
