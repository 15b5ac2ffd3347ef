import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { loadContentPage } from './features/content-page/content.load.ts';
import { loadBelowProducts } from './load-below-products.ts';
import { loadBelowServices } from './load-below-services.ts';
import { loadAnnualReportPage } from './pages/annual-report/annual-report.load.ts';
import { loadAuthorPage } from './pages/author/author.load.ts';
import { loadAuthorsPage } from './pages/authors/authors.load.ts';
import { loadComparisonPage } from './pages/comparison/comparison.load.ts';
import { loadMediaReleasePage } from './pages/media-release/media-release.load.ts';
import { loadMediaReleasesPage } from './pages/media-releases/media-releases.load.ts';
import { addErrorPage } from './pages/not-found/add-error-page.ts';
import { loadSearchPage } from './pages/search/search.load.ts';
import { loadStoriesPage } from './pages/stories/stories.load.ts';
import { loadStoryPage } from './pages/story/story.load.ts';
import { loadSubscriptionPage } from './pages/subscription/subscription.load.ts';
import { loadSupportPage } from './pages/support/support.load.ts';
import { loadWhitepaperPage } from './pages/whitepaper/whitepaper.load.ts';

interface Route {
  /** Matched against the unlocalized path. */
  readonly pattern: RegExp;
  readonly load: (request: PageRequest, context: LoadContext) => Promise<PageResult>;
}

/** Table of contents of the public site; the first pattern that fits loads the page. */
export const routes: readonly Route[] = [
  { pattern: /^\/products\/compare$/, load: loadComparisonPage },
  { pattern: /^\/services(?:\/|$)/, load: loadBelowServices },
  { pattern: /^\/products(?:\/|$)/, load: loadBelowProducts },
  { pattern: /^\/stories$/, load: loadStoriesPage },
  { pattern: /^\/stories\/contacts$/, load: loadAuthorsPage },
  { pattern: /^\/stories\/contacts\/[^/]+$/, load: loadAuthorPage },
  { pattern: /^\/stories\/[^/]+$/, load: loadStoryPage },
  { pattern: /^\/support$/, load: loadSupportPage },
  { pattern: /^\/subscription$/, load: loadSubscriptionPage },
  { pattern: /^\/search$/, load: loadSearchPage },
  { pattern: /^\/media-releases$/, load: loadMediaReleasesPage },
  { pattern: /^\/media-releases\/[^/]+$/, load: loadMediaReleasePage },
  { pattern: /^\/company\/investors\/annual-report-\d{4}$/, load: loadAnnualReportPage },
  { pattern: /^\/whitepapers\/[^/]+$/, load: loadWhitepaperPage },
  { pattern: /^\//, load: loadContentPage },
];

/** Loads the page of a request (PUB-001..PUB-009). */
export async function loadPage(request: PageRequest, context: LoadContext): Promise<PageResult> {
  const route = routes.find(({ pattern }) => pattern.test(request.path));
  const result = await (route?.load ?? loadContentPage)(request, context);
  return addErrorPage(result, request, context);
}
