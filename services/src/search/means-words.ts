import { foldText } from './fold-text.ts';
import type { SearchText } from './search-engine.ts';

const keptTexts = new WeakMap<SearchText, string>();

/** The full text of a document, folded, each part on its own line. */
function readFoldedText(text: SearchText): string {
  const known = keptTexts.get(text);
  if (known !== undefined) return known;
  const folded = foldText([text.title, text.keywords, text.description, text.body].join('\n'));
  keptTexts.set(text, folded);
  return folded;
}

/**
 * Whole occurrences in a text of a word in a script without spaces. Its pairs of characters alone prove nothing: `カッター`
 * and `ユニット` have both pairs of `カット`.
 */
export function listStandingWords(text: SearchText, words: readonly string[]): readonly string[] {
  return words.length === 0 ? [] : words.filter((word) => readFoldedText(text).includes(word));
}
