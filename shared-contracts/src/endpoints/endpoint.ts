/** Path and methods of an endpoint of the shell; a path that ends with `/*` covers everything below it. */
export interface Endpoint {
  readonly path: `/${string}`;
  readonly methods: readonly ('GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE')[];
}

/** Below it there are endpoints, never pages. */
export const apiPrefix = '/api/';

/** The path of an endpoint with its `*` replaced by segments, which are encoded here. */
export function createEndpointPath({ path }: Endpoint, ...segments: readonly string[]): string {
  return path.slice(0, -1) + segments.map(encodeURIComponent).join('/');
}

/** The part of a path that the `*` of an endpoint covers, still encoded; null when the path is not below it. */
export function findBelowEndpoint({ path }: Endpoint, pathname: string): string | null {
  const prefix = path.slice(0, -1);
  return path.endsWith('/*') && pathname.startsWith(prefix) ? pathname.slice(prefix.length) : null;
}
