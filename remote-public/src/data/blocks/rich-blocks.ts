import * as v from 'valibot';
import { linkFields, linkSchema } from '../links/link.ts';
import { assetFields, assetSchema } from '../media/asset.ts';
import { richTextSchema } from '../media/rich-text.ts';
import { mediaBlockFields, mediaBlockSchemas } from './media-blocks.ts';

const text = v.nullable(v.string());
const image = v.nullable(assetSchema);
const richText = v.nullable(richTextSchema);

const videoSchema = v.object({
  __typename: v.literal('VideoBlock'),
  title: text,
  caption: text,
  video: v.nullable(v.object({ url: v.string(), mimeType: text })),
  poster: image,
  captions: v.array(v.object({ language: v.string(), label: v.string(), url: v.string() })),
  transcript: richText,
  videoLayout: v.nullable(v.picklist(['Stretched', 'Aside'])),
});
const gallerySchema = v.object({
  __typename: v.literal('GalleryBlock'),
  title: text,
  items: v.array(v.object({ image, caption: text })),
});
const accordionSchema = v.object({
  __typename: v.literal('AccordionBlock'),
  title: text,
  isFaq: v.nullable(v.boolean()),
  items: v.array(v.object({ title: v.string(), body: richText })),
});
const tableSchema = v.object({
  __typename: v.literal('TableBlock'),
  title: text,
  caption: text,
  columns: v.array(v.string()),
  rows: v.array(v.object({ cells: v.array(v.string()) })),
});
const timelineSchema = v.object({
  __typename: v.literal('TimelineBlock'),
  title: text,
  items: v.array(v.object({ date: v.string(), title: v.string(), text, image })),
});
const stepsSchema = v.object({
  __typename: v.literal('StepsBlock'),
  title: text,
  items: v.array(v.object({ title: v.string(), text, image })),
});
const linkListSchema = v.object({ __typename: v.literal('LinkListBlock'), title: text, links: v.array(linkSchema) });
const productsSchema = v.object({
  __typename: v.literal('ProductsBlock'),
  title: text,
  productSlugs: v.array(v.string()),
  products: v.optional(
    v.array(
      v.object({
        ...{ slug: v.string(), name: v.string(), text: v.string(), route: v.string(), image: text },
        language: v.optional(v.string()),
      }),
    ),
    [],
  ),
});
const contactSchema = v.object({
  __typename: v.literal('ContactBlock'),
  title: text,
  text,
  items: v.array(v.object({ name: v.string(), role: text, phone: text, email: text, picture: image })),
});

/** Blocks used on few pages, which alone load their code. */
export const richBlockSchemas = [
  videoSchema,
  gallerySchema,
  accordionSchema,
  tableSchema,
  timelineSchema,
  stepsSchema,
  linkListSchema,
  productsSchema,
  contactSchema,
  ...mediaBlockSchemas,
] as const;

export type RichBlock = v.InferOutput<(typeof richBlockSchemas)[number]>;
/** The rich block with a given type name. */
export type RichBlockOf<Name extends RichBlock['__typename']> = Extract<RichBlock, { __typename: Name }>;

const richBlockNames: ReadonlySet<string> = new Set(
  richBlockSchemas.map((schema) => schema.entries.__typename.literal),
);

/** Whether a block needs the code of the rich content page. */
export function isRichBlock(block: { readonly __typename: string }): block is RichBlock {
  return richBlockNames.has(block.__typename);
}

const asset = `{ ${assetFields} }`;

/** Selections of the rich blocks in a query. */
export const richBlockFields = `
  ... on VideoBlock { title caption video { url mimeType } poster ${asset} captions { language label url } transcript { raw } videoLayout: layout }
  ... on GalleryBlock { title items { image ${asset} caption } }
  ... on AccordionBlock { title isFaq items { title body { raw } } }
  ... on TableBlock { title caption columns rows { cells } }
  ... on TimelineBlock { title items { date title text image ${asset} } }
  ... on StepsBlock { title items { title text image ${asset} } }
  ... on LinkListBlock { title links { ${linkFields} } }
  ... on ProductsBlock { title productSlugs }
  ... on ContactBlock { title text items { name role phone email picture ${asset} } }
  ${mediaBlockFields}
`;
