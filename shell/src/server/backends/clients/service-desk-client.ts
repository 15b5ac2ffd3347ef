import type { Configuration } from '../../configuration.ts';
import { createCircuitBreaker } from '../calls/circuit-breaker.ts';
import { fetchUpstream } from '../calls/fetch-upstream.ts';
import { UpstreamError } from '../calls/upstream-error.ts';

/** Where a request of the portal goes; the two are one service unless tickets have one of their own (SRV-054). */
export type ServiceDeskTarget = 'sis' | 'tickets';

export interface ServiceDeskRequest {
  readonly target: ServiceDeskTarget;
  /** JSON body of a GraphQL request. */
  readonly body: string;
  readonly identityToken: string;
  /** Reads are tried once more, writes never (D-55). */
  readonly isRead: boolean;
}

/** Passes GraphQL requests of the portal to the service desk. */
export interface ServiceDeskClient {
  /** Status and body of the unchanged response; rejects with an UpstreamError when there is none. */
  readonly send: (request: ServiceDeskRequest) => Promise<{ readonly status: number; readonly body: string }>;
}

const maxResponseBytes = 2 * 1024 * 1024;

/** Creates the client of the service desk, with deadline, size limit and one breaker for each target (SRV-053). */
export function createServiceDeskClient(
  configuration: Pick<
    Configuration,
    'BACKEND_TIMEOUT_MS' | 'SIS_DEBUG_LEVEL' | 'serviceDeskEndpoint' | 'ticketsEndpoint'
  >,
): ServiceDeskClient {
  const { BACKEND_TIMEOUT_MS: timeoutMs, SIS_DEBUG_LEVEL, serviceDeskEndpoint, ticketsEndpoint } = configuration;
  const targets = {
    sis: { url: serviceDeskEndpoint, breaker: createCircuitBreaker({ name: 'service desk' }) },
    tickets: { url: ticketsEndpoint, breaker: createCircuitBreaker({ name: 'tickets' }) },
  };
  return {
    send: ({ target, body, identityToken, isRead }) =>
      targets[target].breaker.run(async () => {
        const response = await fetchUpstream({
          name: 'service desk',
          fetch,
          url: targets[target].url,
          init: {
            method: 'POST',
            headers: {
              accept: 'application/json',
              'content-type': 'application/json',
              ciam_id_token: identityToken,
              'sis-debug-level': SIS_DEBUG_LEVEL,
            },
            body,
          },
          isRead,
          signal: AbortSignal.timeout(timeoutMs),
          deadlineAt: performance.now() + timeoutMs,
          maxBytes: maxResponseBytes,
        });
        if (response.status >= 500) throw new UpstreamError(502, `service desk: ${response.status}`, true);
        return { status: response.status, body: await response.text() };
      }),
  };
}
