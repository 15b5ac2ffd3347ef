/** How pages of a list stand on the site. */
// @ts-nocheck

export const publicationStates = ['published', 'changed', 'draft', 'planned'] as const;

const isPublished = { documentInStages_some: { stage: 'PUBLISHED' } };
const isChanged = { documentInStages_some: { stage: 'PUBLISHED', compareWithParent: { outdated_to: true } } };

const whereOfState: Readonly<Record<(typeof publicationStates)[number], object>> = {
  published: { AND: [isPublished, { NOT: [isChanged] }] },
  changed: isChanged,
  draft: { documentInStages_none: { stage: 'PUBLISHED' } },
  planned: { scheduledIn_some: { status: 'PENDING' } },
};

export interface PageFilter {
  readonly search?: string | undefined;
  readonly type?: string | undefined;
  readonly state?: string | undefined;
}

/** The filter of the content system for what a list of pages shows. */
export function createPageWhere({ search = '', type = '', state = '' }: PageFilter): object {
  const known = publicationStates.find((name) => name === state);
  return {
    ...(search === '' ? {} : { _search: search }),
    ...(type === '' ? {} : { pageType: type }),
    ...(known === undefined ? {} : whereOfState[known]),
  };
}

/** The filter for pages that are in translation: into a language, in a state, or at all. */
export function createTranslationWhere({ language = '', state = '' }): object {
  const target = { ...(language === '' ? {} : { language }), ...(state === '' ? {} : { translationState: state }) };
  return { translationTargetLanguages_some: target };
}

/** Languages in which titles are looked for: one alone, or that of the screen first and then the others. */
export function listLocales(own: string, all: readonly string[], only = ''): readonly string[] {
  return only === '' ? [...new Set([own, 'en', ...all])] : [only];
}

/** Kinds of pages that the site knows. */
export const pageTypes = ['Content', 'Error', 'Investors', 'Locations', 'MediaReleases', 'Stories'] as const;
