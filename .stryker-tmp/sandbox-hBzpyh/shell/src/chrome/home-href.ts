/** Address of a site's home page in the current locale. */
// @ts-nocheck

export function resolveHomeHref(urlPrefix: string): string {
  return urlPrefix || '/';
}
