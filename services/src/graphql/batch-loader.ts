import DataLoader from 'dataloader';

/** Loads one object by its id, together with all others requested in the same turn. */
export type LoadOne<Value> = (id: string) => Promise<Value>;

/**
 * Turns a query for many ids into a function for one, so that a list of 100 rows costs one query per field and not 100.
 * Keeps nothing: a request after a change reads again.
 */
export function createBatchLoader<Value>(
  loadMany: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  missing: Value,
): LoadOne<Value> {
  const loader = new DataLoader<string, Value>(
    async (ids) => {
      const found = await loadMany([...new Set(ids)]);
      return ids.map((id) => found.get(id) ?? missing);
    },
    // Resolvers of one answer are several promises apart; all of them still belong to one query.
    { cache: false, batchScheduleFn: (send) => void setImmediate(send) },
  );
  return (id) => loader.load(id);
}
