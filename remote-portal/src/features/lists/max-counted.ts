/** The service desk counts rows up to here; one more stands for "more than that", which the texts with a count say. */
export const maxCounted = 10_000;

/** Number of the pages of a list that can be opened: those of the rows that are counted. */
export function countPages(total: number, size: number): number {
  return Math.ceil(Math.min(total, maxCounted) / size);
}

/** A number of rows without some of them: of more than can be counted there are still more than that. */
export function subtractCounted(total: number, some: number): number {
  return total > maxCounted ? total : total - some;
}
