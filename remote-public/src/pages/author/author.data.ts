import * as v from 'valibot';
import { type StoryTeaser } from '../../data/blocks/blocks.ts';
import { richTextSchema } from '../../data/media/rich-text.ts';
import { storyContactSchema } from '../../features/stories/story-contact.ts';

/** An author with everything the page shows. */
export const authorSchema = v.object({
  ...storyContactSchema.entries,
  place: v.nullable(v.string()),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  bio: v.nullable(richTextSchema),
});

/** Data of the page of an author: the newest of their stories. */
export interface AuthorData {
  readonly page: 'author';
  readonly author: v.InferOutput<typeof authorSchema>;
  readonly stories: readonly StoryTeaser[];
}
