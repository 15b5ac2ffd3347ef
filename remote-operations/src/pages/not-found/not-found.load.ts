import type { PageLoader } from '@kmx/remote-kit/remote/page-definition.ts';
import { createPageResult } from '../../data/create-page-result.ts';

/** The data of the page for unknown addresses. */
export interface NotFoundData {
  readonly page: 'not-found';
}

/** Loads the page for every unknown address below the mount. */
export const loadNotFound: PageLoader<NotFoundData> = (request) =>
  Promise.resolve(createPageResult(request, { titleId: 'notFound.title', data: { page: 'not-found' }, status: 404 }));
