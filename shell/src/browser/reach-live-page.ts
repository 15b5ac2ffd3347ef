import type { PageHead } from '@kmx/shared-contracts/page.ts';
import type { Auth } from '../session/create-auth.browser.ts';
import type { Navigate } from './navigate.ts';

/** What a page can do once all of it is there. */
export interface LivePage {
  readonly auth: Auth;
  readonly navigate: Navigate;
  readonly setHead: (head: PageHead) => void;
}

/** Gives the rest of the page, loading it when it is not there yet; rejects when that fails. */
export type ReachLivePage = () => Promise<LivePage>;
