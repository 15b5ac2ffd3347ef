import type { Locale } from '@kmx/shared-contracts/locale.ts';

/** Sentences one after the other; Japanese and Chinese have no space between them. Empty ones are left out. */
export function joinSentences({ language }: Pick<Locale, 'language'>, ...sentences: readonly string[]): string {
  const separator = language === 'ja' || language === 'zh' ? '' : ' ';
  return sentences.filter((sentence) => sentence !== '').join(separator);
}

/** Where a name such as `Northline Harness Inc.` ends a sentence there is one full stop, not two. */
export function endSentence(text: string): string {
  return text.replaceAll(/(?<!\.)\.\.(?=\s|$)/g, '.');
}
