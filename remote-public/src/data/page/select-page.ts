import { allCountries } from '@kmx/shared-contracts/locale.ts';

/**
 * Selects the page for a country: one that names it, otherwise the universal one; the international variant sees the
 * pages of all countries (PUB-061, D-32, D-38).
 */
export function selectPage<Page extends { readonly countries: readonly string[] }>(
  pages: readonly Page[],
  country: string,
): Page | null {
  return (
    pages.find((page) => page.countries.includes(country)) ??
    pages.find((page) => page.countries.length === 0) ??
    (country === allCountries ? pages[0] : undefined) ??
    null
  );
}
