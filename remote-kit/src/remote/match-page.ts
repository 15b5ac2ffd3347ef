import { matchRoutes } from '@kmx/shared-contracts/router.ts';
import type { PageDefinition } from './page-definition.ts';
import type { RouteParams } from './use-route-params.ts';

/** The page for an address, and the values of its pattern's parameters. */
export interface MatchedPage<Page extends PageDefinition> {
  readonly page: Page;
  readonly params: RouteParams;
}

interface MatchOptions {
  readonly isCaseSensitive: boolean;
}

/**
 * Finds the page for a path, with the same rule for every remote: the most specific matching pattern by the ranking of
 * react-router, wherever it is in the table. Throws when none matches; a table ends with a pattern that always does.
 */
export function matchPage<Page extends PageDefinition>(
  pages: readonly Page[],
  path: string,
  { isCaseSensitive }: MatchOptions,
): MatchedPage<Page> {
  const routes = pages.flatMap((page) =>
    page.pattern === undefined || page.accepts?.test(path) === false
      ? []
      : [{ path: page.pattern, caseSensitive: isCaseSensitive, handle: page }],
  );
  const match = matchRoutes(routes, path)?.at(-1);
  if (!match) throw new Error(`No page has the path ${path}`);
  return { page: match.route.handle, params: match.params };
}
