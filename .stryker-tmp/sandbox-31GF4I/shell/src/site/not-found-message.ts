/** Message of a path that the server's route validation refuses, with query (ERR-001, D-14). */
// @ts-nocheck

export function createRouteNotFoundMessage(fullPath: string): string {
  return `Page not found: ${fullPath}`;
}

/** Message of a page that the lookup did not find, without query (ERR-002, D-14). */
export function createPageNotFoundMessage(path: string): string {
  return `Page Not Found: ${path}`;
}
