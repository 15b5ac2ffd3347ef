/** Whether a text is the last part of an address: small letters, digits and single hyphens. */
// @ts-nocheck

export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
