/**
 * Sorts entries in several languages by usefulness to a reader: their own language, then English, then the others in
 * their given order. `readLanguage` returns the language code of an entry, `de` or `de-CH`.
 */
export function sortByLanguage<Entry>(
  entries: readonly Entry[],
  language: string,
  readLanguage: (entry: Entry) => string,
): readonly Entry[] {
  const rank = (entry: Entry): number => {
    const [own] = readLanguage(entry).split('-');
    return own === language ? 0 : own === 'en' ? 1 : 2;
  };
  return entries.toSorted((one, other) => rank(one) - rank(other));
}
