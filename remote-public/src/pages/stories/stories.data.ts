import type { StoryTeaser } from '../../data/blocks/blocks.ts';

/** A category with the number of its stories; `locale` is the language of its name. */
export interface StoryCategory {
  readonly slug: string;
  readonly name: string;
  readonly locale: string;
  readonly count: number;
}

/** Data of the overview: one page of the list, of all stories or of one category. */
export interface StoriesData {
  readonly page: 'stories';
  readonly title: string;
  readonly lead: string | null;
  /** Language of title and lead. */
  readonly locale: string;
  readonly categories: readonly StoryCategory[];
  /** Number of all stories. */
  readonly total: number;
  /** Slug of the chosen category. */
  readonly category: string | null;
  readonly stories: readonly StoryTeaser[];
  /** Counted from 1. */
  readonly pageNumber: number;
  readonly pageCount: number;
}
