// @ts-nocheck
import type { FieldValues } from '../store/content-document.ts';
import type { SeedEntry } from '../store/seed-content.ts';

/** Picks the text of the language being written, in the order English, German, Japanese, Chinese. */
export type PickText = (en: string, de: string, ja: string, zh: string) => string;

const languages = ['en', 'de', 'ja', 'zh'] as const;

/** Writes the localized fields once for all four languages of the sample content. */
export function localize(write: (text: PickText) => FieldValues): Record<string, FieldValues> {
  return Object.fromEntries(
    languages.map((language, index) => [language, write((...texts) => texts[index] ?? texts[0])]),
  );
}

/** Describes a page; what is not given is the default of the model (Content page of the main site, everywhere, open). */
export function createPage(
  id: string,
  values: FieldValues,
  localizations: Readonly<Record<string, FieldValues>>,
): SeedEntry {
  const defaults = {
    parentSlug: 'home',
    site: 'site-main',
    pageType: 'Content',
    theme: 'Default',
    languages: Object.keys(localizations),
    countries: [],
    mainSiteOnly: false,
    protection: 'none',
    roles: [],
    noIndex: false,
    translationSourceLanguage: 'en',
  };
  return { id, model: 'Page', values: { ...defaults, ...values }, localizations };
}
