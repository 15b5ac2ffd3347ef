import { foldText } from '../fold-text.ts';
import { listPieces } from '../list-tokens.ts';
import type { SearchText } from '../search-engine.ts';
import { createPieceLexeme, createWordLexeme, listUnspacedPieces, quoteLexeme } from './lexemes.ts';

/** In the order of their weight; D is written as no letter. */
const labels = { title: 'A', keywords: 'B', description: 'C', body: '' } as const;
const partLabel = '';
/** Further occurrences change no ranking. */
const occurrencesPerField = 4;
/** A tsvector holds a megabyte; a longer text is found by its beginning. */
const maxVectorBytes = 800_000;
const bytesPerLexeme = 40;
const longestTitle = 1000;

type Field = keyof typeof labels;
type Words = Readonly<Record<Field, readonly string[]>>;

/** A text taken apart: its words and pieces of unspaced scripts, as lexemes. */
export interface TextTokens {
  readonly language: string;
  readonly lexemes: Words;
  /** Words of spaced scripts, each once. */
  readonly words: ReadonlySet<string>;
}

/** A text as the database indexes it; `names` and `terms` are text forms of a tsvector. */
export interface TextLexemes {
  /** Title and keywords. */
  readonly names: string;
  /** The whole text, and parts of its compounds. */
  readonly terms: string;
  /** The words in `terms`, each once. */
  readonly words: readonly string[];
  /** Number of words of the title. */
  readonly titleLength: number;
}

/** Takes a text apart, each field for itself. */
export function listTextTokens(text: SearchText, language: string): TextTokens {
  const words = new Set<string>();
  const list = (value: string): readonly string[] =>
    listPieces(value, language).flatMap((piece): readonly string[] => {
      if (piece.kind === 'run') {
        const characters = [...piece.words.join('')].map(foldText);
        return listUnspacedPieces(characters).map((characters) => createPieceLexeme(language, characters));
      }
      words.add(piece.term);
      return [createWordLexeme(language, piece.term)];
    });
  const lexemes = {
    title: list(text.title),
    keywords: list(text.keywords),
    description: list(text.description),
    body: list(text.body),
  };
  return { language, lexemes, words };
}

interface Vector {
  readonly text: string;
  readonly lexemes: readonly string[];
}

/** Writes lexemes with how often each is in which field; the positions of a tsvector only count them. */
function writeVector(entries: readonly (readonly [label: string, lexemes: readonly string[]])[]): Vector {
  const counts = new Map<string, Map<string, number>>();
  let bytes = 0;
  for (const [label, lexemes] of entries) {
    for (const lexeme of lexemes) {
      const known = counts.get(lexeme);
      if (known === undefined) {
        bytes += Buffer.byteLength(lexeme) + bytesPerLexeme;
        if (bytes > maxVectorBytes) continue;
      }
      const byLabel = known ?? new Map<string, number>();
      byLabel.set(label, (byLabel.get(label) ?? 0) + 1);
      counts.set(lexeme, byLabel);
    }
  }
  const text = [...counts]
    .map(([lexeme, byLabel]) => {
      let position = 0;
      const places = [...byLabel].flatMap(([label, count]) =>
        Array.from({ length: Math.min(count, occurrencesPerField) }, () => `${(position += 1)}${label}`),
      );
      return `${quoteLexeme(lexeme)}:${places.join(',')}`;
    })
    .join(' ');
  return { text, lexemes: [...counts.keys()] };
}

/** Writes the vectors of a text; `split` gives the parts of a compound. */
export function writeLexemes(tokens: TextTokens, split: (word: string) => readonly string[]): TextLexemes {
  const { language, lexemes, words } = tokens;
  const start = createWordLexeme(language, '');
  const parts = [...words].flatMap(split).map((part) => start + part);
  const names = [[labels.title, lexemes.title] as const, [labels.keywords, lexemes.keywords] as const];
  const terms = writeVector([
    ...names,
    [labels.description, lexemes.description],
    [labels.body, lexemes.body],
    [partLabel, parts],
  ]);
  return {
    names: writeVector(names).text,
    terms: terms.text,
    words: terms.lexemes.flatMap((lexeme) => (lexeme.startsWith(start) ? [lexeme.slice(start.length)] : [])),
    titleLength: Math.min(lexemes.title.length, longestTitle),
  };
}
