/** Loads one object by its id, together with all others that are asked for in the same turn. */
export type LoadOne<Value> = (id: string) => Promise<Value>;

/**
 * Turns a query for many ids into a function for one, so that a list of 100 rows costs one query a field and not 100.
 * Nothing is kept: what is asked for after a change is read anew.
 */
export function createBatchLoader<Value>(
  loadMany: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  missing: Value,
): LoadOne<Value> {
  let waiting: { readonly ids: Set<string>; readonly result: Promise<ReadonlyMap<string, Value>> } | null = null;
  return async (id) => {
    if (waiting === null) {
      const ids = new Set<string>();
      const result = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        waiting = null;
        return loadMany([...ids]);
      });
      waiting = { ids, result };
    }
    waiting.ids.add(id);
    return (await waiting.result).get(id) ?? missing;
  };
}
