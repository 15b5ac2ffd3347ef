import type { Query, QueryCombination } from 'minisearch';
import type { CompoundSplitter } from './compound-parts.ts';
import { listPairs } from './list-tokens.ts';
import { chooseQueryWords } from './query-words.ts';

/** How much is forgiven: forms of the words only, mistakes of typing too, or documents without some of the words. */
export type Tolerance = 'forms' | 'mistakes' | 'some-words';

interface WordContext {
  readonly language: string;
  readonly splitter: CompoundSplitter;
  readonly tolerance: Tolerance;
  readonly isLast: boolean;
}

const spelledUmlaut = /[aou]e/;
const shortestStemmed = 6;
const weights = { word: 1, spelling: 0.9, parts: 0.7, holder: 0.5, swapped: 0.5, stem: 0.25 };

function matchTerm(term: string, isPrefix: boolean, mistakes: number, weight: number): QueryCombination {
  return { queries: [term], combineWith: 'OR', prefix: isPrefix, fuzzy: mistakes, boostTerm: () => weight };
}

/** How many wrong letters a word may have. */
export function countMistakes(term: string): number {
  if (term.length < 5) return 0;
  return term.length < 8 ? 1 : 2;
}

/** Two letters in the wrong order are one mistake of the hand but two of the letters. */
export function listSwapped(term: string): readonly string[] {
  const letters = [...term];
  if (letters.length < 4 || letters.length > 7) return [];
  return letters.slice(1).map((letter, index) => {
    const swapped = letters.with(index, letter).with(index + 1, letters[index] ?? letter);
    return swapped.join('');
  });
}

/** A word as it is typed, and with umlauts for what may stand for them. */
export function listSpellings(term: string, language: string): readonly string[] {
  const plain = language === 'de' && spelledUmlaut.test(term) ? term.replaceAll(/([aou])e/g, '$1') : term;
  return [...new Set([term, plain])];
}

/** What the forms of a word begin with. */
export function cutStem(term: string): string {
  return term.length < shortestStemmed ? term : term.slice(0, Math.max(4, term.length - 3));
}

function expandWord(term: string, { language, splitter, tolerance, isLast }: WordContext): QueryCombination {
  // Numbers are exact: 115 and 117 are different machines.
  if (/^\d+$/.test(term)) return matchTerm(term, isLast, 0, weights.word);
  const isName = /\d/.test(term);
  const forgivesMistakes = tolerance !== 'forms' && !isName;
  const spellings = listSpellings(term, language);
  const queries: Query[] = spellings.flatMap((spelling) => {
    const weight = spelling === term ? weights.word : weights.spelling;
    const parts = splitter.split(spelling);
    return [
      matchTerm(spelling, isLast || spelling.length >= 3, forgivesMistakes ? countMistakes(spelling) : 0, weight),
      // Endings carry the grammar: the stem finds the other forms of the word, with less weight.
      ...(isName || spelling.length < shortestStemmed ? [] : [matchTerm(cutStem(spelling), true, 0, weights.stem)]),
      ...splitter.listHolders(spelling).map((holder) => matchTerm(holder, false, 0, weights.holder)),
      ...(parts.length === 0
        ? []
        : [
            {
              combineWith: tolerance === 'some-words' ? ('OR' as const) : ('AND' as const),
              queries: parts.map((part) => matchTerm(part, true, 0, weights.parts)),
            },
          ]),
    ];
  });
  const swapped = forgivesMistakes ? listSwapped(term) : [];
  return {
    combineWith: 'OR',
    queries: [...queries, ...swapped.map((other) => matchTerm(other, true, 0, weights.swapped))],
  };
}

/** All pairs of its characters; the text shows whether they are adjacent (`means-words.ts`). */
function expandUnspaced(term: string): QueryCombination {
  const pairs = listPairs(term, 0).map((pair) => pair.term);
  // The last character alone is in the index only for queries of one character.
  const known = pairs.length === 1 ? pairs : pairs.slice(0, -1);
  return { combineWith: 'AND', queries: known.map((pair) => matchTerm(pair, pairs.length === 1, 0, weights.word)) };
}

export interface QueryManner {
  readonly tolerance: Tolerance;
  /** Whether the last word may be incomplete; a submitted query is complete. */
  readonly isTyping: boolean;
}

/** Turns a query into index terms, one entry per word; empty when nothing in it can be found. */
export function expandQuery(
  text: string,
  language: string,
  splitter: CompoundSplitter,
  { tolerance, isTyping }: QueryManner,
): readonly QueryCombination[] {
  const { words, areStopWords } = chooseQueryWords(text, language, isTyping);
  // Words that occur in every text are only searched in titles and names.
  if (areStopWords) {
    return words.map(({ term }) => ({ ...matchTerm(term, isTyping, 0, weights.word), fields: ['title', 'keywords'] }));
  }
  return words.map(({ term, isUnspaced, isLast }) =>
    isUnspaced ? expandUnspaced(term) : expandWord(term, { language, splitter, tolerance, isLast }),
  );
}
