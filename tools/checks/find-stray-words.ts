import type { Termbase } from './termbase.ts';

// The name of a placeholder is not a visible word.
const placeholderPattern = /\{\w+\}/g;

type Catalogue = Readonly<Record<string, string>>;

/**
 * The messages of one catalogue that do not follow the termbase, each as one line with the expected word.
 * @param name the workspace or folder that the catalogue belongs to; exceptions are written `{name}/{language}:{id}`.
 */
export function findStrayWords(
  termbase: Termbase,
  name: string,
  language: string,
  catalogue: Catalogue,
  english: Catalogue,
): readonly string[] {
  const terms = termbase.languages.get(language);
  if (terms === undefined) return [`${name}: docs/terminology.md has no section for ${language}`];
  const isException = (id: string, concept: string): boolean =>
    [language, '*'].some((code) => termbase.exceptions.has(`${name}/${code}:${id} ${concept}`));
  return Object.entries(catalogue).flatMap(([id, message]) => {
    const forbidden = terms.never?.exec(message.replaceAll(placeholderPattern, ''))?.[0];
    const isForbidden = forbidden !== undefined && !isException(id, '*');
    const missing = [...termbase.concepts].filter(([concept, pattern]) => {
      const expected = terms.words.get(concept);
      const isMeant = expected !== undefined && pattern.test((english[id] ?? '').replaceAll(placeholderPattern, ''));
      return isMeant && !expected.pattern.test(message) && !isException(id, concept);
    });
    return [
      ...(isForbidden ? [`${name}/${language}:${id} says "${forbidden}": ${message}`] : []),
      ...missing.map(
        ([concept]) =>
          `${name}/${language}:${id} does not say "${terms.words.get(concept)?.word ?? ''}" (${concept}): ${message}`,
      ),
    ];
  });
}
