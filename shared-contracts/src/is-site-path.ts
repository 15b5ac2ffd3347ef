/**
 * Whether an address is a path on its own site. `//host` names another site, `/\host` does so for every browser, and
 * browsers drop tabs and line breaks first.
 */
export function isSitePath(address: string): boolean {
  return /^\/(?![/\\])[^\u0000-\u001f\u007f]*$/.test(address);
}
