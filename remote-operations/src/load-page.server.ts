import type { MatchedPage } from '@kmx/remote-kit/remote/match-page.ts';
import { callLoader, type PageDefinition } from '@kmx/remote-kit/remote/page-definition.ts';
import type { LoadAnswer } from '@kmx/shared-contracts/page-redirect.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';

/** Loads the page of an address by its line in the table of pages. */
export function loadPage(
  { page }: MatchedPage<PageDefinition>,
  request: PageRequest,
  context: LoadContext,
): Promise<LoadAnswer> {
  return callLoader(page, request, context);
}
