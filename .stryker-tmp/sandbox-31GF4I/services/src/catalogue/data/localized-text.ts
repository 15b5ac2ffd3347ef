/** The SIS codes in which the catalogue holds its own texts; en-US is the language of last resort. */
// @ts-nocheck

export const catalogueLanguages = ['en-US', 'de-CH', 'ja-JP', 'zh-CN'] as const;

/** One of the SIS codes in which the catalogue holds its own texts. */
export type CatalogueLanguage = (typeof catalogueLanguages)[number];

/** One text in every language of the catalogue, in the order en-US, de-CH, ja-JP, zh-CN. */
export type LocalizedText = readonly [en: string, de: string, ja: string, zh: string];

/** Picks the text of one language. */
export function resolveText(text: LocalizedText, language: CatalogueLanguage): string {
  return text[catalogueLanguages.indexOf(language)] ?? text[0];
}
