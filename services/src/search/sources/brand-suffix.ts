/** Removes a trailing `| {brand}` from a title, in any case and spacing; a title that consists of it stays (PUB-087). */
export function stripBrandSuffix(title: string, brands: readonly string[]): string {
  const bar = title.lastIndexOf('|');
  if (bar === -1) return title;
  const suffix = title
    .slice(bar + 1)
    .trim()
    .toLowerCase();
  const rest = title.slice(0, bar).trim();
  return rest !== '' && brands.some((brand) => brand.toLowerCase() === suffix) ? rest : title;
}
