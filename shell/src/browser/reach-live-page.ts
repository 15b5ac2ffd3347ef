import type { PageHead } from '@kmx/shared-contracts/page.ts';
import type { Auth } from '../session/create-auth.browser.ts';
import type { Navigate } from './navigate.ts';

/** The capabilities of a page once all of it has loaded. */
export interface LivePage {
  readonly auth: Auth;
  readonly navigate: Navigate;
  readonly setHead: (head: PageHead) => void;
}

/** Gives the rest of the page, loading it when it is not there yet; rejects when that fails. */
export type ReachLivePage = () => Promise<LivePage>;
