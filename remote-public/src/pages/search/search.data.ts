import type { SearchAnswer } from '@kmx/shared-contracts/search.ts';

/** Data of the results page. */
export interface SearchData {
  readonly page: 'search';
  /** The search text; '' on the empty page. */
  readonly query: string;
  /** The chosen type of results; null for all. */
  readonly type: string | null;
  /** Null on the empty page and when the search failed. */
  readonly answer: SearchAnswer | null;
  readonly hasFailed: boolean;
  /** When nothing was found: a word certain to be in the catalogue, with its language; null if there is none. */
  readonly example: { readonly name: string; readonly language: string } | null;
  /** Names of the results' languages, in the language of the page. */
  readonly languageNames: Readonly<Record<string, string>>;
}
