import type { I18n } from '@kmx/remote-kit/messages/messages.tsx';
import { createPageMeta } from '@kmx/remote-kit/remote/create-page-meta.ts';
import type { MatchedPage } from '@kmx/remote-kit/remote/match-page.ts';
import type { RouteData } from '@kmx/remote-kit/remote/use-route-params.ts';
import type { PageMeta } from '@kmx/shared-contracts/page.ts';
import type { LoadAnswer } from '@kmx/shared-contracts/page-redirect.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { PortalPageDefinition } from './data/portal-page-definition.ts';
import { getServerMessages } from './locales/all-catalogues.server.ts';
import { pages } from './pages.ts';

const ticketsPath = '/mykomax/tickets';

/** Describes a page of the portal; contains nothing user-specific, so nothing can leak (AUTH-005). */
export function loadPage({ page, params }: MatchedPage<PortalPageDefinition>, request: PageRequest): LoadAnswer {
  // The parent of a ticket's address, which users may type.
  if (request.path === ticketsPath) {
    return { redirect: { location: `${request.urlPrefix}${ticketsPath}/list`, permanent: false } };
  }
  const messages = getServerMessages(request.locale.language);
  return {
    status: page.name === 'not-found' ? 404 : 200,
    head: {
      title: `${messages._(page.titleId)} | MyKomax | KMX`,
      description: messages._('portal.description'),
      robots: 'noindex',
      image: null,
      structuredData: [],
    },
    meta: createPageMeta('portal', request, { breadcrumbs: createTrail(page, request.urlPrefix, messages) }),
    part: page.name,
    data: { page: page.name, params } satisfies RouteData,
    tags: [],
    cache: 'private',
  };
}

function listParents({ parent }: PortalPageDefinition): readonly PortalPageDefinition[] {
  const page = pages.find(({ name }) => name === parent);
  return page === undefined ? [] : [...listParents(page), page];
}

/** From the dashboard to the page itself, which is not a link. */
function createTrail(
  page: PortalPageDefinition,
  urlPrefix: string,
  messages: I18n,
): NonNullable<PageMeta['breadcrumbs']> {
  const findTitle = ({ name, titleId }: PortalPageDefinition) =>
    messages._(name === 'dashboard' ? 'portal.title' : titleId);
  return [
    ...listParents(page).map((parent) => ({ title: findTitle(parent), href: `${urlPrefix}${parent.pattern}` })),
    { title: findTitle(page), href: null },
  ];
}
