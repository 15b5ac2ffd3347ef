import { createPageMeta } from '@kmx/remote-kit/remote/create-page-meta.ts';
import type { MatchedPage } from '@kmx/remote-kit/remote/match-page.ts';
import type { RouteData } from '@kmx/remote-kit/remote/use-route-params.ts';
import type { LoadAnswer } from '@kmx/shared-contracts/page-redirect.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { isUnitName } from '@kmx/shared-contracts/units.ts';
import type { OperationsPageDefinition } from './data/operations-page-definition.ts';
import { firstPage } from './first-page.ts';
import { getServerMessages } from './locales/all-catalogues.server.ts';

/** Describes a page for operators; the server knows nobody, so it says nothing about releases (OPS-005). */
export function loadPage({ page, params }: MatchedPage<OperationsPageDefinition>, request: PageRequest): LoadAnswer {
  const messages = getServerMessages(request.locale.language);
  const isUnknown = page.name === 'not-found' || (params['unit'] !== undefined && !isUnitName(params['unit']));
  const name = isUnknown ? 'not-found' : page.name;
  const title = messages._(isUnknown ? 'notFound.title' : page.titleId, params);
  const area = messages._('overview.title');
  const isFirst = name === 'overview';
  return {
    status: isUnknown ? 404 : 200,
    head: {
      title: `${isFirst ? '' : `${title} | `}${area} | ${request.site.name}`,
      description: null,
      robots: 'noindex, nofollow',
      image: null,
      structuredData: [],
    },
    meta: createPageMeta('Operations', request, {
      breadcrumbs: [
        ...(isFirst ? [] : [{ title: area, href: `${request.urlPrefix}${firstPage}` }]),
        { title: isFirst ? area : title, href: null },
      ],
    }),
    part: name,
    data: { page: name, params } satisfies RouteData,
    tags: [],
    cache: 'private',
  };
}
