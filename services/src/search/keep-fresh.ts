import { createHash } from 'node:crypto';
import type { SearchDocument, SearchEngine } from './search-engine.ts';
import type { SearchSource } from './sources/search-source.ts';
import { createTurns } from './take-turns.ts';

/** Carries changes of the sources into the index. */
export interface IndexKeeper {
  /**
   * Checks each source and indexes its changes; resolves with the number of changed documents, null when no source has
   * changed. `change` names a source known to have changed, and its changed entries.
   */
  readonly refresh: (change?: ReportedChange) => Promise<number | null>;
  /** Resolves when no refresh is running, so that the database may be closed. */
  readonly settle: () => Promise<void>;
}

interface ReportedChange {
  readonly source: string;
  readonly ids: ReadonlySet<string>;
}

interface KnownDocument {
  readonly document: SearchDocument;
  readonly fingerprint: string;
}

interface SourceState {
  /** Null after a notified change: the tables have not been queried since. */
  readonly version: string | null;
  readonly known: ReadonlyMap<string, KnownDocument>;
}

function createFingerprint(document: SearchDocument): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('base64');
}

/**
 * Compares documents rather than entries: a document may depend on other entries, such as the name of its site or a
 * page of another country at the same address.
 */
export function createIndexKeeper(engine: SearchEngine, sources: readonly SearchSource[]): IndexKeeper {
  const states = new Map<string, SourceState>();
  let running: Promise<number | null> | null = null;

  async function refreshSource(source: SearchSource, changedIds: ReadonlySet<string> | null): Promise<number | null> {
    const state = states.get(source.name) ?? { version: '', known: new Map<string, KnownDocument>() };
    // A notified change needs no query; the tables after it are the version to compare with later.
    const version = changedIds === null ? await source.readVersion() : null;
    if (changedIds === null && state.version === version) return null;
    if (changedIds === null && state.version === null) {
      states.set(source.name, { ...state, version });
      return null;
    }
    // Until it is done, and if it fails, the next look at the tables must find a change.
    states.set(source.name, { ...state, version: '' });
    const documents = await source.load(changedIds);
    const takeTurn = createTurns();
    const known = new Map<string, KnownDocument>();
    const changed: SearchDocument[] = [];
    for (const document of documents) {
      const before = state.known.get(document.id);
      const isSame = before?.document === document;
      const fingerprint = isSame ? before.fingerprint : createFingerprint(document);
      known.set(document.id, { document, fingerprint });
      if (before?.fingerprint !== fingerprint) changed.push(document);
      if (!isSame) await takeTurn();
    }
    const removed = [...state.known.keys()].filter((id) => !known.has(id));
    await engine.remove(removed);
    await engine.index(changed);
    states.set(source.name, { version, known });
    return changed.length + removed.length;
  }

  async function refreshAll(change: ReportedChange | undefined): Promise<number | null> {
    const counts: number[] = [];
    for (const source of sources) {
      const count = await refreshSource(source, change?.source === source.name ? change.ids : null);
      if (count !== null) counts.push(count);
    }
    return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
  }

  return {
    refresh: (change) => {
      running ??= refreshAll(change).finally(() => {
        running = null;
      });
      return running;
    },
    settle: async () => {
      await running?.catch(() => null);
    },
  };
}
