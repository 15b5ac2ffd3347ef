import type { PageDefinition } from '@kmx/remote-kit/remote/page-definition.ts';

/** A page of the guide; each has its own address. */
export interface GuidePageDefinition extends PageDefinition {
  readonly pattern: string;
  readonly titleId: string;
  /** What it is about; a page without it is in neither navigation nor search. */
  readonly leadId?: string;
  /** Its part has examples of its own, besides those of the design system. */
  readonly hasExamples?: boolean;
}
