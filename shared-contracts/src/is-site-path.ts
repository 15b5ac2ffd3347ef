/**
 * Whether an address is a path of the site it stands on. `//host` names another site, `/\host` does so to every browser, and
 * browsers leave tabs and line breaks out before they look.
 */
export function isSitePath(address: string): boolean {
  return /^\/(?![/\\])[^\u0000-\u001f\u007f]*$/.test(address);
}
