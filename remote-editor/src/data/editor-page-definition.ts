import type { PageDefinition } from '@kmx/remote-kit/remote/page-definition.ts';

/** A page of the editor area; each has its own address. */
export interface EditorPageDefinition extends PageDefinition {
  readonly pattern: string;
  readonly titleId: string;
}
