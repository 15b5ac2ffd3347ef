import { foldText } from './fold-text.ts';
import { listTokens } from './list-tokens.ts';
import type { Pieces } from './search-engine.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

const excerptLength = 180;
const leadLength = 60;

/** What was found in a document: terms of spaced scripts, and words of scripts without spaces. */
export interface FoundWords {
  readonly terms: ReadonlySet<string>;
  readonly words: readonly string[];
}

/** Finds the searched words in a text, and nothing else; adjacent places become one. */
export function findHits(text: string, language: string, { terms, words }: FoundWords): readonly Range[] {
  const ranges = [
    ...listTokens(text, language).filter(({ term, isPair }) => !isPair && terms.has(term)),
    ...listPlaces(text, words),
  ].toSorted((left, right) => left.start - right.start);
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of ranges) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** Places of words in a text, compared character by character, because a folded text may differ in length. */
function listPlaces(text: string, words: readonly string[]): readonly Range[] {
  if (words.length === 0) return [];
  const places: number[] = [];
  let folded = '';
  let start = 0;
  for (const character of text) {
    const form = foldText(character);
    for (let unit = 0; unit < form.length; unit += 1) places.push(start);
    folded += form;
    start += character.length;
  }
  places.push(start);
  return words.flatMap((word) => {
    const ranges: Range[] = [];
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      ranges.push({ start: places[at] ?? 0, end: places[at + word.length] ?? start });
    }
    return ranges;
  });
}

/** Cuts a text at the places of its hits (PUB-086). */
export function cutPieces(text: string, hits: readonly Range[]): Pieces {
  const pieces: [string, boolean][] = [];
  let end = 0;
  for (const hit of hits) {
    if (hit.start > end) pieces.push([text.slice(end, hit.start), false]);
    pieces.push([text.slice(hit.start, hit.end), true]);
    end = hit.end;
  }
  if (end < text.length) pieces.push([text.slice(end), false]);
  return pieces;
}

/** The part of a long text around its first hit, cut between words. */
export function cutExcerpt(text: string, language: string, firstHit: number): string {
  if (text.length <= excerptLength) return text;
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)];
  const words = segments.filter(({ isWordLike }) => isWordLike).map(({ index }) => index);
  const from = words.findLast((index) => index <= Math.max(0, firstHit - leadLength)) ?? 0;
  const to = words.findLast((index) => index <= from + excerptLength) ?? text.length;
  const isWhole = from + excerptLength >= text.length;
  return `${from > 0 ? '… ' : ''}${text.slice(from, isWhole ? text.length : to).trim()}${isWhole ? '' : ' …'}`;
}
