import { findPageUrl } from '../../../site/page-url.ts';
import type { Step } from '../../request/step.ts';

// RFC 9116 wants less than a year; half a year is renewed with every answer.
const validMs = 182 * 24 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export const serveSecurityContact: Step<'loadSystem' | 'configuration'> = {
  name: 'serve-security-contact',
  run: async ({ url }, { loadSystem, configuration }) => {
    if (url.pathname !== '/.well-known/security.txt') return undefined;
    const system = await loadSystem();
    const { allowSlugSites, SECURITY_CONTACT } = configuration;
    const canonical = findPageUrl(system.mainSite, null, url.pathname, { system, requestUrl: url, allowSlugSites });
    const expires = new Date(Math.ceil((Date.now() + validMs) / dayMs) * dayMs);
    const lines = [
      `Contact: ${SECURITY_CONTACT}`,
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
