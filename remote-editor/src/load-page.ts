import type { I18n } from '@kmx/remote-kit/messages/messages.tsx';
import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { createListPath, entriesPath, findRoute } from './routes.ts';

/** The same page for everybody: who is signed in, the browser asks afterwards (EDT-004); unknown paths are a 404. */
export function loadPage(request: PageRequest, messages: I18n): PageResult {
  const { name, titleKey } = findRoute(request.path);
  const area = messages._('editor.title');
  const title = messages._(titleKey);
  return {
    status: name === 'not-found' ? 404 : 200,
    // The address above those of the kinds leads to the first of them, as the menu does.
    redirect:
      request.path === entriesPath
        ? { location: `${request.urlPrefix}${createListPath('Story')}`, permanent: false }
        : null,
    head: {
      title: title === area ? `${area} | KMX` : `${title} | ${area} | KMX`,
      description: null,
      robots: 'noindex, nofollow',
      image: null,
      structuredData: [],
    },
    meta: {
      id: null,
      type: 'Editor',
      theme: 'Default',
      breadcrumbs: null,
      languages: null,
      contentLanguage: request.locale.language,
      isLanguageFallback: false,
      isLanguageUnavailable: false,
    },
    part: name,
    data: { page: name },
    tags: [],
    cache: 'private',
  };
}
