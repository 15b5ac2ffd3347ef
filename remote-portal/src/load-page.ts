import type { I18n } from '@kmx/remote-kit/messages/messages.tsx';
import type { PageMeta, PageResult } from '@kmx/shared-contracts/page.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { findRoute, findRouteByName, type PortalRoute } from './routes.ts';

const ticketsPath = '/mykomax/tickets';

/** Describes a page of the portal; nothing of it depends on who is signed in, so a leak is impossible (AUTH-005). */
export function loadPage(request: PageRequest, messages: I18n): PageResult {
  const route = findRoute(request.path);
  // What somebody who shortens the address of a ticket expects.
  const isTickets = request.path === ticketsPath;
  return {
    status: isTickets ? 302 : route.status,
    redirect: isTickets ? { location: `${request.urlPrefix}${ticketsPath}/list`, permanent: false } : null,
    head: {
      title: `${messages._(route.titleKey)} | MyKomax | KMX`,
      description: messages._('portal.description'),
      robots: 'noindex',
      image: null,
      structuredData: [],
    },
    meta: {
      id: null,
      type: 'portal',
      theme: 'Default',
      breadcrumbs: createTrail(route, request.urlPrefix, messages),
      languages: null,
      contentLanguage: request.locale.language,
      isLanguageFallback: false,
      isLanguageUnavailable: false,
    },
    part: route.name,
    data: { page: route.name },
    tags: [],
    cache: 'private',
  };
}

/** From the dashboard down to the page itself, which is no link. */
function createTrail(route: PortalRoute, urlPrefix: string, messages: I18n): NonNullable<PageMeta['breadcrumbs']> {
  const above = (child: PortalRoute): readonly PortalRoute[] => {
    if (child.parent === null) return [];
    const parent = findRouteByName(child.parent);
    return [...above(parent), parent];
  };
  const findTitle = ({ name, titleKey }: PortalRoute) => messages._(name === 'dashboard' ? 'portal.title' : titleKey);
  return [
    ...above(route).map((parent) => ({ title: findTitle(parent), href: `${urlPrefix}${parent.path}` })),
    { title: findTitle(route), href: null },
  ];
}
