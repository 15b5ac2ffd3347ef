import * as v from 'valibot';
import { assetFields, assetSchema } from '../../data/media/asset.ts';

/** A contact person for stories, as shown in lists and bylines (SYS-065). */
export const storyContactSchema = v.object({
  id: v.string(),
  locale: v.string(),
  slug: v.string(),
  name: v.string(),
  role: v.nullable(v.string()),
  image: v.nullable(assetSchema),
});
export type StoryContact = v.InferOutput<typeof storyContactSchema>;

/** Selection of a contact in a query. */
export const storyContactFields = `id locale slug name role image { ${assetFields} }`;
