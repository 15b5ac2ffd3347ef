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

const maxRememberedPaths = 1000;

/**
 * Creates the function that finds the page for a path, with the same rule for every remote: the most specific matching
 * pattern by the ranking of react-router, wherever it is in the table. It throws when none matches; a table ends with a
 * pattern that always does. Answers are remembered, because react-router ranks the whole table again for each path,
 * which cost a fifth of the time in which a small page is rendered. The memory is a Map that is emptied when it is full:
 * lru-cache imports a module of Node, and render threads give a remote none.
 */
export function createPageMatcher<Page extends PageDefinition>(
  pages: readonly Page[],
  { isCaseSensitive }: MatchOptions,
): (path: string) => MatchedPage<Page> {
  const remembered = new Map<string, MatchedPage<Page>>();
  return (path) => {
    const known = remembered.get(path);
    if (known !== undefined) return known;
    const routes = pages.flatMap((page) =>
      page.pattern === undefined || page.accepts?.test(path) === false
        ? []
        : [{ path: page.pattern, caseSensitive: isCaseSensitive, handle: page }],
    );
    const match = matchRoutes(routes, path)?.at(-1);
    if (!match) throw new Error(`No page has the path ${path}`);
    const matched = { page: match.route.handle, params: match.params };
    if (remembered.size >= maxRememberedPaths) remembered.clear();
    remembered.set(path, matched);
    return matched;
  };
}
