import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';

/** A page to load and render; `given` is what the product loaded for the same address, if the remote is there too. */
export interface RenderJob {
  readonly id: number;
  readonly request: PageRequest;
  readonly given: PageResult | null;
}

/** A page, where it is instead, or why there is none, for the developer. */
export type RenderAnswer =
  | { readonly state: 'rendered'; readonly result: PageResult; readonly html: string }
  | { readonly state: 'redirected'; readonly location: string }
  | { readonly state: 'failed'; readonly text: string };
