import { type SampleLanguage, sampleLanguages } from '../../sample/localized-text.ts';
import type { FieldValues } from '../model/content-document.ts';

/** Writes the localized fields once for each language of the sample content. */
export function localize(write: (language: SampleLanguage) => FieldValues): Record<string, FieldValues> {
  return Object.fromEntries(sampleLanguages.map((language) => [language, write(language)]));
}
