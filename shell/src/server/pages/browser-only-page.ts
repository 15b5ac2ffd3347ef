import { createPageMeta } from '@kmx/remote-kit/remote/create-page-meta.ts';
import type { BrowserOnly } from '@kmx/shared-contracts/browser-only.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { LoadedResult } from '../workers/loaded-result.ts';

/** What the release of a remote says of its browser-only pages; null when it has a server half. */
export function findBrowserOnly(
  name: RemoteName,
  { composition }: Pick<RequestContext, 'composition'>,
): BrowserOnly | null {
  return composition.manifests[name]?.browserOnly ?? null;
}

/** The title of its pages in a language. */
export function findTitle({ titles }: BrowserOnly, language: string): string {
  return titles[language] ?? titles.en;
}

/** The page of a browser-only remote, as the server knows it: its title; every address below the mount is a page. */
export function createBrowserOnlyResult(browserOnly: BrowserOnly, request: PageRequest): LoadedResult {
  return {
    status: 200,
    head: {
      title: `${findTitle(browserOnly, request.locale.language)} | ${request.site.name}`,
      description: null,
      robots: null,
      image: null,
      structuredData: [],
    },
    meta: createPageMeta('application', request),
    part: null,
    dataJson: 'null',
    tags: [],
    queryTags: [],
    cache: 'public',
  };
}
