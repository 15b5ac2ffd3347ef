import { keepFormats } from './keep-formats.ts';

const getNames = keepFormats((language, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(language, options));

/** Names a country (ISO 3166-1 alpha-2, upper case) in a language; the code itself where there is no name. */
export function nameCountry(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return getNames(language, { type: 'region' }).of(code) ?? code;
}

/** Names a language or one of its variants in a language, as within a sentence; the code itself where there is no name. */
export function nameLanguage(code: string, language: string): string {
  if (!/^[a-z]{2,3}(?:-[A-Za-z]{2,4})*$/.test(code)) return code;
  return getNames(language, { type: 'language' }).of(code) ?? code;
}

/** Names a language as the first word of an entry or a cell: `Deutsch`, in French `Allemand`. */
export function titleLanguage(code: string, language: string): string {
  const name = nameLanguage(code, language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
