import { violationEndpoint } from '@kmx/shared-contracts/endpoints/systems.ts';

/**
 * Security headers of a document: no inline script or style, Trusted Types, integrity demanded of every script
 * (promise 6). The JSON data blocks of the document are not scripts to this policy. Where the document addresses files of
 * releases at another origin, they are allowed from there, and nothing else is.
 */
export function createSecurityHeaders(filesOrigin: string | undefined): Readonly<Record<string, string>> {
  const withFiles = filesOrigin === undefined ? "'self'" : `'self' ${filesOrigin}/_r/`;
  const directives = [
    // Whatever has no line of its own: Firefox asks it about the code that is prefetched for a page at rest (decision 0060).
    `default-src ${withFiles}`,
    `script-src ${withFiles}`,
    `style-src ${withFiles}`,
    // No release of ours has a picture; one of a remote that was built elsewhere may.
    `img-src ${withFiles} data:`,
    `font-src ${withFiles}`,
    // Prefetching, and a file that is requested anew after it could not be loaded.
    `connect-src ${withFiles}`,
    "media-src 'self'",
    "manifest-src 'self'",
    // The hidden frame of the silent sign-in: identity under /am, then /blank-callback.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${violationEndpoint.path}`,
  ];
  return {
    'content-security-policy': directives.join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
  };
}
