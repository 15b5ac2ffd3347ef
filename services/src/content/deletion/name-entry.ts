import type { ContentDocument } from '../model/content-document.ts';

const names = ['title', 'name', 'fileName', 'slug', 'previousUrl', 'languageCode', 'countryCode', 'theme'];

/** The name of an entry for people: in the given language if it has one, otherwise in another; otherwise its id. */
export function nameEntry({ id, base, localizations }: ContentDocument, language: string): string {
  const wanted = localizations.get(language) ?? localizations.get('en');
  const versions = [...(wanted === undefined ? [] : [wanted]), ...localizations.values(), base];
  const found = names
    .flatMap((name) => versions.map(({ data }) => data[name]))
    .find((value) => typeof value === 'string' && value.trim() !== '');
  return typeof found === 'string' ? found : id;
}
