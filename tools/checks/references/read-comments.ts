// A quote before the slashes means an address in a string, a colon the `://` of one; a path before `/*` is a pattern of files.
const commentPattern = /(?<![^\s{(,])\/\*[\s\S]*?\*\/|(?<![:'"`\w\\])\/\/[^\n]*/g;
const testNamePattern = /\b(?:it|test|describe)(?:\.\w+)*\([^\n]*/g;

/** The prose of a source file: its comments and the lines that name tests, each as one line. */
export function readComments(source: string): readonly string[] {
  return [...source.matchAll(commentPattern), ...source.matchAll(testNamePattern)].map(([text]) =>
    joinLines(text.replaceAll(/^\s*\*(?!\/)/gm, '')),
  );
}

/** A text without its line breaks, so that a reference may span two lines. */
export function joinLines(text: string): string {
  return text.replaceAll(/\s*\n\s*(?:\/\/ )?/g, ' ');
}
