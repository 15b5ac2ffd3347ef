import type { BasicBlock } from '../blocks/blocks.ts';

/** What an address that holds nothing shows: what the editors of the site wrote for it, null where they wrote nothing. */
export interface NotFoundData {
  readonly page: 'not-found';
  readonly content: {
    readonly title: string;
    readonly blocks: readonly BasicBlock[];
    /** Language of title and blocks. */
    readonly language: string;
  } | null;
}
