import { releaseSetSchema } from '@kmx/shared-contracts/release.ts';
import { unitNameSchema } from '@kmx/shared-contracts/units.schema.ts';
import type { ByUnit } from '@kmx/shared-contracts/units.ts';
import * as v from 'valibot';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** Each one is checked against each key. */
const maxSignatures = 64;

/** One signature of a statement, and the key that it says it was made with. */
const statementSignatureSchema = v.looseObject({ key: v.string(), signature: v.string() });

/**
 * One act upon the registry: which units change to which versions, on top of which statement, when, by whom and why. The
 * signatures cover everything else in it, also fields of a later version, so these are kept.
 */
export const statementSchema = v.looseObject({
  /** What is active after it, as its writer saw it. */
  ...releaseSetSchema.entries,
  /** Counts from 1. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /**
   * `activation`, `deactivation`, `rollback`, `promotion`, `entry`, `withdrawal`, `canary`, `canary-end`, or what a later
   * version knows.
   */
  kind: v.string(),
  by: v.string(),
  reason: v.string(),
  /** SHA-256 of the statement before it; null in the first one, and in those of releases before statements were chained. */
  previous: v.optional(v.nullable(hash), null),
  /** The new version of each unit that changes; null takes it out. Absent where statements were not chained. */
  changes: v.optional(
    v.pipe(
      v.record(unitNameSchema, v.nullable(v.string())),
      v.transform((changes) => changes as ByUnit<string | null>),
    ),
  ),
  /**
   * What the platform says of a unit, in a statement that changes no version (`unit-entry.server.ts`). Read where it is
   * applied: what a later version writes must not make the history unreadable.
   */
  entry: v.optional(v.unknown()),
  /** The canary that it begins, changes or ends (`canary.ts`), or what the guard has measured of it; read like `entry`. */
  canary: v.optional(v.unknown()),
  /** Why its releases may need more than their budget; absent where they may not (`find-budget-problems.ts`). */
  overBudget: v.optional(v.string()),
  /** Releases that a rollback of one unit cannot bring back after it, with the reason; absent where there are none. */
  closes: v.optional(v.array(v.string())),
  signatures: v.optional(v.pipe(v.array(statementSignatureSchema), v.maxLength(maxSignatures)), []),
});
export type Statement = v.InferOutput<typeof statementSchema>;

/** The units that a statement changes, with their new versions; null takes one out. */
export type UnitChanges = ByUnit<string | null>;
