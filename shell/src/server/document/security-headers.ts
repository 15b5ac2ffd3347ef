import { violationEndpoint } from '@kmx/shared-contracts/endpoints/systems.ts';

/**
 * Security headers of a document: no inline script or style, Trusted Types, integrity demanded of every script
 * (promise 6). The JSON data blocks of the document are not scripts to this policy.
 */
export function createSecurityHeaders(): Readonly<Record<string, string>> {
  const directives = [
    // Whatever has no line of its own: Firefox asks it about the code that is prefetched for a page at rest (decision 0060).
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
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
