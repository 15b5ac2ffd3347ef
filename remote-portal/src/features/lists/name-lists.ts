import { type UiLanguage, uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { countryCodes } from './country-codes.ts';

/** Names of countries in the language of the page, and of languages each in itself. */
export function createNameLists(language: UiLanguage) {
  const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  const nameCountry = (code: string) => (/^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code);
  const nameLanguage = (code: UiLanguage) =>
    new Intl.DisplayNames(code, { type: 'language', fallback: 'code' }).of(code) ?? code;
  const compare = new Intl.Collator(language).compare;
  return {
    nameCountry,
    nameLanguage,
    listCountries: () =>
      countryCodes
        .map((code) => ({ value: code, text: nameCountry(code) }))
        .toSorted((left, right) => compare(left.text, right.text)),
    listLanguages: () => uiLanguages.map((code) => ({ value: code, text: nameLanguage(code) })),
  };
}
