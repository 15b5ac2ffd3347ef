import * as v from 'valibot';
import { tokensSchema } from './stored-tokens.browser.ts';

const databaseName = 'kmx-session';
const storeName = 'latest';
const deadlineMs = 1_000;

const recordSchema = v.object({ tokens: v.nullable(tokensSchema), removedAccessToken: v.nullable(v.string()) });

/**
 * The last token change of any tab. Read inside the lock, because another tab's write to localStorage may not be
 * visible yet when the lock is granted (docs/measurements/identity.md).
 */
export type LatestTokens = v.InferOutput<typeof recordSchema>;

function settle<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
}

async function openDatabase(page: Window): Promise<IDBDatabase> {
  const request = page.indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return settle(request);
}

async function useStore<Value>(
  page: Window,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await openDatabase(page);
  try {
    return await settle(work(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

function limitTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('IndexedDB did not answer')), deadlineMs);
  });
  return Promise.race([work, late]);
}

/** Reads the record shared by all tabs; null when there is none or the browser refuses the database. */
export async function readLatestTokens(page: Window, clientId: string): Promise<LatestTokens | null> {
  try {
    const record: unknown = await limitTime(useStore(page, 'readonly', (store) => store.get(clientId)));
    return record === undefined ? null : v.parse(recordSchema, record);
  } catch {
    return null;
  }
}

/** Writes the record; in a browser without the database each tab works on its own. */
export async function writeLatestTokens(page: Window, clientId: string, record: LatestTokens): Promise<void> {
  try {
    await limitTime(useStore(page, 'readwrite', (store) => store.put(record, clientId)));
  } catch {
    // Private windows may refuse IndexedDB; localStorage alone is correct in all but rare races.
  }
}
