import type { ComboboxChoice } from './combobox-choice.ts';

const maxShown = 50;

const simplify = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Choices that contain every typed word, regardless of accents, those that begin with it first; at most fifty. */
export function filterChoices(
  choices: readonly ComboboxChoice[],
  typed: string,
): { readonly shown: readonly ComboboxChoice[]; readonly total: number } {
  const words = simplify(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  const matches = choices.filter(({ text, detail = '' }) => {
    const searched = simplify(`${text} ${detail}`);
    return words.every((word) => searched.includes(word));
  });
  const first = words[0] ?? '';
  const begins = ({ text }: ComboboxChoice) => simplify(text).startsWith(first);
  const sorted = [...matches.filter(begins), ...matches.filter((choice) => !begins(choice))];
  return { shown: sorted.slice(0, maxShown), total: matches.length };
}
