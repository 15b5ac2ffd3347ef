import * as v from 'valibot';
import { blockSchema } from '../../data/blocks.ts';

/** Data of the home page and of every generic content page. */
export const contentDataSchema = v.object({
  page: v.literal('content'),
  title: v.string(),
  blocks: v.array(blockSchema),
});
export type ContentData = v.InferOutput<typeof contentDataSchema>;
