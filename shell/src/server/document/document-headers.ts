import { createSecurityHeaders } from './security-headers.ts';

/** Headers of every HTML document of the shell; `filesOrigin` is that of the document (`findFilesOrigin`). */
export function createDocumentHeaders(isPublic: boolean, filesOrigin: string | undefined): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    // Shared caches may keep a page briefly; browsers revalidate, so that a new build is seen on the next visit.
    'cache-control': isPublic ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'private, no-store',
    vary: 'accept-encoding, cookie',
    ...createSecurityHeaders(filesOrigin),
  };
}
