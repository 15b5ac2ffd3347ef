// @ts-nocheck
import { allCountries } from '@kmx/shared-contracts/locale.ts';
import type { Country, Language, Site } from '@kmx/shared-contracts/site.ts';

/** Countries, languages and sites of one system query; sites without navigation are already dropped (SYS-017, D-17). */
export interface SystemData {
  readonly countries: readonly Country[];
  readonly languages: readonly Language[];
  readonly sites: readonly Site[];
  /** The site without a slug, also an element of `sites` (SYS-009). */
  readonly mainSite: Site;
}

/** Finds a real country by its code in any case; the synthetic `ALL` is none (SYS-019). */
export function findCountry(system: SystemData, code: string): Country | null {
  const upper = code.toUpperCase();
  if (upper === allCountries) return null;
  return system.countries.find((country) => country.countryCode === upper) ?? null;
}
