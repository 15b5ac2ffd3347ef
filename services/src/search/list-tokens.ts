import { foldText } from './fold-text.ts';

/** A word, or two neighbouring characters of a script without spaces; `start` and `end` are places in the original text. */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
  readonly isPair: boolean;
}

const maxTermLength = 60;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;
// Particles only connect words, and would separate their neighbours from each other.
const particles: ReadonlySet<string> = new Set([
  ...'のをにはがでとへもや',
  ...'的了和与及在是',
  'から',
  'まで',
  'です',
  'ます',
]);
const segmenters = new Map<string, Intl.Segmenter>();

function findSegmenter(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, known);
  return known;
}

/** Neighbouring characters of a run, and the last one, each with its place. */
export function listPairs(text: string, offset: number): readonly Token[] {
  const characters: Token[] = [];
  let start = offset;
  for (const character of text) {
    const end = start + character.length;
    characters.push({ term: foldText(character), start, end, isPair: true });
    start = end;
  }
  const last = characters.at(-1);
  if (last === undefined) return [];
  const pairs = characters.slice(1).map((right, index) => {
    const left = characters[index] ?? right;
    return { term: left.term + right.term, start: left.start, end: right.end, isPair: true };
  });
  // The last character is a token too, so that a query of one character finds it.
  return [...pairs, last];
}

/** A piece of a text between spaces and signs: a word, or a run of a script without spaces in the words of a dictionary. */
export type Piece =
  | { readonly kind: 'word'; readonly term: string; readonly start: number; readonly end: number }
  | { readonly kind: 'run'; readonly words: readonly string[]; readonly start: number };

// A single letter with its signs is a name: C++, C#.
const signs = /[+#]{1,2}/y;

function measureSigns(text: string, segment: string, end: number): number {
  signs.lastIndex = end;
  return /^\p{L}$/u.test(segment) ? (signs.exec(text)?.[0].length ?? 0) : 0;
}

/** Takes a text apart; particles and signs are left out. */
export function listPieces(text: string, language: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let run: { readonly words: string[]; readonly start: number } | null = null;
  for (const { segment, index, isWordLike } of findSegmenter(language).segment(text)) {
    const isParticle = particles.has(segment);
    if (unspaced.test(segment) && !isParticle) {
      if (run === null) {
        run = { words: [], start: index };
        pieces.push({ kind: 'run', ...run });
      }
      run.words.push(segment);
      continue;
    }
    run = null;
    if (isWordLike !== true || isParticle) continue;
    const end = index + segment.length + measureSigns(text, segment, index + segment.length);
    pieces.push({ kind: 'word', term: foldText(text.slice(index, end)).slice(0, maxTermLength), start: index, end });
  }
  return pieces;
}

/** Splits a text into comparable tokens: words of spaced scripts, pairs of characters in Chinese and Japanese. */
export function listTokens(text: string, language: string): readonly Token[] {
  return listPieces(text, language).flatMap((piece) =>
    piece.kind === 'run'
      ? listPairs(piece.words.join(''), piece.start)
      : [{ term: piece.term, start: piece.start, end: piece.end, isPair: false }],
  );
}
