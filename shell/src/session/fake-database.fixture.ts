interface Answer<Value> {
  result: Value | undefined;
  onsuccess: (() => void) | null;
  onupgradeneeded: (() => void) | null;
}

function answerSoon<Value>(read: (answer: Answer<Value>) => Value): Answer<Value> {
  const answer: Answer<Value> = { result: undefined, onsuccess: null, onupgradeneeded: null };
  queueMicrotask(() => {
    answer.result = read(answer);
    answer.onsuccess?.();
  });
  return answer;
}

/** The part of IndexedDB that the session uses, for all pages that share it; `records` lists what was put, in order. */
export function createFakeDatabase() {
  const records: unknown[] = [];
  const stores = new Map<string, Map<string, unknown>>();
  const openStore = (name: string) => {
    const store = stores.get(name);
    if (!store) throw new Error('NotFoundError');
    return {
      get: (key: string) => answerSoon(() => structuredClone(store.get(key))),
      put: (value: unknown, key: string) =>
        answerSoon(() => {
          records.push(structuredClone(value));
          store.set(key, structuredClone(value));
          return key;
        }),
    };
  };
  const database = {
    createObjectStore: (name: string) => void stores.set(name, new Map()),
    transaction: () => ({ objectStore: openStore }),
    close: () => {},
  };
  const open = () =>
    answerSoon((answer) => {
      answer.result = database;
      if (stores.size === 0) answer.onupgradeneeded?.();
      return database;
    });
  return { records, indexedDB: { open } as unknown as IDBFactory };
}
