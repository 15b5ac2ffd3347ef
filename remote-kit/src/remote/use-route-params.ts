import { usePageResult } from './remote-root.tsx';

/** Decoded segments of a path by the parameter names of its pattern. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** Data of a page that loads everything else in the browser. */
export interface RouteData {
  readonly page: string;
  readonly params: RouteParams;
}

const noParams: RouteParams = {};

/** Parameters of the page's pattern, as the server matched them: `{ ticketId }` of `/tickets/:ticketId`. */
export function useRouteParams(): RouteParams {
  const { data } = usePageResult();
  return (data as Partial<RouteData> | null)?.params ?? noParams;
}
