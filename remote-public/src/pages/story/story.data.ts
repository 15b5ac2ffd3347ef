import * as v from 'valibot';
import { type StoryTeaser, storyTeaserSchema } from '../../data/blocks/blocks.ts';
import type { TextEmbeds } from '../../data/blocks/text-embeds.ts';
import type { LinkedProduct } from '../../data/catalogue/load-linked-products.ts';
import { richTextSchema } from '../../data/media/rich-text.ts';
import { storyContactSchema } from '../../features/stories/story-contact.ts';

/** A story with its text and its contacts. */
export const storySchema = v.object({
  ...storyTeaserSchema.entries,
  body: v.nullable(richTextSchema),
  storyContacts: v.array(storyContactSchema),
});

/** Data of a story page; `shareUrl` is the absolute address of the story. */
export interface StoryData {
  readonly page: 'story';
  readonly story: v.InferOutput<typeof storySchema>;
  /** Entries embedded in the text or linked from it. */
  readonly embeds: TextEmbeds;
  readonly products: readonly LinkedProduct[];
  readonly related: readonly StoryTeaser[];
  readonly shareUrl: string;
}
