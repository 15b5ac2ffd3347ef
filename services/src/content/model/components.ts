import { blockComponents } from './block-components.ts';
import { createLayoutField as layoutOf } from './layout-field.ts';
import { mediaComponents } from './media-models.ts';
import { type Component, createScalarField as scalar, createTypedField as typed } from './model-types.ts';

const theme = scalar('theme', 'String');
const title = scalar('title', 'String');
const text = scalar('text', 'String');
const image = typed('relation', 'image', 'Asset');

const imageLayouts = ['Stretched', 'StretchedVideo', 'BreakOut', 'Inline', 'AsideSquare', 'AsideVideo'] as const;

/** Everything that can be part of an entry: links, navigation sections, and the blocks of a page with their items. */
export const components: readonly Component[] = [
  ...mediaComponents,
  { name: 'SiteDomain', fields: [scalar('host', 'String', { required: true }), scalar('slug', 'String')] },
  {
    name: 'Link',
    fields: [
      text,
      scalar('path', 'String'),
      scalar('url', 'String'),
      typed('relation', 'page', 'Page'),
      scalar('productSlug', 'String'),
      scalar('serviceSlug', 'String'),
      scalar('openInNewTab', 'Boolean'),
    ],
  },
  {
    name: 'MarketingSection',
    fields: [
      typed('relation', 'logo', 'Asset'),
      scalar('backgroundColor', 'String'),
      typed('component', 'link', 'Link'),
    ],
  },
  { name: 'NavigationSection', fields: [title, typed('relation', 'items', 'NavigationItem', { list: true })] },
  { name: 'FooterSection', fields: [title, typed('component', 'links', 'Link', { list: true })] },
  {
    name: 'HeroBlock',
    fields: [
      scalar('overline', 'String'),
      title,
      scalar('lead', 'String'),
      image,
      typed('component', 'links', 'Link', { list: true }),
      theme,
    ],
  },
  { name: 'TextBlock', fields: [title, scalar('body', 'RichText'), layoutOf('Default')] },
  { name: 'ImageBlock', fields: [image, scalar('caption', 'String'), layoutOf(...imageLayouts)] },
  { name: 'Teaser', fields: [title, text, image, typed('component', 'link', 'Link')] },
  { name: 'TeaserBlock', fields: [title, typed('component', 'items', 'Teaser', { list: true })] },
  { name: 'NumberItem', fields: [scalar('value', 'String'), scalar('unit', 'String'), scalar('label', 'String')] },
  { name: 'NumbersBlock', fields: [title, typed('component', 'items', 'NumberItem', { list: true })] },
  { name: 'QuoteBlock', fields: [text, scalar('author', 'String'), scalar('role', 'String')] },
  { name: 'TaskItem', fields: [title, text, typed('component', 'link', 'Link'), scalar('icon', 'String')] },
  { name: 'TaskBlock', fields: [title, typed('component', 'items', 'TaskItem', { list: true })] },
  { name: 'LocationsBlock', fields: [title, scalar('count', 'Int')] },
  { name: 'StoriesBlock', fields: [title, scalar('count', 'Int')] },
  ...blockComponents,
];
