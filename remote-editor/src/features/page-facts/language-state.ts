import type { EntryRecord } from '../../data/entry-record.ts';

/** The state of one language of an entry: only a draft, published as drafted, or published in an older version. */
export interface LanguageState {
  readonly language: string;
  readonly title: string | null;
  readonly state: 'draft' | 'published' | 'changed';
  /** ISO time of the last change of the draft. */
  readonly updatedAt: string;
}

type Versions = Pick<EntryRecord, 'localizations' | 'documentInStages' | 'baseUpdatedAt'>;

/** Whether the shared fields are published in an older version. */
export function isBaseChanged({ documentInStages, baseUpdatedAt }: Omit<Versions, 'localizations'>): boolean {
  return documentInStages.some((published) => published.baseUpdatedAt < baseUpdatedAt);
}

/** The state of each language of an entry, in the order of the content system, default language first (EDT-014). */
export function describeLanguages(entry: Versions): readonly LanguageState[] {
  const published = new Map(
    entry.documentInStages.flatMap((document) =>
      document.localizations.map(({ locale, updatedAt }) => [locale, updatedAt] as const),
    ),
  );
  const isOlder = isBaseChanged(entry);
  return entry.localizations.map(({ locale, title, updatedAt }) => {
    const seen = published.get(locale);
    const state = seen === undefined ? 'draft' : isOlder || seen < updatedAt ? 'changed' : 'published';
    return { language: locale, title, state, updatedAt };
  });
}

/** The state of an entry as a whole: changed if any of its languages is, or if a language awaits its first publication. */
export function summarizeLanguages(languages: readonly LanguageState[]): LanguageState['state'] {
  if (languages.every(({ state }) => state === 'draft')) return 'draft';
  return languages.some(({ state }) => state !== 'published') ? 'changed' : 'published';
}

/** The language in which an entry is opened for editing: the preferred one if it exists, otherwise its first. */
export function chooseLanguage(
  { localizations, locale }: Pick<EntryRecord, 'localizations' | 'locale'>,
  wanted: string,
): string {
  return localizations.some((own) => own.locale === wanted) ? wanted : locale;
}
