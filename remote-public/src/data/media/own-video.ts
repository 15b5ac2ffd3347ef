import { isSitePath } from '@kmx/shared-contracts/is-site-path.ts';

/** Address of a video served by this site itself; null for any other, which no page shows (no third parties, CSP). */
export function selectOwnVideo(url: string | null): string | null {
  return url !== null && isSitePath(url) ? url : null;
}
