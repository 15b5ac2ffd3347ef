/** Number of files at once: each step of a file waits for its turn in a process that also serves visitors. */
const batchSize = 96;

/** Maps in order, one batch at a time; rejects with the first failure, after which no further batch begins. */
export async function mapInBatches<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += batchSize) {
    results.push(...(await Promise.all(items.slice(start, start + batchSize).map(map))));
  }
  return results;
}
