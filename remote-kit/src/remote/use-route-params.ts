import { usePageResult } from './remote-root.tsx';

/** Decoded segments of a path by the names that its pattern gives them. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** Data of a page that asks for everything else in the browser. */
export interface RouteData {
  readonly page: string;
  readonly params: RouteParams;
}

const noParams: RouteParams = {};

/** What stands in the places of the page's pattern, as the server matched it: `{ ticketId }` of `/tickets/:ticketId`. */
export function useRouteParams(): RouteParams {
  const { data } = usePageResult();
  return (data as Partial<RouteData> | null)?.params ?? noParams;
}
