import { foldText } from './fold-text.ts';
import { listPieces } from './list-tokens.ts';
import { isStopWord } from './stop-words.ts';

/** A word of a query, as the person means it. */
export interface QueryWord {
  /** Folded as the terms of the index are. */
  readonly term: string;
  /** In a script without spaces: the index has its pairs of characters, and a text matches where the whole word occurs. */
  readonly isUnspaced: boolean;
}

const isSingle = (word: string): boolean => [...word].length === 1;

/**
 * Joins single characters: no dictionary knows `压接`, but someone who types it means one word. A character alone says
 * too little and belongs to the word before it, as in `剥皮机`.
 */
function joinCharacters(segments: readonly string[]): readonly string[] {
  const words: string[] = [];
  for (const [place, segment] of segments.entries()) {
    const before = segments[place - 1];
    if (isSingle(segment) && before !== undefined && isSingle(before)) words.push(`${words.pop() ?? ''}${segment}`);
    else words.push(segment);
  }
  return words.reduce<readonly string[]>((joined, word) => {
    const last = joined.at(-1);
    return isSingle(word) && last !== undefined ? [...joined.slice(0, -1), last + word] : [...joined, word];
  }, []);
}

/** Takes a query apart into words, of Chinese and Japanese too; particles and signs are left out. */
export function listQueryWords(query: string, language: string): readonly QueryWord[] {
  // Half-width kana are no words to a dictionary.
  return listPieces(query.normalize('NFKC'), language).flatMap((piece): readonly QueryWord[] =>
    piece.kind === 'word'
      ? [{ term: piece.term, isUnspaced: false }]
      : joinCharacters(piece.words).map((word) => ({ term: foldText(word), isUnspaced: true })),
  );
}

const maxWords = 16;

/** The words that a search is about. */
export interface ChosenWords {
  /** `isLast`: it may be the beginning of a longer word. */
  readonly words: readonly (QueryWord & { readonly isLast: boolean })[];
  /** They are all words that occur in every text. */
  readonly areStopWords: boolean;
}

/** Chooses the words that say something, each once; `isTyping` when the query may be incomplete. */
export function chooseQueryWords(query: string, language: string, isTyping: boolean): ChosenWords {
  const unique = new Map(listQueryWords(query, language).map((word) => [word.term, word]));
  const words = [...unique.values()].slice(0, maxWords);
  const telling = words.filter(({ term }) => !isStopWord(term, language));
  if (telling.length === 0) {
    return { words: words.map((word) => ({ ...word, isLast: isTyping })), areStopWords: words.length > 0 };
  }
  const last = telling.at(-1);
  return {
    words: telling.map((word) => {
      const isLong = word.term.length > 1;
      return { ...word, isLast: word === last && (isLong || (isTyping && telling.length === 1)) };
    }),
    areStopWords: false,
  };
}
