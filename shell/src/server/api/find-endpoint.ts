import { apiPrefix, type Endpoint } from '@kmx/shared-contracts/endpoints/endpoint.ts';
import { identityEndpoint } from '@kmx/shared-contracts/endpoints/identity.ts';
import { type EndpointName, endpoints } from './endpoints.ts';
import { proxiedEndpoints } from './table/proxied-endpoints.ts';
import type { RateClass } from './table/rate-classes.ts';
import type { ShellEndpoint } from './table/shell-endpoint.ts';

const fits = ({ path }: Endpoint, pathname: string) =>
  path.endsWith('/*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;

/** The endpoint of the shell at a path, or undefined. */
export function findEndpoint(pathname: string): EndpointName | undefined {
  const names = Object.keys(endpoints) as EndpointName[];
  return names.find((name) => fits(endpoints[name], pathname));
}

/** How long an endpoint at a path may take, in milliseconds; null where the time of a page applies. */
export function findDeadlineMs(pathname: string): number | null {
  const name = pathname.startsWith(apiPrefix) ? findEndpoint(pathname) : undefined;
  const endpoint: ShellEndpoint | undefined = name && endpoints[name];
  return endpoint?.deadlineMs ?? null;
}

const countedPrefixes = [apiPrefix, identityEndpoint.path.slice(0, -1)];
const countedPaths: readonly string[] = [endpoints.report.path, endpoints.pageViews.path, endpoints.violation.path];

const isCounted = (pathname: string) =>
  countedPrefixes.some((prefix) => `${pathname}/`.startsWith(prefix)) || countedPaths.includes(pathname);

/** The rate class by which requests to a request target are counted; null for a target that is no endpoint or that its backend counts. */
export function findRateClass(target: string): RateClass | null {
  // As the pipeline reads it: `/a/../api/forms/contact` is an endpoint too.
  const pathname = URL.parse(`http://localhost${target}`)?.pathname ?? target;
  if (!isCounted(pathname)) return null;
  const name = findEndpoint(pathname);
  const endpoint: ShellEndpoint | undefined =
    name === undefined ? Object.values(proxiedEndpoints).find((proxied) => fits(proxied, pathname)) : endpoints[name];
  const rate = endpoint?.rate ?? 'other';
  return rate === 'none' ? null : rate;
}
