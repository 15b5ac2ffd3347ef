import type { FieldValues } from '../../content/model/content-document.ts';
import { entryPaths } from '../../content/model/entry-paths.ts';

/** How entries of one content model become searchable: a new kind of content is one more line. */
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

const text = { title: 'title', description: 'leadText', keywords: [] } as const;

/** Every searchable kind of content; one whose model does not exist is skipped. */
export const contentKinds: readonly ContentKind[] = [
  { model: 'Page', type: 'page', ...text, description: 'description', createPath: entryPaths.Page },
  {
    model: 'Story',
    type: 'story',
    ...text,
    keywords: ['category', 'storyContacts'],
    createPath: entryPaths.Story,
  },
  {
    model: 'StoryContact',
    type: 'person',
    title: 'name',
    description: 'role',
    keywords: ['place'],
    createPath: entryPaths.StoryContact,
  },
  {
    model: 'MediaRelease',
    type: 'media',
    ...text,
    keywords: ['place'],
    createPath: entryPaths.MediaRelease,
  },
  { model: 'Whitepaper', type: 'whitepaper', ...text, createPath: entryPaths.Whitepaper },
  {
    model: 'Location',
    type: 'location',
    title: 'name',
    description: 'address',
    keywords: ['city'],
    createPath: entryPaths.Location,
  },
  { model: 'AnnualReport', type: 'page', ...text, createPath: entryPaths.AnnualReport },
];
