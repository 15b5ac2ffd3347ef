import { createLayoutField as layoutOf } from './layout-field.ts';
import { type Component, createScalarField as scalar, createTypedField as typed } from './model-types.ts';

const title = scalar('title', 'String');
const needed = { needed: true } as const;
const neededTitle = scalar('title', 'String', needed);
const text = scalar('text', 'String');
const image = typed('relation', 'image', 'Asset');
const body = scalar('body', 'RichText');
const listOf = (name: string) => typed('component', 'items', name, { list: true });

/** The blocks of content pages that were added to the first set, with their items. */
export const blockComponents: readonly Component[] = [
  {
    name: 'CaptionTrack',
    fields: [scalar('language', 'String', needed), scalar('label', 'String', needed), scalar('url', 'String', needed)],
  },
  {
    name: 'VideoBlock',
    fields: [
      title,
      typed('relation', 'video', 'Asset'),
      typed('relation', 'poster', 'Asset'),
      scalar('caption', 'String'),
      typed('component', 'captions', 'CaptionTrack', { list: true }),
      scalar('transcript', 'RichText'),
      layoutOf('Stretched', 'Aside'),
    ],
  },
  { name: 'GalleryItem', fields: [image, scalar('caption', 'String')] },
  { name: 'GalleryBlock', fields: [title, listOf('GalleryItem')] },
  { name: 'AccordionItem', fields: [neededTitle, body] },
  { name: 'AccordionBlock', fields: [title, listOf('AccordionItem'), scalar('isFaq', 'Boolean')] },
  { name: 'TableRow', fields: [scalar('cells', 'String', { list: true })] },
  {
    name: 'TableBlock',
    fields: [
      title,
      scalar('caption', 'String'),
      scalar('columns', 'String', { list: true }),
      typed('component', 'rows', 'TableRow', { list: true }),
    ],
  },
  { name: 'TimelineItem', fields: [scalar('date', 'String', needed), neededTitle, text, image] },
  { name: 'TimelineBlock', fields: [title, listOf('TimelineItem')] },
  { name: 'StepItem', fields: [neededTitle, text, image] },
  { name: 'StepsBlock', fields: [title, listOf('StepItem')] },
  { name: 'LinkListBlock', fields: [title, typed('component', 'links', 'Link', { list: true })] },
  { name: 'ProductsBlock', fields: [title, scalar('productSlugs', 'String', { list: true })] },
  {
    name: 'ContactPerson',
    fields: [
      scalar('name', 'String', needed),
      scalar('role', 'String'),
      scalar('phone', 'String'),
      scalar('email', 'String'),
      typed('relation', 'picture', 'Asset'),
    ],
  },
  { name: 'ContactBlock', fields: [title, text, listOf('ContactPerson')] },
];
