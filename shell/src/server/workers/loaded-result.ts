import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { PageRedirect } from '@kmx/shared-contracts/page-redirect.ts';

/** A page result on its way through the shell: the data, which only remote and browser read, stay JSON text. */
export interface LoadedResult extends Omit<PageResult, 'data'> {
  readonly dataJson: string;
  /** Cache tags of all answers the page was made from; they stay on the server. */
  readonly queryTags: readonly string[];
}

/** What a remote's `load` answered: the page, or where it is. */
export type LoadedAnswer = LoadedResult | PageRedirect;
