import { createHash } from 'node:crypto';
import type { SearchDocument, SearchEngine } from './search-engine.ts';
import type { SearchSource } from './sources/search-source.ts';

/** Carries changes of the sources into the index. */
export interface IndexKeeper {
  /** Looks at each source and indexes what has changed in it; resolves with the number of changed documents, null when no source has changed. */
  readonly refresh: () => Promise<number | null>;
  /** Resolves when no refresh is under way, so that the database may be closed. */
  readonly settle: () => Promise<void>;
}

interface SourceState {
  version: string;
  fingerprints: ReadonlyMap<string, string>;
}

function createFingerprint(document: SearchDocument): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('base64');
}

/**
 * Compares documents rather than entries: what a document says may hang on other entries, such as the name of its site
 * or a page of another country at the same address.
 */
export function createIndexKeeper(engine: SearchEngine, sources: readonly SearchSource[]): IndexKeeper {
  const states = new Map<string, SourceState>();
  let running: Promise<number | null> | null = null;

  async function refreshSource(source: SearchSource): Promise<number | null> {
    const version = await source.readVersion();
    const state = states.get(source.name) ?? { version: '', fingerprints: new Map<string, string>() };
    if (state.version === version) return null;
    const documents = await source.load();
    const fingerprints = new Map(documents.map((document) => [document.id, createFingerprint(document)]));
    const changed = documents.filter(({ id }) => state.fingerprints.get(id) !== fingerprints.get(id));
    const removed = [...state.fingerprints.keys()].filter((id) => !fingerprints.has(id));
    await engine.remove(removed);
    await engine.index(changed);
    states.set(source.name, { version, fingerprints });
    return changed.length + removed.length;
  }

  async function refreshAll(): Promise<number | null> {
    const counts: number[] = [];
    for (const source of sources) {
      const count = await refreshSource(source);
      if (count !== null) counts.push(count);
    }
    return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
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
