import { foldText } from './fold-text.ts';
import type { SearchHit } from './search-engine.ts';

/** Documents whose titles suggest words. */
export const documentsForSuggestions = 30;
/** Suggested words of one answer. */
export const maxSuggestions = 4;

const lastWord = /[\p{L}\p{N}-]+$/u;
const shortestWord = 3;

/** Whether a found word is what a mistyped one was meant to be, and not another word of the query. */
function isNear(found: string, typed: string): boolean {
  return (
    typed.length >= shortestWord && found.startsWith(typed.slice(0, 2)) && Math.abs(found.length - typed.length) < 3
  );
}

/** Completes half-typed or mistyped words with those that were found. */
function correctWords(text: string, hits: readonly SearchHit[]): string {
  const pieces = hits.flatMap(({ highlights }) => [...highlights.title, ...highlights.description]);
  const found = new Map(pieces.flatMap(([piece, isHit]) => (isHit ? [[foldText(piece), piece.toLowerCase()]] : [])));
  return text.replaceAll(/[\p{L}\p{N}]+/gu, (word) => {
    const folded = foldText(word);
    if (found.has(folded) || folded.length < shortestWord) return word;
    return [...found].find(([key]) => key.startsWith(folded))?.[1] ?? word;
  });
}

/** Queries that complete the last word, spelled as in the titles found, most frequent first. */
export function listSuggestions(text: string, hits: readonly SearchHit[]): readonly string[] {
  const typed = lastWord.exec(text)?.[0] ?? '';
  const folded = foldText(typed);
  if (folded === '') return [];
  const head = correctWords(text.slice(0, text.length - typed.length), hits);
  const counts = new Map<string, { readonly word: string; count: number }>();
  for (const { title, language, highlights } of hits) {
    const hitWords = new Set(highlights.title.flatMap(([piece, isHit]) => (isHit ? [foldText(piece)] : [])));
    for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(title)) {
      const key = foldText(segment);
      // A word found despite a mistake is the intended spelling.
      const isMeant = key.startsWith(folded) || (hitWords.has(key) && isNear(key, folded));
      if (isWordLike !== true || !isMeant || key === folded || foldText(head).includes(key)) continue;
      const entry = counts.get(key) ?? { word: segment, count: 0 };
      entry.count += key.startsWith(folded) ? 2 : 1;
      counts.set(key, entry);
    }
  }
  return [...counts.values()].sort((left, right) => right.count - left.count).map(({ word }) => head + word);
}
