import { nameCountry, nameLanguage } from '@kmx/remote-kit/format/display-names.ts';
import { getTextOrder } from '@kmx/remote-kit/format/text-order.ts';
import { type UiLanguage, uiLanguages } from '@kmx/shared-contracts/locale.ts';
import { countryCodes } from './country-codes.ts';

/** Countries with their names in the page's language, in its collation order. */
export function listCountries(language: UiLanguage) {
  const order = getTextOrder(language);
  return countryCodes
    .map((code) => ({ value: code, text: nameCountry(code, language) }))
    .toSorted((left, right) => order(left.text, right.text));
}

/** Languages of the interface, each named in itself. */
export function listLanguages() {
  return uiLanguages.map((code) => ({ value: code, text: nameLanguage(code, code) }));
}
