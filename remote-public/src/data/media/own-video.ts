import { isSitePath } from '@kmx/shared-contracts/is-site-path.ts';

/** Address of a film that this site serves itself; null for any other, which no page shows (no third parties, CSP). */
export function selectOwnVideo(url: string | null): string | null {
  return url !== null && isSitePath(url) ? url : null;
}
