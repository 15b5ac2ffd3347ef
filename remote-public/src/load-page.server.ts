import type { MatchedPage } from '@kmx/remote-kit/remote/match-page.ts';
import { callLoader, type PageDefinition } from '@kmx/remote-kit/remote/page-definition.ts';
import type { LoadAnswer } from '@kmx/shared-contracts/page-redirect.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { addErrorPage } from './pages/not-found/add-error-page.ts';

/** Loads a page of the public site; an unknown address shows what editors wrote for that case (PUB-049). */
export async function loadPage(
  { page }: MatchedPage<PageDefinition>,
  request: PageRequest,
  context: LoadContext,
): Promise<LoadAnswer> {
  return addErrorPage(await callLoader(page, request, context), request, context);
}
