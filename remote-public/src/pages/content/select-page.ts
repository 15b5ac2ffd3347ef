/** The page for a country: one that names it, else the universal one; null when neither exists (PUB-061, D-38). */
export function selectPage<Page extends { readonly countries: readonly string[] }>(
  pages: readonly Page[],
  country: string,
): Page | null {
  return (
    pages.find((page) => page.countries.includes(country)) ?? pages.find((page) => page.countries.length === 0) ?? null
  );
}
