import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { sitemapTags } from '../../cache/content-tags.ts';
import { createProblemResponse, type ResponseSource, type ShellResponse } from '../../http/shell-response.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { Shell } from '../../request/shell.ts';
import type { Step } from '../../request/step.ts';
import { createSitemapPath, findSitemap, listSitemaps, type Sitemap } from '../../sitemap/list-sitemaps.ts';
import type { SiteSitemaps } from '../../sitemap/site-sitemaps.ts';
import type { KeptSitemaps } from '../../sitemap/sitemap-keeper.ts';
import { writeSitemap, writeSitemapIndex } from '../../sitemap/write-sitemap.ts';

const pattern = /^\/sitemap(?:-[a-z0-9-]+)?\.xml$/;
const retrySeconds = 30;

/** `/sitemap.xml`: the sitemaps of this host; `/sitemap-{site}-{locale}.xml`: addresses with their alternates (D-07). */
export const serveSitemap: Step<'loadSystem' | 'readSitemaps' | 'configuration'> = {
  name: 'serve-sitemap',
  run: async (context, { loadSystem, readSitemaps, configuration }) => {
    const { url } = context;
    if (!pattern.test(url.pathname)) return undefined;
    const urls = { requestUrl: url, allowSlugSites: configuration.allowSlugSites };
    const listed = listSitemaps({ ...urls, system: await loadSystem() });
    if (url.pathname === '/sitemap.xml' && listed.length > 0) return answerIndex(context, listed, readSitemaps);
    const found = findSitemap(listed, url.pathname);
    if (found === null) return createProblemResponse(404, 'There is no such sitemap');
    const { sitemap, part } = found;
    const kept = await readSitemaps(sitemap.site.id);
    if (kept === null) return createMissingResponse();
    if (part > Math.max(1, countParts(kept, sitemap))) return createProblemResponse(404, 'There is no such sitemap');
    const etag = createEtag([kept.fingerprint, url.href]);
    const response = createXmlResponse(context, etag, () =>
      Readable.from(writeSitemap(kept, sitemap.locale, part, urls)),
    );
    return { ...response, source: createSource([kept]) };
  },
};

function countParts({ parts }: SiteSitemaps, { locale }: Sitemap): number {
  return parts.get(locale.code)?.length ?? 0;
}

/** The index lists every file of every sitemap of the host, so it needs all of them. */
async function answerIndex(
  context: RequestContext,
  listed: readonly Sitemap[],
  readSitemaps: Shell['readSitemaps'],
): Promise<ShellResponse> {
  const siteIds = [...new Set(listed.map(({ site }) => site.id))];
  const kept = new Map(await Promise.all(siteIds.map(async (id) => [id, await readSitemaps(id)] as const)));
  const complete: KeptSitemaps[] = [];
  const paths: string[] = [];
  for (const sitemap of listed) {
    const sitemaps = kept.get(sitemap.site.id) ?? null;
    if (sitemaps === null) return createMissingResponse();
    complete.push(sitemaps);
    const count = countParts(sitemaps, sitemap);
    paths.push(...Array.from({ length: count }, (_, index) => createSitemapPath(sitemap, index + 1)));
  }
  const body = writeSitemapIndex(paths.map((path) => `${context.url.origin}${path}`));
  const response = createXmlResponse(context, createEtag([body]), () => Readable.from([body]));
  return { ...response, source: createSource(complete) };
}

function createSource(sitemaps: readonly KeptSitemaps[]): ResponseSource {
  return { tags: sitemapTags, isCurrent: () => sitemaps.every(({ isCurrent }) => isCurrent()) };
}

/** Part of a sitemap would take pages out of the index of a search engine, so there is none until all of it is there. */
function createMissingResponse(): ShellResponse {
  const problem = createProblemResponse(503, 'The sitemap is not complete yet', 'It is being built; ask again soon.');
  return { ...problem, headers: { ...problem.headers, 'retry-after': String(retrySeconds) } };
}

function createEtag(parts: readonly string[]): string {
  return `W/"${createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22)}"`;
}

function acceptsGzip(headers: RequestContext['headers']): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(headers['accept-encoding'] ?? ''));
}

function createXmlResponse({ headers, method }: RequestContext, etag: string, openBody: () => Readable): ShellResponse {
  const shared = {
    etag,
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  };
  if (headers['if-none-match'] === etag) return { status: 304, headers: shared, body: null };
  const full = { ...shared, 'content-type': 'application/xml; charset=utf-8' };
  if (method === 'HEAD') return { status: 200, headers: full, body: null };
  // The alternates repeat: fifty megabytes become one.
  if (!acceptsGzip(headers)) return { status: 200, headers: full, body: openBody() };
  const zipped = createGzip({ level: 1 });
  // A failure or a visitor who leaves ends both.
  pipeline(openBody(), zipped, () => {});
  return { status: 200, headers: { ...full, 'content-encoding': 'gzip' }, body: zipped };
}
