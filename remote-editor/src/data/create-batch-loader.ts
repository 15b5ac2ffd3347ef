/** Loads one item by its id within a group, such as a language. */
export type LoadItem<Item> = (id: string, group: string) => Promise<Item | undefined>;

interface Batch<Item> {
  readonly ids: Set<string>;
  readonly answer: Promise<ReadonlyMap<string, Item>>;
}

/** Combines all items requested at the same moment into one request per group, as when a form with many pictures opens. */
export function createBatchLoader<Item>(
  loadMany: (ids: readonly string[], group: string) => Promise<ReadonlyMap<string, Item>>,
): LoadItem<Item> {
  const waiting = new Map<string, Batch<Item>>();
  const open = (group: string): Batch<Item> => {
    const ids = new Set<string>();
    const answer = Promise.resolve().then(() => {
      waiting.delete(group);
      return loadMany([...ids], group);
    });
    const batch = { ids, answer };
    waiting.set(group, batch);
    return batch;
  };
  return async (id, group) => {
    const { ids, answer } = waiting.get(group) ?? open(group);
    ids.add(id);
    return (await answer).get(id);
  };
}
