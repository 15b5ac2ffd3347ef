import * as v from 'valibot';
import { type StoryTeaser } from '../../data/blocks/blocks.ts';
import { richTextSchema } from '../../data/media/rich-text.ts';
import { storyContactSchema } from '../../features/stories/story-contact.ts';

/** An author with all details of the page. */
export const authorSchema = v.object({
  ...storyContactSchema.entries,
  place: v.nullable(v.string()),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  bio: v.nullable(richTextSchema),
});

/** Data of an author's page, with their newest stories. */
export interface AuthorData {
  readonly page: 'author';
  readonly author: v.InferOutput<typeof authorSchema>;
  readonly stories: readonly StoryTeaser[];
}
