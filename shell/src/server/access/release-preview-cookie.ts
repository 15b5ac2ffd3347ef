import type { ReleasePreview } from '@kmx/release-registry/preview/preview-token.server.ts';
import { formatCookie } from '../http/cookies.ts';

/** Holds the token of the preview that its browser sees (REL-10). */
export const releasePreviewCookieName = 'kmx_release_preview';

/** Query parameter of the link that opens a preview; `off` ends it. */
export const releasePreviewParameter = 'releasePreview';

/** The cookie that shows a preview until it expires. */
export function createReleasePreviewCookie(token: string, { expires }: ReleasePreview, isSecure: boolean): string {
  const maxAgeSeconds = Math.max(1, Math.floor((expires - Date.now()) / 1000));
  return formatCookie(releasePreviewCookieName, token, { maxAgeSeconds, isHttpOnly: true, isSecure });
}

/** The cookie that ends the preview. */
export function createReleasePreviewEnd(isSecure: boolean): string {
  return formatCookie(releasePreviewCookieName, '', { maxAgeSeconds: 0, isHttpOnly: true, isSecure });
}
