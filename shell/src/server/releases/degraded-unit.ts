import type { UnitName } from '@kmx/shared-contracts/units.ts';

/** A unit that this shell does not serve as the registry's set demands; for the readiness endpoint, the log and the operator. */
export interface DegradedUnit {
  readonly name: UnitName | 'registry';
  /** The version that is wanted; empty for the registry itself. */
  readonly version: string;
  /** `missing`: its pages answer 503; `older`: the previous set is served, with its version of this unit. */
  readonly effect: 'missing' | 'older';
  /** One line for the operator; may name versions, files and messages of the remote, never data of a visitor. */
  readonly reason: string;
}
