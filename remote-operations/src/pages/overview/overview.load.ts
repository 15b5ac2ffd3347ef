import type { PageLoader } from '@kmx/remote-kit/remote/page-definition.ts';
import { createPageResult } from '../../data/create-page-result.ts';

/** The data of the first page. */
export interface OverviewData {
  readonly page: 'overview';
}

/** Loads the first page. */
export const loadOverview: PageLoader<OverviewData> = (request) =>
  Promise.resolve(createPageResult(request, { titleId: 'overview.title', data: { page: 'overview' } }));
