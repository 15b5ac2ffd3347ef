import { requestPage } from '../../../product-runner/request-page.ts';
import { TrialError } from '../trial-result.ts';

async function readLocations(origin: string, path: string): Promise<readonly string[]> {
  const { body } = await requestPage(origin, path);
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => new URL(location, origin).pathname);
}

/** The paths of the pages in the sitemaps of a running product, in their order; throws TrialError when there are none. */
export async function listSitePages(origin: string): Promise<readonly string[]> {
  const listed = await readLocations(origin, '/sitemap.xml');
  const pages: string[] = [];
  for (const path of listed) pages.push(...(path.endsWith('.xml') ? await readLocations(origin, path) : [path]));
  if (pages.length === 0) throw new TrialError(['the sitemap lists no pages']);
  return pages;
}
