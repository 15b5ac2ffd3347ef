import type { LocalizedText, SampleLanguage } from '../sample/localized-text.ts';

/** The SIS codes of the catalogue's own texts; en-US is the last fallback. */
export const catalogueLanguages = ['en-US', 'de-CH', 'ja-JP', 'zh-CN'] as const;

/** One of the SIS codes of the catalogue's own texts. */
export type CatalogueLanguage = (typeof catalogueLanguages)[number];

const sampleLanguageOf = {
  'en-US': 'en',
  'de-CH': 'de',
  'ja-JP': 'ja',
  'zh-CN': 'zh',
} as const satisfies Record<CatalogueLanguage, SampleLanguage>;

/** Picks the text of one language. */
export function resolveText(text: LocalizedText, language: CatalogueLanguage): string {
  return text[sampleLanguageOf[language]];
}
