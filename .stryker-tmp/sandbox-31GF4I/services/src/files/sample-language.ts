/** Languages in which the sample files are written. */
// @ts-nocheck

export const sampleLanguages = ['en', 'de', 'ja', 'zh'] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];

/** A text in the languages of the sample content, English first. */
export type SampleTexts = readonly [en: string, de: string, ja: string, zh: string];

/** The text of one language. */
export function pickSampleText(texts: SampleTexts, language: SampleLanguage): string {
  return texts[sampleLanguages.indexOf(language)] ?? texts[0];
}
