import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';

/** What was found out about a smoke page of a release; `page` is empty where it concerns the release as a whole. */
export interface SmokeFinding {
  readonly name: RemoteName;
  readonly version: string;
  readonly page: string;
  /** One line for the operator. */
  readonly reason: string;
}

/** The outcome of smoke pages: what speaks against a release, and what nobody knows yet. */
export interface SmokeResult {
  readonly failed: readonly SmokeFinding[];
  /** A backend or the shell itself kept the page from being rendered, or there is no page to render. */
  readonly unproven: readonly SmokeFinding[];
}

/** Renders the smoke pages of some remotes of a set as a visitor would get them, within a bounded time; never rejects. */
export type RunSmokePages = (set: VerifiedSet, remotes: readonly RemoteName[]) => Promise<SmokeResult>;
