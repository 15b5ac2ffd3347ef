import { createPageMeta } from '@kmx/remote-kit/remote/create-page-meta.ts';
import type { LoadedPage } from '@kmx/remote-kit/remote/page-definition.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';

/** Creates the result of a page that is the same for everybody. */
export function createPageResult<Data extends { readonly page: string }>(
  request: PageRequest,
  title: string,
  data: Data,
): LoadedPage<Data> {
  return {
    status: 200,
    head: { title, description: 'Machines for wires, compared.', robots: null, image: null, structuredData: [] },
    meta: createPageMeta('Page', request),
    part: data.page,
    data,
    tags: [],
    cache: 'public',
  };
}
