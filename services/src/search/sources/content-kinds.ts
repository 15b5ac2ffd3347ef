import type { FieldValues } from '../../content/store/content-document.ts';

/** How entries of one content model are found: a new kind of content is one more line. */
export interface ContentKind {
  readonly model: string;
  /** Name of the filter on the results page. */
  readonly type: string;
  readonly title: string;
  readonly description: string | null;
  /** Fields whose texts are names: categories, places; of related entries their names. */
  readonly keywords: readonly string[];
  /** Unlocalized path of the entry's page. */
  readonly createPath: (values: FieldValues) => string | null;
}

function createSlugPath(start: string): ContentKind['createPath'] {
  return ({ slug }) => (typeof slug === 'string' && slug !== '' ? `${start}${encodeURIComponent(slug)}` : null);
}

function createPagePath({ slug, parentSlug }: FieldValues): string | null {
  if (typeof slug !== 'string') return null;
  const segments = [parentSlug, slug].filter((part): part is string => typeof part === 'string' && part !== 'home');
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

function createReportPath({ year }: FieldValues): string | null {
  return typeof year === 'number' ? `/company/investors/annual-report-${String(year)}` : null;
}

const text = { title: 'title', description: 'leadText', keywords: [] } as const;

/** Every kind of content that search knows; one whose model does not exist is passed over. */
export const contentKinds: readonly ContentKind[] = [
  { model: 'Page', type: 'page', ...text, description: 'description', createPath: createPagePath },
  {
    model: 'Story',
    type: 'story',
    ...text,
    keywords: ['category', 'storyContacts'],
    createPath: createSlugPath('/stories/'),
  },
  {
    model: 'StoryContact',
    type: 'person',
    title: 'name',
    description: 'role',
    keywords: ['place'],
    createPath: createSlugPath('/stories/contacts/'),
  },
  {
    model: 'MediaRelease',
    type: 'media',
    ...text,
    keywords: ['place'],
    createPath: createSlugPath('/media-releases/'),
  },
  { model: 'Whitepaper', type: 'whitepaper', ...text, createPath: createSlugPath('/whitepapers/') },
  {
    model: 'Location',
    type: 'location',
    title: 'name',
    description: 'address',
    keywords: ['city'],
    createPath: createSlugPath('/company/locations#location-'),
  },
  { model: 'AnnualReport', type: 'page', ...text, createPath: createReportPath },
];
