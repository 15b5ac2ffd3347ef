const codePattern = /`([^`]+)`/g;
const sourceEnding = /\.(?:tsx?|mts|mjs|cjs|css|md|sql|woff2)$/;
const barePattern = /(?<![\w`/.@*-])(?:\.{1,2}\/)*[\w@-][\w.@/-]*\.(?:tsx?|mjs|css|md)\b/g;
// A placeholder name, a variable part, an address.
const openPattern = /[{}<>…$*()'"=,;:|]|\.\.\.|^\/|^x[.-]|\/x[.-]|^\d/;

/**
 * The paths named in a text: in code spans everything that ends like a source file or begins with one of the folders,
 * and outside of them names of source files. Patterns such as `*.schema.ts` and placeholders such as `x.test.ts` are
 * none.
 */
export function findPaths(text: string, folders: readonly string[]): readonly string[] {
  const spans = [...text.matchAll(codePattern)].flatMap(([, span = '']) => span.split(/\s+/));
  const bare = text.replaceAll(codePattern, ' ').match(barePattern) ?? [];
  const isPath = (name: string): boolean => {
    if (openPattern.test(name)) return false;
    return sourceEnding.test(name)
      ? /\w\.\w+$/.test(name) && !name.startsWith('.')
      : folders.includes(name.split('/')[0] ?? '') && name.includes('/');
  };
  return [...new Set([...spans, ...bare].map((name) => name.replace(/(?::\d+(?:-\d+)?|[.,:])$/, '')).filter(isPath))];
}

/** The npm scripts named in a text, `npm run check` and `npm test` alike. */
export function findScripts(text: string): readonly string[] {
  return [...text.matchAll(/\bnpm (?:run ([a-z][\w:-]*)|(start|test)\b)/g)].map(([, named, own]) => named ?? own ?? '');
}
