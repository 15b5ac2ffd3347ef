import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { loadCataloguePage } from './pages/catalogue/catalogue.load.ts';
import { loadContentPage } from './pages/content/content.load.ts';
import { loadStoryPage } from './pages/story/story.load.ts';

interface Route {
  /** Matched against the unlocalized path. */
  readonly pattern: RegExp;
  readonly load: (request: PageRequest, context: LoadContext) => Promise<PageResult>;
}

/** Table of contents of the public site; the first pattern that fits loads the page. */
export const routes: readonly Route[] = [
  { pattern: /^\/products(?:\/|$)/, load: loadCataloguePage },
  { pattern: /^\/stories\/[^/]+$/, load: loadStoryPage },
  { pattern: /^\//, load: loadContentPage },
];

/** Loads the page of a request (PUB-001..PUB-009). */
export function loadPage(request: PageRequest, context: LoadContext): Promise<PageResult> {
  const route = routes.find(({ pattern }) => pattern.test(request.path));
  return (route?.load ?? loadContentPage)(request, context);
}
