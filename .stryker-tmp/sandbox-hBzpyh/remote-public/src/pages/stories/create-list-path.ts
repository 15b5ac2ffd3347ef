/** Unlocalized address of a page of the overview; the first page of all stories has no query. */
// @ts-nocheck

export function createListPath(category: string | null, page: number): string {
  const query = new URLSearchParams({
    ...(category === null ? {} : { category }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return query.size === 0 ? '/stories' : `/stories?${query.toString()}`;
}
