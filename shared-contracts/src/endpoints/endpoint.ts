/** Where an endpoint of the shell is and how it is called; a path that ends with `/*` stands for everything below it. */
export interface Endpoint {
  readonly path: `/${string}`;
  readonly methods: readonly ('GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE')[];
}

/** Below it stand endpoints, never pages. */
export const apiPrefix = '/api/';

/** The path of an endpoint with segments, which are encoded here, in place of its `*`. */
export function createEndpointPath({ path }: Endpoint, ...segments: readonly string[]): string {
  return path.slice(0, -1) + segments.map(encodeURIComponent).join('/');
}

/** What stands in place of the `*` of an endpoint's path, still encoded; null when the path is not below it. */
export function findBelowEndpoint({ path }: Endpoint, pathname: string): string | null {
  const prefix = path.slice(0, -1);
  return path.endsWith('/*') && pathname.startsWith(prefix) ? pathname.slice(prefix.length) : null;
}
