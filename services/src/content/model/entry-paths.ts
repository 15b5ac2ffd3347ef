import type { FieldValues } from './content-document.ts';

type CreatePath = (values: FieldValues) => string | null;

function createSlugPath(start: string): CreatePath {
  return ({ slug }) => (typeof slug === 'string' && slug !== '' ? `${start}${encodeURIComponent(slug)}` : null);
}

function createPagePath({ slug, parentSlug }: FieldValues): string | null {
  if (typeof slug !== 'string') return null;
  const segments = [parentSlug, slug].filter(
    (part): part is string => typeof part === 'string' && part !== '' && part !== 'home',
  );
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

function createReportPath({ year }: FieldValues): string | null {
  return typeof year === 'number' ? `/company/investors/annual-report-${String(year)}` : null;
}

/** Where the site shows entries of a model, from the values that all languages share: paths without locale and site. */
export const entryPaths = {
  Page: createPagePath,
  Story: createSlugPath('/stories/'),
  StoryContact: createSlugPath('/stories/contacts/'),
  MediaRelease: createSlugPath('/media-releases/'),
  Whitepaper: createSlugPath('/whitepapers/'),
  Location: createSlugPath('/company/locations#location-'),
  AnnualReport: createReportPath,
  FileDownload: createSlugPath('/file/'),
} as const satisfies Readonly<Record<string, CreatePath>>;

/** Path of an entry on the site; null for a model without pages of its own. */
export function createEntryPath(model: string, values: FieldValues): string | null {
  const createPath: CreatePath | undefined = Object.hasOwn(entryPaths, model)
    ? entryPaths[model as keyof typeof entryPaths]
    : undefined;
  return createPath?.(values) ?? null;
}
