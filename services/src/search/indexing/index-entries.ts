import { createHash } from 'node:crypto';
import type { SearchDocument, SearchEngine } from '../search-engine.ts';
import type { SearchSource, SourceEntry } from '../sources/search-source.ts';

/** What was last indexed of an entry. */
export interface IndexedEntry {
  readonly key: string;
  readonly documentId: string;
  readonly fingerprint: string;
  readonly place: string | null;
  readonly sources: readonly string[];
}

/** Remembers what is in the index, so that only differences are written to it. */
export interface IndexBook {
  readonly find: (source: string, keys: readonly string[]) => Promise<readonly IndexedEntry[]>;
  /** Keys of the entries whose documents have texts of these. */
  readonly listReferrers: (source: string, keys: readonly string[]) => Promise<readonly string[]>;
  readonly listAtPlaces: (source: string, places: readonly string[]) => Promise<readonly string[]>;
  readonly save: (source: string, entries: readonly IndexedEntry[]) => Promise<void>;
  readonly remove: (source: string, keys: readonly string[]) => Promise<void>;
}

/** The index that entries are written to. */
export interface IndexTarget {
  readonly engine: Pick<SearchEngine, 'index' | 'remove'>;
  readonly book: IndexBook;
}

/** Raised when documents are indexed in another way than before, so that all of them are written again. */
export const indexVersion = 2;

function createFingerprint(document: SearchDocument): string {
  return createHash('sha256')
    .update(`${indexVersion} ${JSON.stringify(document)}`)
    .digest('base64');
}

async function readWithPlaces(
  source: SearchSource,
  book: IndexBook,
  keys: readonly string[],
): Promise<{ readonly entries: readonly SourceEntry[]; readonly before: readonly IndexedEntry[] }> {
  const before = await book.find(source.name, keys);
  const entries = await source.read(keys);
  if (source.complete === undefined) return { entries, before };
  const places = new Set([...before, ...entries].flatMap(({ place }) => (place === null ? [] : [place])));
  const asked = new Set(keys);
  const atPlaces = places.size === 0 ? [] : await book.listAtPlaces(source.name, [...places]);
  const others = atPlaces.filter((key) => !asked.has(key));
  if (others.length === 0) return { entries: source.complete(entries), before };
  return {
    entries: source.complete([...entries, ...(await source.read(others))]),
    before: [...before, ...(await book.find(source.name, others))],
  };
}

/**
 * Carries entries that may have changed into the index, with those that depend on them, and returns how many documents
 * were written or removed. Compares documents rather than entries: a document may depend on other entries, such as the
 * name of a contact or a page of another country at the same address.
 */
export async function indexEntries(
  source: SearchSource,
  { engine, book }: IndexTarget,
  keys: readonly string[],
): Promise<number> {
  const wanted = [...new Set([...keys, ...(await book.listReferrers(source.name, keys))])];
  const { entries, before } = await readWithPlaces(source, book, wanted);
  const known = new Map(before.map((entry) => [entry.key, entry]));
  const saved: IndexedEntry[] = [];
  const changed: SearchDocument[] = [];
  const current = new Set<string>();
  for (const { key, document, place, sources } of entries) {
    if (document === null) continue;
    current.add(key);
    const fingerprint = createFingerprint(document);
    const former = known.get(key);
    if (former?.fingerprint === fingerprint) continue;
    changed.push(document);
    saved.push({ key, documentId: document.id, fingerprint, place, sources });
  }
  const removed = before.filter(({ key }) => !current.has(key));
  const renamed = saved.flatMap(({ key, documentId }) => {
    const former = known.get(key)?.documentId;
    return former === undefined || former === documentId ? [] : [former];
  });
  const gone = [...removed.map(({ documentId }) => documentId), ...renamed];
  if (gone.length > 0) await engine.remove(gone);
  if (changed.length > 0) await engine.index(changed);
  if (removed.length > 0) {
    await book.remove(
      source.name,
      removed.map(({ key }) => key),
    );
  }
  if (saved.length > 0) await book.save(source.name, saved);
  return changed.length + removed.length;
}
