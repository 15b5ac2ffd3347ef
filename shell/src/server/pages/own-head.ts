import type { PageHead } from '@kmx/shared-contracts/page.ts';
import type { Site } from '@kmx/shared-contracts/site.ts';

/** Head of a page that the shell renders without a remote; such pages are not indexed. */
export function createOwnHead(title: string, site: Pick<Site, 'name'>): PageHead {
  return { title: `${title} | ${site.name}`, description: null, robots: 'noindex', image: null, structuredData: [] };
}
