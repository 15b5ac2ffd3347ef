import type { BudgetRule } from '@kmx/release-registry/active-set/find-budget-problems.ts';
import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import type { InspectedRelease } from '@kmx/release-registry/active-set/verify-release-set.server.ts';
import type { ReleaseSet } from '@kmx/shared-contracts/release.ts';

/** How a set beside the served one is verified. */
export interface FurtherRule {
  /** The set that it differs from, the served one by default. */
  readonly base?: VerifiedSet;
  /** What was found in its releases. */
  readonly inspected?: Map<string, Promise<InspectedRelease>>;
  /** Whose pages are weighed; nobody's by default. */
  readonly budget?: BudgetRule;
}

/** Verifies a set beside the one that is, or will be, served. */
export type VerifyFurther = (set: ReleaseSet, rule?: FurtherRule) => Promise<VerifiedSet>;
