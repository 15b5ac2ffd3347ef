import type { PageHead } from '@kmx/shared-contracts/page.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';

/** Head of a page that the shell renders alone; no search engine keeps such a page. */
export function createOwnHead(title: string, site: Pick<Site, 'name'>): PageHead {
  return { title: `${title} | ${site.name}`, description: null, robots: 'noindex', image: null, structuredData: [] };
}
