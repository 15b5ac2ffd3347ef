/** Address of a site's home page in the current locale. */
export function resolveHomeHref(urlPrefix: string): string {
  return urlPrefix || '/';
}
