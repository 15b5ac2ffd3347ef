/** Number of files at once: each step of a file waits for its turn in a process that also serves visitors. */
const batchSize = 96;

/** Maps in order, one batch at a time; rejects with the first failure, after which no further batch begins. */
export async function mapInBatches<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
  size = batchSize,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += size) {
    results.push(...(await Promise.all(items.slice(start, start + size).map(map))));
  }
  return results;
}
