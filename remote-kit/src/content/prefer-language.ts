/**
 * What there is in several languages, in the order in which a reader can use it: the own language, English, the others as they
 * were. `readLanguage` gives the code of an entry, `de` or `de-CH`.
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
