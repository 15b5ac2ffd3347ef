/** A text in pieces, each with whether it was searched for; rendered as text, so that nothing needs escaping (PUB-086). */
export type SearchPieces = readonly (readonly [text: string, isHit: boolean])[];

/** One thing that was found (SYS-067, D-41). */
export interface SearchRecord {
  readonly title: string;
  readonly description: string;
  /** Address in the site and locale of the search. */
  readonly url: string;
  /** Kind of result: `page`, `product`, `service`, `story` and others. */
  readonly type: string;
  /** Language of title and description, which differs from the requested one if there is no translation. */
  readonly language: string;
  readonly highlights: { readonly title: SearchPieces; readonly description: SearchPieces };
}

/** One page of results, ten to a page, counted from 1 (D-41). */
export interface SearchAnswer {
  readonly records: readonly SearchRecord[];
  /** Number of results of the chosen type. */
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  /** Number of results of each type, regardless of the chosen type. */
  readonly types: readonly { readonly type: string; readonly count: number }[];
  /** `some`: nothing has all the words, these have some of them. */
  readonly matching: 'all' | 'some';
}

/** Suggestions while typing: results, and queries that complete the word (D-41). */
export interface SearchSuggestions {
  readonly records: readonly SearchRecord[];
  readonly suggestions: readonly string[];
}

/** Longest query in characters that is looked for. */
export const maxSearchQueryLength = 200;
