import type { Tolerance } from '../expand-query.ts';
import { quoteLexeme } from './lexemes.ts';
import type { Alternative, LanguageForms, WordForms } from './word-forms.ts';

/** A condition on a column of `search_version`; `query` is the text form of a tsquery. */
export interface TextCondition {
  readonly column: 'names' | 'terms';
  readonly query: string;
}

/** What a text must have, from the best that could be found to all that counts as found. */
export interface QueryTiers {
  readonly better: readonly TextCondition[];
  readonly all: TextCondition;
}

/** Alternatives below are stems and mistakes. */
const sureWeight = 0.3;
/** Frequent words beside telling ones would find half of all texts. */
const maxTexts = 5000;
/** From this number of words on, texts without one of them are no closer to the query than others. */
const maxLeftOut = 6;

/** Joins conditions; none of them is an empty text. */
function join(texts: readonly string[], operator: '&' | '|'): string {
  const [first = ''] = texts;
  return texts.length < 2 ? first : `(${texts.join(` ${operator} `)})`;
}

function writeAlternative({ groups, isPrefix }: Alternative): string {
  const write = (lexeme: string) => `${quoteLexeme(lexeme)}${isPrefix ? ':*' : ''}`;
  return join(
    groups.map((group) => join(group.map(write), '|')),
    '&',
  );
}

function writeWord({ alternatives }: WordForms, leastWeight: number): string | null {
  const wanted = alternatives.filter(({ weight }) => weight >= leastWeight);
  return wanted.length === 0 ? null : join(wanted.map(writeAlternative), '|');
}

/** Texts with all of the words; null when a word is in none. */
function requireAll(words: readonly WordForms[], leastWeight: number): string | null {
  const written = words.map((word) => writeWord(word, leastWeight));
  return written.length === 0 || written.includes(null)
    ? null
    : join(
        written.filter((text) => text !== null),
        '&',
      );
}

/** The words that say most, as many as are in few texts together, and always one. */
function chooseTelling(words: readonly WordForms[]): readonly WordForms[] {
  const known = words
    .filter(({ alternatives }) => alternatives.length > 0)
    .toSorted((left, right) => left.documents - right.documents);
  let sum = 0;
  return known.filter(({ documents }, index) => {
    sum += documents;
    return index === 0 || sum <= maxTexts;
  });
}

function leaveOneOut(words: readonly WordForms[]): string | null {
  const known = words.filter(({ alternatives }) => alternatives.length > 0);
  if (known.length < 3 || known.length > maxLeftOut) return null;
  const without = known.map((left) =>
    requireAll(
      known.filter((word) => word !== left),
      0,
    ),
  );
  return join(
    without.filter((text) => text !== null),
    '|',
  );
}

type Write = (words: readonly WordForms[]) => string | null;

/** Writes what is searched for in several languages at once; null when no text can have it. */
export function writeQuery(languages: readonly LanguageForms[], tolerance: Tolerance): QueryTiers | null {
  const areStopWords = languages.every((each) => each.areStopWords);
  const writeAll = (write: Write, wanted: readonly LanguageForms[] = languages): string | null => {
    const written = wanted.flatMap(({ words }) => write(words) ?? []);
    return written.length === 0 ? null : join(written, '|');
  };
  const condition = (column: TextCondition['column'], query: string | null): readonly TextCondition[] =>
    query === null ? [] : [{ column, query }];

  if (tolerance === 'some-words') {
    const some: Write = (words) =>
      join(
        chooseTelling(words).flatMap((word) => writeWord(word, 0) ?? []),
        '|',
      ) || null;
    const query = writeAll(some);
    if (query === null) return null;
    return {
      better: [...condition('terms', writeAll(leaveOneOut)), ...condition('names', query)],
      all: { column: areStopWords ? 'names' : 'terms', query },
    };
  }
  const query = writeAll((words) => requireAll(words, 0));
  if (query === null) return null;
  if (areStopWords) return { better: [], all: { column: 'names', query } };
  const sure = writeAll((words) => requireAll(words, sureWeight));
  return { better: [...condition('names', sure), ...condition('terms', sure)], all: { column: 'terms', query } };
}
