import * as v from 'valibot';
import { linkSchema } from '../links/link.ts';
import { locationSchema } from '../locations/location.schema.ts';
import { assetSchema } from '../media/asset.ts';
import { richTextSchema } from '../media/rich-text.ts';
import { type RichBlock, richBlockSchemas } from './rich-blocks.ts';

const text = v.nullable(v.string());
const image = v.nullable(assetSchema);
const link = v.nullable(linkSchema);

/** A story in a list; the date is ISO 8601, `locale` the language of its texts (SYS-065). */
export const storyTeaserSchema = v.object({
  locale: v.string(),
  slug: v.string(),
  title: v.string(),
  leadText: text,
  publicationDate: text,
  teaserImage: image,
  category: v.nullable(v.object({ name: text, slug: v.string() })),
});
export type StoryTeaser = v.InferOutput<typeof storyTeaserSchema>;

const heroSchema = v.object({
  __typename: v.literal('HeroBlock'),
  overline: text,
  title: text,
  lead: text,
  image,
  links: v.array(linkSchema),
  theme: text,
});
const textSchema = v.object({
  __typename: v.literal('TextBlock'),
  title: text,
  body: v.nullable(richTextSchema),
  layout: text,
});
const imageSchema = v.object({
  __typename: v.literal('ImageBlock'),
  image,
  caption: text,
  imageLayout: v.nullable(
    v.picklist(['Stretched', 'StretchedVideo', 'BreakOut', 'Inline', 'AsideSquare', 'AsideVideo']),
  ),
});
const teaserSchema = v.object({
  __typename: v.literal('TeaserBlock'),
  title: text,
  items: v.array(v.object({ title: text, text, image, link })),
});
const numbersSchema = v.object({
  __typename: v.literal('NumbersBlock'),
  title: text,
  items: v.array(v.object({ value: text, unit: text, label: text })),
});
const quoteSchema = v.object({ __typename: v.literal('QuoteBlock'), text, author: text, role: text });
const taskSchema = v.object({
  __typename: v.literal('TaskBlock'),
  title: text,
  items: v.array(v.object({ title: text, text, link, icon: text })),
});
const locationsSchema = v.object({
  __typename: v.literal('LocationsBlock'),
  title: text,
  count: v.nullable(v.number()),
  locations: v.optional(v.array(locationSchema), []),
  total: v.optional(v.number(), 0),
});
const storiesSchema = v.object({
  __typename: v.literal('StoriesBlock'),
  title: text,
  count: v.nullable(v.number()),
  stories: v.optional(v.array(storyTeaserSchema), []),
});

/** One block of a content page, with its links resolved. */
export const blockSchema = v.variant('__typename', [
  heroSchema,
  textSchema,
  imageSchema,
  teaserSchema,
  numbersSchema,
  quoteSchema,
  taskSchema,
  locationsSchema,
  storiesSchema,
  ...richBlockSchemas,
]);
export type Block = v.InferOutput<typeof blockSchema> & {
  /** Present only in drafts, where editing tools identify the block by it. */
  readonly id?: string;
};
/** A block that every content page can render. */
export type BasicBlock = Exclude<Block, RichBlock>;
/** The block with a given type name. */
export type BlockOf<Name extends Block['__typename']> = Extract<Block, { __typename: Name }>;
