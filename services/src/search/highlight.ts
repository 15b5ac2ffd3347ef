import { listTokens } from './list-tokens.ts';
import type { Pieces } from './search-engine.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

const excerptLength = 180;
const leadLength = 60;

/** Finds the places of terms in a text; neighbouring hits of unspaced scripts become one. */
export function findHits(text: string, language: string, terms: ReadonlySet<string>): readonly Range[] {
  const ranges: { start: number; end: number }[] = [];
  for (const token of listTokens(text, language)) {
    if (!terms.has(token.term)) continue;
    const last = ranges.at(-1);
    if (last !== undefined && token.isPair && token.start <= last.end) last.end = Math.max(last.end, token.end);
    else ranges.push({ start: token.start, end: token.end });
  }
  return ranges;
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
