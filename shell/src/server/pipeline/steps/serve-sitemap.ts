import { createHash } from 'node:crypto';
import type { ShellResponse } from '../../http/shell-response.ts';
import { createProblemResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Step } from '../../request/step.ts';
import { listSitemaps } from '../../sitemap/list-sitemaps.ts';
import { writeSitemap, writeSitemapIndex } from '../../sitemap/write-sitemap.ts';

const pattern = /^\/sitemap(?:-[a-z0-9-]+)?\.xml$/;

/** `/sitemap.xml`: the sitemaps of this host; `/sitemap-{site}-{locale}.xml`: addresses with their alternates (D-07). */
export const serveSitemap: Step<'loadSystem' | 'loadSitemapEntries' | 'configuration'> = {
  name: 'serve-sitemap',
  run: async (context, { loadSystem, loadSitemapEntries, configuration }) => {
    const { url } = context;
    if (!pattern.test(url.pathname)) return undefined;
    const system = await loadSystem();
    const urls = { system, requestUrl: url, allowSlugSites: configuration.allowSlugSites };
    const sitemaps = listSitemaps(urls);
    if (url.pathname === '/sitemap.xml' && sitemaps.length > 0) {
      return createXmlResponse(context, writeSitemapIndex(sitemaps.map(({ path }) => `${url.origin}${path}`)));
    }
    const sitemap = sitemaps.find(({ path }) => path === url.pathname);
    if (!sitemap) return createProblemResponse(404, 'There is no such sitemap');
    const entries = await loadSitemapEntries(sitemap.site);
    return createXmlResponse(context, writeSitemap(entries, sitemap.site, sitemap.locale, urls));
  },
};

function createXmlResponse({ headers }: RequestContext, body: string): ShellResponse {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const shared = { etag, 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' };
  if (headers['if-none-match'] === etag) return { status: 304, headers: shared, body: null };
  return { status: 200, headers: { ...shared, 'content-type': 'application/xml; charset=utf-8' }, body };
}
