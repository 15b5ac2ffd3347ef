import { allCountries } from '@kmx/shared-contracts/locale.ts';

/** Tells whether a product or group is offered in a country: null everywhere, [] nowhere, ALL everywhere (D-32). */
export function isOfferedIn(country: string, supported: readonly string[] | null): boolean {
  if (supported === null) return true;
  if (supported.length === 0) return false;
  return country === allCountries || supported.includes(allCountries) || supported.includes(country);
}
