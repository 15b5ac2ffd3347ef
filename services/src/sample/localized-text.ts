import * as v from 'valibot';

/** Languages of the sample world. */
export const sampleLanguages = ['en', 'de', 'ja', 'zh'] as const;
export type SampleLanguage = (typeof sampleLanguages)[number];

const text = v.pipe(v.string(), v.nonEmpty('the text is empty'));

/** One text in each of these languages. */
export const localizedTextSchema = v.strictObject({ en: text, de: text, ja: text, zh: text });
export type LocalizedText = Readonly<v.InferOutput<typeof localizedTextSchema>>;

/** A text made for each of these languages. */
export function localizeText(write: (language: SampleLanguage) => string): LocalizedText {
  return { en: write('en'), de: write('de'), ja: write('ja'), zh: write('zh') };
}
