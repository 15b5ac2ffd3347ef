import { type Model, createScalarField as scalar, createTypedField as typed } from './model-types.ts';

const localized = { localized: true } as const;
const slug = scalar('slug', 'String', { required: true, unique: true });

/** Stories, the people responsible for them and their categories (SYS-065). */
export const storyModels: readonly Model[] = [
  {
    name: 'StoryCategory',
    plural: 'storyCategories',
    fields: [slug, scalar('name', 'String', localized), scalar('position', 'Int')],
  },
  {
    name: 'StoryContact',
    plural: 'storyContacts',
    fields: [
      slug,
      scalar('name', 'String', { required: true }),
      scalar('role', 'String', localized),
      scalar('bio', 'RichText', localized),
      scalar('place', 'String', localized),
      scalar('email', 'String'),
      scalar('phone', 'String'),
      typed('relation', 'image', 'Asset'),
    ],
  },
  {
    name: 'Story',
    plural: 'stories',
    fields: [
      slug,
      scalar('title', 'String', { localized: true, needed: true }),
      scalar('leadText', 'String', localized),
      scalar('publicationDate', 'DateTime'),
      typed('relation', 'teaserImage', 'Asset'),
      typed('relation', 'category', 'StoryCategory'),
      typed('relation', 'storyContacts', 'StoryContact', { list: true }),
      scalar('productSlugs', 'String', { list: true, required: true }),
      scalar('body', 'RichText', { localized: true, embeds: ['Asset', 'Page', 'ProductReference'] }),
    ],
  },
  {
    // A machine of the catalogue, so that texts of editors can hold it.
    name: 'ProductReference',
    plural: 'productReferences',
    fields: [scalar('productSlug', 'String', { required: true, unique: true }), scalar('name', 'String')],
  },
];
