import { createPageMeta } from '@kmx/remote-kit/remote/create-page-meta.ts';
import type { MatchedPage } from '@kmx/remote-kit/remote/match-page.ts';
import type { RouteData } from '@kmx/remote-kit/remote/use-route-params.ts';
import { editingPageType } from '@kmx/shared-contracts/page.ts';
import type { LoadAnswer } from '@kmx/shared-contracts/page-redirect.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { EditorPageDefinition } from './data/editor-page-definition.ts';
import { createListPath, entriesPath } from './data/editor-paths.ts';
import { getServerMessages } from './locales/all-catalogues.server.ts';

/** The same page for everyone: the browser checks the session afterwards (EDT-004); unknown paths are a 404. */
export function loadPage({ page, params }: MatchedPage<EditorPageDefinition>, request: PageRequest): LoadAnswer {
  // The parent address of the kinds redirects to the first one, as in the menu.
  if (request.path === entriesPath) {
    return { redirect: { location: `${request.urlPrefix}${createListPath('Story')}`, permanent: false } };
  }
  const { name, titleId } = page;
  const messages = getServerMessages(request.locale.language);
  const area = messages._('editor.title');
  const title = messages._(titleId);
  return {
    status: name === 'not-found' ? 404 : 200,
    head: {
      title: title === area ? `${area} | KMX` : `${title} | ${area} | KMX`,
      description: null,
      robots: 'noindex, nofollow',
      image: null,
      structuredData: [],
    },
    meta: createPageMeta(editingPageType, request),
    part: name,
    data: { page: name, params } satisfies RouteData,
    tags: [],
    cache: 'private',
  };
}
