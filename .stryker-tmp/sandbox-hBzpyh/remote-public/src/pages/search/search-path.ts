/** What an address of the results page says. */
// @ts-nocheck

export interface SearchChoice {
  readonly query: string;
  readonly type: string | null;
  /** From 1 (D-41). */
  readonly page: number;
}

/** Unlocalized address of results; the first page and all types are not spelled out. */
export function createSearchPath({ query, type, page }: SearchChoice): string {
  const parameters = new URLSearchParams({
    ...(query === '' ? {} : { q: query }),
    ...(type === null ? {} : { type }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return parameters.size === 0 ? '/search' : `/search?${parameters.toString()}`;
}
