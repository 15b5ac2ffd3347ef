import type { Locale } from '@kmx/shared-contracts/locale.ts';

/** Joins sentences; Japanese and Chinese put no space between them. Empty ones are left out. */
export function joinSentences({ language }: Pick<Locale, 'language'>, ...sentences: readonly string[]): string {
  const separator = language === 'ja' || language === 'zh' ? '' : ' ';
  return sentences.filter((sentence) => sentence !== '').join(separator);
}

/** Avoids a second full stop where a name such as `Northline Harness Inc.` ends a sentence. */
export function endSentence(text: string): string {
  return text.replaceAll(/(?<!\.)\.\.(?=\s|$)/g, '.');
}
