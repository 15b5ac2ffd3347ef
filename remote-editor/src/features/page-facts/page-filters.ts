/** Publication states of pages in a list. */
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

/** Creates the content system's filter for a list of pages. */
export function createPageWhere({ search = '', type = '', state = '' }: PageFilter): object {
  const known = publicationStates.find((name) => name === state);
  return {
    ...(search === '' ? {} : { _search: search }),
    ...(type === '' ? {} : { pageType: type }),
    ...(known === undefined ? {} : whereOfState[known]),
  };
}

/** Creates the filter for pages in translation: into a language, in a state, or any. */
export function createTranslationWhere({ language = '', state = '' }): object {
  const target = { ...(language === '' ? {} : { language }), ...(state === '' ? {} : { translationState: state }) };
  return { translationTargetLanguages_some: target };
}

/** Lists the languages to look for titles in: a single one, or the interface language first and then the others. */
export function listLocales(own: string, all: readonly string[], only = ''): readonly string[] {
  return only === '' ? [...new Set([own, 'en', ...all])] : [only];
}

/** The page types known to the site. */
export const pageTypes = ['Content', 'Error', 'Investors', 'Locations', 'MediaReleases', 'Stories'] as const;
