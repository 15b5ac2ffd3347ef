import type { I18n } from '@kmx/shared-contracts/messages.tsx';
import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { findRoute } from './routes.tsx';

/** Describes a page of the portal; nothing of it depends on who is signed in, so a leak is impossible (AUTH-005). */
export function loadPage(request: PageRequest, messages: I18n): PageResult {
  const route = findRoute(request.path);
  const title = messages._(route.titleKey);
  const home = { title: messages._('portal.title'), href: `${request.urlPrefix}/mykomax` };
  return {
    status: route.status,
    redirect: null,
    head: {
      title: `${title} | MyKomax | KMX`,
      description: messages._('portal.description'),
      robots: 'noindex',
      image: null,
      structuredData: [],
    },
    meta: {
      id: null,
      type: 'portal',
      theme: 'Default',
      breadcrumbs: route.name === 'dashboard' ? [{ ...home, href: null }] : [home, { title, href: null }],
      languages: null,
      contentLanguage: request.locale.language,
      isLanguageFallback: false,
      isLanguageUnavailable: false,
    },
    part: null,
    data: { page: route.name },
    tags: [],
    cache: 'private',
  };
}
