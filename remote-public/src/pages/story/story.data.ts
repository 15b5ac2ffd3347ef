import * as v from 'valibot';
import { type StoryTeaser, storyTeaserSchema } from '../../data/blocks.ts';
import { richTextSchema } from '../../data/rich-text.ts';
import { storyContactSchema } from '../../features/stories/story-contact.ts';

/** A story with its text and the people who answer for it. */
export const storySchema = v.object({
  ...storyTeaserSchema.entries,
  body: v.nullable(richTextSchema),
  storyContacts: v.array(storyContactSchema),
});

/** A machine that a story names; route is unlocalized. */
export interface StoryProduct {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly route: string;
  readonly image: string | null;
}

/** Data of a story page; shareUrl is the absolute address of the story. */
export interface StoryData {
  readonly page: 'story';
  readonly story: v.InferOutput<typeof storySchema>;
  readonly products: readonly StoryProduct[];
  readonly related: readonly StoryTeaser[];
  readonly shareUrl: string;
}
