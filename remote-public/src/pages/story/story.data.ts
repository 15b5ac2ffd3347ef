import * as v from 'valibot';
import { storyTeaserSchema } from '../../data/blocks.ts';
import { richTextSchema } from '../../data/rich-text.ts';

/** Data of a story page. */
export const storyDataSchema = v.object({
  page: v.literal('story'),
  story: v.object({ ...storyTeaserSchema.entries, body: v.nullable(richTextSchema) }),
});
export type StoryData = v.InferOutput<typeof storyDataSchema>;
