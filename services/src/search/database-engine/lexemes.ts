/** Lexemes of all languages are in one index, so each begins with its language; pieces of unspaced scripts are marked apart. */
export function createWordLexeme(language: string, word: string): string {
  return `${language}/${word}`;
}

/** A lexeme of two or three neighbouring characters, or the last one of a run. */
export function createPieceLexeme(language: string, characters: string): string {
  return `${language}~${characters}`;
}

/** Quotes a lexeme for the text forms of tsvector and tsquery. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** Pairs and triples of neighbouring characters, and the last character alone. */
export function listUnspacedPieces(characters: readonly string[]): readonly string[] {
  const pieces = characters.flatMap((_, index) =>
    [2, 3].flatMap((length) =>
      index + length <= characters.length ? [characters.slice(index, index + length).join('')] : [],
    ),
  );
  const last = characters.at(-1);
  return last === undefined ? pieces : [...pieces, last];
}
