// @ts-nocheck
import { foldText } from './fold-text.ts';
import type { SearchText } from './search-engine.ts';

const keptTexts = new WeakMap<SearchText, string>();

/** All a document says, folded, its parts on lines of their own. */
function readFoldedText(text: SearchText): string {
  const known = keptTexts.get(text);
  if (known !== undefined) return known;
  const folded = foldText([text.title, text.keywords, text.description, text.body].join('\n'));
  keptTexts.set(text, folded);
  return folded;
}

/**
 * Words of a script without spaces that stand whole in a text. Their pairs of characters alone prove nothing: `カッター` and
 * `ユニット` have both pairs of `カット`.
 */
export function listStandingWords(text: SearchText, words: readonly string[]): readonly string[] {
  return words.length === 0 ? [] : words.filter((word) => readFoldedText(text).includes(word));
}
