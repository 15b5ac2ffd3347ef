import type { PageDefinition } from '@kmx/remote-kit/remote/page-definition.ts';

/** A page of the guide; each has its own address. */
export interface GuidePageDefinition extends PageDefinition {
  readonly pattern: string;
  readonly titleId: string;
  /** Text id of its subject; a page without one appears in neither navigation nor search. */
  readonly leadId?: string;
  /** Whether it shows examples, which the toolbar changes. */
  readonly hasExamples?: boolean;
}
