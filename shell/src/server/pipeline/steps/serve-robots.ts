import { apiPrefix } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { identityPrefix } from '@kmx/shared-contracts/endpoints/identity.ts';
import type { Step } from '../../request/step.ts';
import { listSitemaps } from '../../sitemap/list-sitemaps.ts';

// Pages that declare noindex themselves are not listed: a crawler has to be able to read that.
const closedPaths = [
  apiPrefix,
  `${identityPrefix}/`,
  '/callback',
  '/blank-callback',
  '/*/callback',
  '/*/mykomax',
  '/*/editor',
  '/*?direct',
];

/** `/robots.txt` of a host: what crawlers should skip and where the sitemap is; a host without a site is closed to them (D-04). */
export const serveRobots: Step<'loadSystem' | 'configuration'> = {
  name: 'serve-robots',
  run: async ({ url }, { loadSystem, configuration }) => {
    if (url.pathname !== '/robots.txt') return undefined;
    const system = await loadSystem();
    const { allowSlugSites } = configuration;
    const isKnown = listSitemaps({ system, requestUrl: url, allowSlugSites }).length > 0;
    const lines = isKnown
      ? ['User-agent: *', ...closedPaths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${url.origin}/sitemap.xml`]
      : ['User-agent: *', 'Disallow: /'];
    return {
      status: 200,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
      body: `${lines.join('\n')}\n`,
      // Sites and their addresses, whose changes concern everything.
      source: { tags: [], isCurrent: () => true },
    };
  },
};
