/** Address of a film that this site serves itself; null for any other, which no page shows (no third parties, CSP). */
// @ts-nocheck

export function selectOwnVideo(url: string | null): string | null {
  return url !== null && /^\/(?![/\\])/.test(url) ? url : null;
}
