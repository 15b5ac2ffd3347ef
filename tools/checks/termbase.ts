/** docs/terminology.md in the form in which the catalogues are checked against it. */
export interface Termbase {
  /** By concept: the pattern of an English message that contains it. */
  readonly concepts: ReadonlyMap<string, RegExp>;
  readonly languages: ReadonlyMap<string, LanguageTerms>;
  /**
   * `{catalogue}/{language}:{id} {concept}` of messages that differ on purpose; the language `*` means all languages,
   * the concept `*` the list under "never".
   */
  readonly exceptions: ReadonlySet<string>;
}

export interface LanguageTerms {
  readonly never: RegExp | null;
  /** By concept: its word, and the pattern of its translations. */
  readonly words: ReadonlyMap<string, { readonly word: string; readonly pattern: RegExp }>;
}

const rowPattern = /^\| ([^|]+?) +\| ((?:[^|\\]|\\.)+?) +\| ((?:[^|\\]|\\.)+?) +\|$/gm;

/** The cells of the rows of a table with three columns; `\|` in a cell is `|`. */
function readRows(section: string): readonly (readonly [string, string, string])[] {
  return [...section.matchAll(rowPattern)]
    .map(([, ...cells]) => cells.map((cell) => cell.replaceAll('\\|', '|')) as [string, string, string])
    .slice(2);
}

const wordCharacter = String.raw`[\p{L}\p{N}_]`;
// `\b` of a regular expression only knows the letters of English.
const wordEdge = `(?:(?<=${wordCharacter})(?!${wordCharacter})|(?<!${wordCharacter})(?=${wordCharacter}))`;

function compilePattern(source: string, flags: string): RegExp {
  return new RegExp(source.replaceAll('\\b', wordEdge), flags);
}

const takeCode = (cell: string): string => cell.replace(/^`+|`+$/g, '');

function readLanguage(section: string): LanguageTerms {
  const never = /^Never: `(.+)`$/m.exec(section)?.[1]?.replaceAll('\\|', '|');
  const words = readRows(section).map(
    ([concept, word, pattern]) => [concept, { word, pattern: compilePattern(takeCode(pattern), 'iu') }] as const,
  );
  return { never: never === undefined ? null : compilePattern(never, 'u'), words: new Map(words) };
}

/**
 * Reads the page; its sections are "Concepts", one for each language ("## de: Deutsch") and "Exceptions".
 * @throws when a pattern is no regular expression.
 */
export function readTermbase(markdown: string): Termbase {
  const sections = markdown.split(/^## /m).slice(1);
  const find = (title: string): string => sections.find((section) => section.startsWith(title)) ?? '';
  const languages = sections.flatMap((section) => {
    const code = /^([a-z]{2}): /.exec(section)?.[1];
    return code === undefined ? [] : [[code, readLanguage(section)] as const];
  });
  return {
    concepts: new Map(
      readRows(find('Concepts')).map(([concept, pattern]) => [concept, compilePattern(takeCode(pattern), 'iu')]),
    ),
    languages: new Map(languages),
    exceptions: new Set(readRows(find('Exceptions')).map(([message, concept]) => `${takeCode(message)} ${concept}`)),
  };
}
