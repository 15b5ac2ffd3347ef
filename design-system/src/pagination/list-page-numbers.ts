/** Pages offered around the current one: the first, the last and the neighbours; null is a gap. */
export function listPageNumbers(current: number, count: number): readonly (number | null)[] {
  const wanted = new Set([1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count));
  const pages = [...wanted].sort((one, other) => one - other);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? page - 1;
    // A gap of a single page shows that page.
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
