import { createCompoundSplitter } from '../compound-parts.ts';
import { countMistakes, cutStem, listSpellings, listSwapped, type Tolerance } from '../expand-query.ts';
import type { ChosenWords } from '../query-words.ts';
import type { SearchDatabase } from '../search-tables.ts';
import { createPieceLexeme, createWordLexeme, listUnspacedPieces } from './lexemes.ts';
import { type KnownWord, listKnownWords, lookUpWords, type WordQuestion } from './vocabulary.ts';
import { measureDistance } from './word-distance.ts';

/** Something that a text may have for a word of the query: of each group one of the lexemes. */
export interface Alternative {
  readonly groups: readonly (readonly string[])[];
  /** From 0 to 1, how surely the word is meant. */
  readonly weight: number;
  /** Whether longer lexemes count as well. */
  readonly isPrefix: boolean;
}

/** What a word of the query may look like in a text. */
export interface WordForms {
  readonly alternatives: readonly Alternative[];
  /** About how many texts have it. */
  readonly documents: number;
}

/** A query in one language. */
export interface LanguageForms {
  readonly language: string;
  readonly words: readonly WordForms[];
  readonly areStopWords: boolean;
  /** Number of texts in the language. */
  readonly documents: number;
}

const weights = { spelling: 0.9, longer: 0.5, parts: 0.7, holder: 0.4, stem: 0.15, similar: 0.35, swapped: 0.45 };
const shortestStemmed = 6;
const shortestHeld = 6;
const shortestPart = 4;
const maxSimilarWords = 8;

type Word = ChosenWords['words'][number];

const isNumber = (term: string): boolean => /^\d+$/.test(term);
const hasDigit = (term: string): boolean => /\d/.test(term);

/** All pieces of a word that could be words themselves. */
function listSubstrings(term: string): readonly string[] {
  const found = new Set<string>();
  for (let start = 0; start <= term.length - shortestPart; start += 1) {
    for (let end = start + shortestPart; end <= term.length; end += 1) found.add(term.slice(start, end));
  }
  return [...found];
}

/** A long invented word has thousands of substrings; nobody searches for a compound of that length. */
const longestSplit = 40;

async function splitCompounds(
  database: SearchDatabase,
  language: string,
  spellings: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const splitter = createCompoundSplitter(language);
  const long = spellings.filter((term) => term.length >= shortestPart * 2 && term.length <= longestSplit);
  splitter.learn(await listKnownWords(database, language, [...new Set(long.flatMap(listSubstrings))]));
  return new Map(spellings.map((term) => [term, term.length > longestSplit ? [] : splitter.split(term)]));
}

interface Asked {
  readonly question: WordQuestion;
  readonly spelling: string;
  readonly role: 'spelling' | 'part' | 'swapped';
  readonly weight: number;
}

const plainQuestion = { withLonger: false, stem: null, withHolders: false, withSimilar: false };

function listQuestions(
  { term, isLast }: Word,
  language: string,
  tolerance: Tolerance,
  partsOf: ReadonlyMap<string, readonly string[]>,
): readonly Asked[] {
  const spellings = isNumber(term) ? [term] : listSpellings(term, language);
  const forgivesMistakes = tolerance !== 'forms' && !hasDigit(term);
  const isCompounding = createCompoundSplitter(language).isCompounding;
  const asked = spellings.flatMap((spelling): readonly Asked[] => {
    const weight = spelling === term ? 1 : weights.spelling;
    const question = {
      language,
      word: spelling,
      withLonger: isLast || (!isNumber(term) && spelling.length >= 3),
      stem: hasDigit(term) || spelling.length < shortestStemmed ? null : cutStem(spelling),
      withHolders: isCompounding && !hasDigit(term) && spelling.length >= shortestHeld,
      withSimilar: forgivesMistakes && countMistakes(spelling) > 0,
    };
    const parts = (partsOf.get(spelling) ?? []).map((part): Asked => {
      const partQuestion = { ...plainQuestion, language, word: part, withLonger: true };
      return { question: partQuestion, spelling, role: 'part', weight: weights.parts };
    });
    return [{ question, spelling, role: 'spelling', weight }, ...parts];
  });
  const swapped = forgivesMistakes ? listSwapped(term) : [];
  return [
    ...asked,
    ...swapped.map((word): Asked => {
      const question = { ...plainQuestion, language, word, withLonger: true };
      return { question, spelling: word, role: 'swapped', weight: weights.swapped };
    }),
  ];
}

/** How surely a word of the vocabulary is meant by the one that was asked for; 0 when it is not. */
function weighKnown({ kind, word }: KnownWord, asked: string): number {
  const distance = Math.abs(word.length - asked.length);
  switch (kind) {
    case 'same':
      return 1;
    case 'longer':
      return (weights.longer * word.length) / (word.length + 0.3 * distance);
    case 'stem':
      return (weights.stem * asked.length) / (asked.length + distance);
    case 'holder':
      return weights.holder;
    case 'similar':
      return 0;
  }
}

/** Words that differ by so few letters that they are meant, each with its weight. */
function weighMistaken(known: readonly KnownWord[], asked: string): readonly (readonly [KnownWord, number])[] {
  const most = countMistakes(asked);
  return known
    .filter(({ kind }) => kind === 'similar')
    .map((found) => [found, measureDistance(found.word, asked)] as const)
    .filter(([, distance]) => distance > 0 && distance <= most)
    .toSorted((left, right) => left[1] - right[1] || right[0].documents - left[0].documents)
    .slice(0, maxSimilarWords)
    .map(([found, distance]) => [found, (weights.similar * asked.length) / (asked.length + distance)]);
}

type Answered = Asked & { readonly known: readonly KnownWord[] };

function createAlternatives(language: string, { question, known, weight }: Answered): readonly Alternative[] {
  const { word } = question;
  const weighed = [...known.map((found) => [found, weighKnown(found, word)] as const), ...weighMistaken(known, word)];
  return weighed.flatMap(([found, share]): readonly Alternative[] =>
    share === 0
      ? []
      : [{ groups: [[createWordLexeme(language, found.word)]], weight: weight * share, isPrefix: false }],
  );
}

/** The parts of a compound, as one alternative: a text has all of them, or one where some words are enough. */
function joinParts(language: string, parts: readonly Answered[], tolerance: Tolerance): readonly Alternative[] {
  const groups = parts.map(({ known }) => known.map(({ word }) => createWordLexeme(language, word)));
  const [weight = 0] = parts.map((part) => part.weight);
  if (groups.length === 0) return [];
  if (tolerance === 'some-words') {
    return groups.flat().length === 0 ? [] : [{ groups: [groups.flat()], weight, isPrefix: false }];
  }
  return groups.some((group) => group.length === 0) ? [] : [{ groups, weight, isPrefix: false }];
}

function createForms(language: string, answered: readonly Answered[], tolerance: Tolerance): WordForms {
  const parts = Map.groupBy(
    answered.filter(({ role }) => role === 'part'),
    ({ spelling }) => spelling,
  );
  const whole = answered.filter(({ role }) => role !== 'part');
  const found = whole.flatMap((each) => createAlternatives(language, each));
  // The surest reason for each lexeme.
  const surest = new Map<string, Alternative>();
  for (const alternative of found.toSorted((left, right) => left.weight - right.weight)) {
    surest.set(alternative.groups.join(), alternative);
  }
  const same = whole.flatMap(({ known }) => known.filter(({ kind }) => kind === 'same'));
  const others = whole.flatMap(({ known }) => known);
  const alternatives = [
    ...surest.values(),
    ...[...parts.values()].flatMap((group) => joinParts(language, group, tolerance)),
  ];
  return {
    alternatives,
    documents: Math.max(0, ...(same.length > 0 ? same : others).map(({ documents }) => documents)),
  };
}

/** A word of a script without spaces: its triples of characters, which only a text with the word has. */
function createUnspacedForms(language: string, term: string): WordForms {
  const characters = [...term];
  const pieces =
    characters.length < 3 ? [term] : listUnspacedPieces(characters).filter((piece) => [...piece].length === 3);
  const lexemes = pieces.map((piece) => [createPieceLexeme(language, piece)]);
  return { alternatives: [{ groups: lexemes, weight: 1, isPrefix: characters.length === 1 }], documents: 0 };
}

/** Looks up what the words of a query may look like in the texts of a language. */
export async function loadForms(
  database: SearchDatabase,
  trigramSchema: string,
  language: string,
  { words, areStopWords }: ChosenWords,
  tolerance: Tolerance,
): Promise<LanguageForms> {
  const spaced = words.filter(({ isUnspaced }) => !isUnspaced);
  const spellings = spaced.flatMap(({ term }) => (isNumber(term) ? [] : listSpellings(term, language)));
  const partsOf = areStopWords ? new Map() : await splitCompounds(database, language, spellings);
  const asked = spaced.map((word) =>
    areStopWords ? [createStopWordQuestion(word, language)] : listQuestions(word, language, tolerance, partsOf),
  );
  const all = asked.flat();
  const count: WordQuestion = { ...plainQuestion, language, word: '' };
  const answers = await lookUpWords(database, trigramSchema, [count, ...all.map(({ question }) => question)]);
  const known = new Map(all.map((each, index) => [each, answers[index + 1] ?? []]));
  const forms = new Map(
    spaced.map((word, index) => {
      const answered = (asked[index] ?? []).map((each) => ({ ...each, known: known.get(each) ?? [] }));
      return [word, createForms(language, answered, tolerance)];
    }),
  );
  return {
    language,
    words: words.map((word) => forms.get(word) ?? createUnspacedForms(language, word.term)),
    areStopWords,
    documents: answers[0]?.[0]?.documents ?? 0,
  };
}

function createStopWordQuestion({ term, isLast }: Word, language: string): Asked {
  const question = { ...plainQuestion, language, word: term, withLonger: isLast };
  return { question, spelling: term, role: 'spelling', weight: 1 };
}
