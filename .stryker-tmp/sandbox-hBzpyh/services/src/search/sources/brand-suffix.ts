/** Takes a trailing `| {brand}` off a title, in any case and spacing; a title that is nothing else stays (PUB-087). */
// @ts-nocheck

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
