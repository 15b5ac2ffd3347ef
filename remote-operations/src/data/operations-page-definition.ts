import type { PageDefinition } from '@kmx/remote-kit/remote/page-definition.ts';

/** A page of the operators; each has its own address. */
export interface OperationsPageDefinition extends PageDefinition {
  readonly pattern: string;
  /** Its title; the page of a unit is named by the unit. */
  readonly titleId: string;
}
