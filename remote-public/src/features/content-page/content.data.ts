import type { BasicBlock, Block } from '../../data/blocks/blocks.ts';

/** Data of the home page and of every generic content page. */
export interface ContentData {
  readonly page: 'content';
  readonly title: string;
  readonly blocks: readonly BasicBlock[];
}

/** Data of a content page with rich blocks. */
export interface RichContentData {
  readonly page: 'content-rich';
  readonly title: string;
  readonly blocks: readonly Block[];
}
