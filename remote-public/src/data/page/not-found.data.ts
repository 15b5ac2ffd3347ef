import type { BasicBlock } from '../blocks/blocks.ts';

/** Data of a page for an unknown address: what the site's editors wrote for it, null if nothing. */
export interface NotFoundData {
  readonly page: 'not-found';
  readonly content: {
    readonly title: string;
    readonly blocks: readonly BasicBlock[];
    /** Language of title and blocks. */
    readonly language: string;
  } | null;
}
