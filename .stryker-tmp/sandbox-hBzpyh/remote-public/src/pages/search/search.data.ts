// @ts-nocheck
import type { SearchAnswer } from '@kmx/shared-contracts/search.ts';

/** Data of the results page. */
export interface SearchData {
  readonly page: 'search';
  /** What was looked for, '' on the empty page. */
  readonly query: string;
  /** The chosen type of results, null for all. */
  readonly type: string | null;
  /** Null on the empty page and when the search failed. */
  readonly answer: SearchAnswer | null;
  readonly hasFailed: boolean;
  /** Where nothing was found: a word that the catalogue is sure to have, with its language; null where there is none. */
  readonly example: { readonly name: string; readonly language: string } | null;
  /** Names of the languages of results, in the language of the page. */
  readonly languageNames: Readonly<Record<string, string>>;
}
