/** The searchable texts of a document in one language, as people read them. */
export interface SearchText {
  readonly title: string;
  readonly description: string;
  /** Names other than the title that people also type: category, brand, group. */
  readonly keywords: string;
  readonly body: string;
}

/** One thing that can be found, in every language it exists in. */
export interface SearchDocument {
  readonly id: string;
  readonly type: string;
  /** Unlocalized path, from which the caller makes an address. */
  readonly path: string;
  /** Slug of the one site that shows it, '' for the main site, null for every site. */
  readonly site: string | null;
  /** Countries that see it, null for all of them, an empty list for none (D-32). */
  readonly countries: readonly string[] | null;
  /** Countries that have another document at the same address. */
  readonly exceptCountries: readonly string[];
  readonly versions: Readonly<Record<string, SearchText>>;
}

/** The words and the searcher; `languages` in order of preference, like the choice of the page itself (HY-31). */
export interface SearchQuery {
  readonly text: string;
  readonly languages: readonly string[];
  readonly country: string;
  readonly site: string;
  readonly type: string | null;
  readonly offset: number;
  readonly limit: number;
}

/** A text in pieces, each with whether it was searched for: nothing to escape, nothing to parse (PUB-086). */
export type Pieces = readonly (readonly [text: string, isHit: boolean])[];

/** One found document, in the language its visitor would read. */
export interface SearchHit {
  readonly id: string;
  readonly type: string;
  readonly path: string;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly highlights: { readonly title: Pieces; readonly description: Pieces };
}

/** One page of hits; `total` and `hits` are of the chosen type, `types` counts all of them. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  readonly types: readonly { readonly type: string; readonly count: number }[];
  /** Whether every hit has all words, or no document has all of them and these have some. */
  readonly matching: 'all' | 'some';
}

/** Suggestions while typing: documents, and words that complete the query. */
export interface SuggestAnswer {
  readonly hits: readonly SearchHit[];
  readonly suggestions: readonly string[];
}

/** A full-text index; derived data that can be rebuilt from the sources at any time. */
export interface SearchEngine {
  /** Adds documents or replaces those with the same id. */
  readonly index: (batch: readonly SearchDocument[]) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  readonly search: (query: SearchQuery) => Promise<SearchAnswer>;
  readonly suggest: (query: Omit<SearchQuery, 'type' | 'offset'>) => Promise<SuggestAnswer>;
}
