/** Adds the visitor's query to the target of a redirect; a parameter that the target sets itself wins (D-12). */
// @ts-nocheck

export function mergeQuery(target: string, requested: URL): string {
  const url = URL.parse(target, requested);
  if (url === null) return target;
  const own = new Set(url.searchParams.keys());
  for (const [name, value] of requested.searchParams) {
    if (!own.has(name)) url.searchParams.append(name, value);
  }
  return url.href;
}
