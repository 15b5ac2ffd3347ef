import type { PageRecord } from '../../data/page-record.ts';

/** One language of a page: only drafted, on the site as drafted, or on the site in an older form. */
export interface LanguageState {
  readonly language: string;
  readonly title: string | null;
  readonly state: 'draft' | 'published' | 'changed';
  /** ISO time of the last change of the draft. */
  readonly updatedAt: string;
}

type Versions = Pick<PageRecord, 'localizations' | 'documentInStages'>;

/** How each language of a page stands, in the order of the content system; its default language comes first (EDT-014). */
export function describeLanguages({ localizations, documentInStages }: Versions): readonly LanguageState[] {
  const published = new Map(
    documentInStages.flatMap((document) =>
      document.localizations.map(({ locale, updatedAt }) => [locale, updatedAt] as const),
    ),
  );
  return localizations.map(({ locale, title, updatedAt }) => {
    const seen = published.get(locale);
    const state = seen === undefined ? 'draft' : seen < updatedAt ? 'changed' : 'published';
    return { language: locale, title, state, updatedAt };
  });
}

/** How a page stands as a whole: changed if any of its languages is, or a language waits for its first publication. */
export function summarizeLanguages(languages: readonly LanguageState[]): LanguageState['state'] {
  if (languages.every(({ state }) => state === 'draft')) return 'draft';
  return languages.some(({ state }) => state !== 'published') ? 'changed' : 'published';
}

/** The language in which a page is opened for editing: the wanted one if it exists, else the first it has. */
export function chooseLanguage(
  { localizations, locale }: Pick<PageRecord, 'localizations' | 'locale'>,
  wanted: string,
): string {
  return localizations.some((own) => own.locale === wanted) ? wanted : locale;
}
