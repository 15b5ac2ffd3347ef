// @ts-nocheck
import type { StoryContact } from '../../features/stories/story-contact.ts';

/** Data of the list of authors. */
export interface AuthorsData {
  readonly page: 'authors';
  readonly authors: readonly (StoryContact & { readonly place: string | null })[];
}
