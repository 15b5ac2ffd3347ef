/** The content of a results page's address. */
export interface SearchChoice {
  readonly query: string;
  readonly type: string | null;
  /** Counted from 1 (D-41). */
  readonly page: number;
}

/** Unlocalized address of results; the first page and the choice of all types are left out. */
export function createSearchPath({ query, type, page }: SearchChoice): string {
  const parameters = new URLSearchParams({
    ...(query === '' ? {} : { q: query }),
    ...(type === null ? {} : { type }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return parameters.size === 0 ? '/search' : `/search?${parameters.toString()}`;
}
