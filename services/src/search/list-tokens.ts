import { foldText } from './fold-text.ts';

/** A word, or two neighbouring characters of a script without spaces; `start` and `end` are places in the original text. */
export interface Token {
  readonly term: string;
  readonly start: number;
  readonly end: number;
  readonly isPair: boolean;
}

const longestTerm = 60;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;
// Particles say how words belong together and would only hide their neighbours from each other.
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

function listPairs(text: string, offset: number): readonly Token[] {
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
  // The last character stands for itself, so that a query of one character finds it too.
  return [...pairs, last];
}

/** Cuts a text into what is compared: words of spaced scripts, pairs of characters of Chinese and Japanese. */
export function listTokens(text: string, language: string): readonly Token[] {
  const tokens: Token[] = [];
  let run = { text: '', start: 0 };
  const endRun = () => {
    tokens.push(...listPairs(run.text, run.start));
    run = { text: '', start: 0 };
  };
  for (const { segment, index, isWordLike } of findSegmenter(language).segment(text)) {
    if (unspaced.test(segment) && !particles.has(segment)) {
      run = run.text === '' ? { text: segment, start: index } : { ...run, text: run.text + segment };
      continue;
    }
    endRun();
    if (isWordLike !== true || particles.has(segment)) continue;
    const term = foldText(segment).slice(0, longestTerm);
    tokens.push({ term, start: index, end: index + segment.length, isPair: false });
  }
  endRun();
  return tokens;
}
