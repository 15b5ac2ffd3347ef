/** One choice of a long list, with what helps to tell it from others. */
// @ts-nocheck

export interface SearchableOption {
  readonly value: string;
  readonly text: string;
  readonly detail?: string;
}

const shownOptions = 50;

const simplify = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Options that hold every word typed, whatever the accents, those that begin with it first; the first fifty of them. */
export function filterOptions(
  options: readonly SearchableOption[],
  typed: string,
): { readonly shown: readonly SearchableOption[]; readonly total: number } {
  const words = simplify(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  const matches = options.filter(({ text, detail = '' }) => {
    const searched = simplify(`${text} ${detail}`);
    return words.every((word) => searched.includes(word));
  });
  const first = words[0] ?? '';
  const begins = ({ text }: SearchableOption) => simplify(text).startsWith(first);
  const sorted = [...matches.filter(begins), ...matches.filter((option) => !begins(option))];
  return { shown: sorted.slice(0, shownOptions), total: matches.length };
}
