import { createPageMeta } from '@kmx/remote-kit/remote/create-page-meta.ts';
import type { LoadedPage } from '@kmx/remote-kit/remote/page-definition.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { getServerMessages } from '../locales/all-catalogues.server.ts';

/** What a loader says of its page. */
interface PageParts<Data extends { readonly page: string }> {
  readonly titleId: string;
  readonly data: Data;
  readonly status?: number;
}

/** Creates the result of a page that is the same for everybody. */
export function createPageResult<Data extends { readonly page: string }>(
  request: PageRequest,
  { titleId, data, status = 200 }: PageParts<Data>,
): LoadedPage<Data> {
  const title = getServerMessages(request.locale.language)._(titleId);
  return {
    status,
    head: {
      title: `${title} | ${request.site.name}`,
      description: null,
      // Until its content is there, no search engine lists it.
      robots: 'noindex, nofollow',
      image: null,
      structuredData: [],
    },
    meta: createPageMeta('Page', request),
    part: data.page,
    data,
    tags: [],
    cache: 'public',
  };
}
