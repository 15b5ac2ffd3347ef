import { identityRealmPath } from '@kmx/shared-contracts/endpoints/identity.ts';
import { fetchUpstream } from '../backends/calls/fetch-upstream.ts';
import type { RequestLimiter } from '../backends/calls/request-limiter.ts';
import { UpstreamError } from '../backends/calls/upstream-error.ts';
import type { Configuration } from '../configuration.ts';
import type { BackendProbe } from './watch-backends.ts';

const maxBytes = 256 * 1024;
const graphqlBody = JSON.stringify({ query: '{ __typename }' });
const realmPath = `oauth2/${identityRealmPath}/.well-known/openid-configuration`;

type Settings = Pick<
  Configuration,
  | 'AUTH_BASE_URL'
  | 'BACKEND_TIMEOUT_MS'
  | 'CATALOGUE_ENDPOINT'
  | 'CMS_ENDPOINT'
  | 'CMS_TOKEN'
  | 'IDENTITY_ORIGIN'
  | 'PUBLIC_ORIGIN'
>;

/** Probes for the backends that a shell cannot serve without: each is queried directly, bypassing its cache and ours. */
export function createBackendProbes(settings: Settings, limiter?: RequestLimiter): readonly BackendProbe[] {
  const { BACKEND_TIMEOUT_MS: timeoutMs, CMS_TOKEN, IDENTITY_ORIGIN, PUBLIC_ORIGIN } = settings;

  async function probe(name: string, url: string, init: RequestInit, limits?: RequestLimiter): Promise<void> {
    const signal = AbortSignal.timeout(timeoutMs);
    const deadlineAt = performance.now() + timeoutMs;
    const request = { name, fetch, url, init, isRead: false, signal, deadlineAt, maxBytes, limiter: limits };
    const response = await fetchUpstream(request);
    const { status } = response;
    // A backend that asks for patience is up.
    if (status === 429) return;
    if (status >= 400) throw new UpstreamError(502, `${name} answers with ${status}`, true);
    await response.json();
  }

  const requestGraphql = (
    name: string,
    url: string,
    headers: Readonly<Record<string, string>>,
    limits?: RequestLimiter,
  ) =>
    probe(
      name,
      url,
      {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
        body: graphqlBody,
      },
      limits,
    );
  const identityBase = new URL(settings.AUTH_BASE_URL, IDENTITY_ORIGIN);
  const identityUrl = new URL(`${identityBase.pathname.replace(/\/$/, '')}/${realmPath}`, identityBase);
  const { host, protocol } = new URL(PUBLIC_ORIGIN);
  const forwarded = { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) };
  return [
    {
      name: 'content',
      send: () => requestGraphql('content', settings.CMS_ENDPOINT, { authorization: `Bearer ${CMS_TOKEN}` }, limiter),
    },
    { name: 'catalogue', send: () => requestGraphql('catalogue', settings.CATALOGUE_ENDPOINT, {}) },
    { name: 'identity', send: () => probe('identity', identityUrl.href, { headers: forwarded }) },
  ];
}
