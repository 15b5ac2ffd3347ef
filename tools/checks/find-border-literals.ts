import { readLiterals } from './read-literals.ts';

/** The literals of the contract: each text with the export that holds it. */
export type BorderNames = ReadonlyMap<string, string>;

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Whether a text contains a name as a complete word; a name that ends with a dash or a slash is a prefix. */
function holdsName(text: string, name: string): boolean {
  const end = /[-/]$/.test(name) ? '' : String.raw`(?![\w-])`;
  return new RegExp(`(?<![\\w-])${escapePattern(name)}${end}`).test(text);
}

/** Finds what crosses the border between shell and remotes and is spelled in a file instead of imported from the contract. */
export function findBorderLiterals(
  source: string,
  names: BorderNames,
  contentStages: readonly string[],
): readonly string[] {
  // Most files hold none of it, and reading their syntax takes longer than all else.
  const isSuspect = [...names.keys(), '/api/', '/am/', '\\/', 'dataset', ...contentStages].some((text) =>
    source.includes(text),
  );
  if (!isSuspect) return [];
  const { texts, unions } = readLiterals(source);
  return [
    ...texts.flatMap((text) => {
      const [name] = [...names].filter(([value]) => holdsName(text, value)).toSorted(([a], [b]) => b.length - a.length);
      if (name !== undefined) return [`'${text}' is ${name[1]} of the contract`];
      return /\/(?:api|am)\//.test(text) ? [`'${text}' belongs to shared-contracts/src/endpoints`] : [];
    }),
    ...unions.flatMap((union) =>
      contentStages.every((stage) => union.includes(stage)) ? [`${union.join(' | ')} is ContentStage`] : [],
    ),
  ];
}
