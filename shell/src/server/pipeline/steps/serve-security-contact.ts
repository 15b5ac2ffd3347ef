import { findPageUrl } from '../../../site/page-url.ts';
import type { Stage } from '../../request/request-context.ts';

// RFC 9116 wants less than a year; half a year is renewed with every answer.
const validMilliseconds = 182 * 24 * 60 * 60 * 1000;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. */
export const serveSecurityContact: Stage = {
  name: 'serve-security-contact',
  run: async ({ url, services }) => {
    if (url.pathname !== '/.well-known/security.txt') return undefined;
    const system = await services.loadSystem();
    const { allowSlugSites, configuration } = services;
    const canonical = findPageUrl(system.mainSite, null, url.pathname, { system, requestUrl: url, allowSlugSites });
    const expires = new Date(Math.ceil((Date.now() + validMilliseconds) / dayMilliseconds) * dayMilliseconds);
    const lines = [
      `Contact: ${configuration.SECURITY_CONTACT}`,
      `Expires: ${expires.toISOString()}`,
      ...(canonical === null ? [] : [`Canonical: ${canonical}`]),
      'Preferred-Languages: en, de',
    ];
    return {
      status: 200,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
      body: `${lines.join('\n')}\n`,
    };
  },
};
