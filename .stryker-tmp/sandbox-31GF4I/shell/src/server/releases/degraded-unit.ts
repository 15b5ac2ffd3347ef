// @ts-nocheck
import type { UnitName } from '@kmx/shared-contracts/units.ts';

/** A unit that this shell does not serve as the registry wants it; for the readiness address, the log and people. */
export interface DegradedUnit {
  readonly name: UnitName | 'registry';
  /** The version that is wanted; empty for the registry itself. */
  readonly version: string;
  /** `missing`: its pages answer 503; `older`: the set before is served, with what this unit had in it. */
  readonly effect: 'missing' | 'older';
  /** One line for people; may name versions, files and messages of the remote, never anything of a visitor. */
  readonly reason: string;
}
