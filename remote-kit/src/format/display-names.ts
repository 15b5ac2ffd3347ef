import { keepFormats } from './keep-formats.ts';

const getNames = keepFormats((language, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(language, options));

/** Names a country (ISO 3166-1 alpha-2, upper case) in a language; returns the code when it has no name. */
export function nameCountry(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return getNames(language, { type: 'region' }).of(code) ?? code;
}

/** Names a language or language variant in a language, as written within a sentence; returns the code when it has no name. */
export function nameLanguage(code: string, language: string): string {
  if (!/^[a-z]{2,3}(?:-[A-Za-z]{2,4})*$/.test(code)) return code;
  return getNames(language, { type: 'language' }).of(code) ?? code;
}

/** Names a language as written at the start of an entry or cell: `Deutsch`, in French `Allemand`. */
export function titleLanguage(code: string, language: string): string {
  const name = nameLanguage(code, language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
