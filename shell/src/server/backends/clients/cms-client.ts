import type { Configuration } from '../../configuration.ts';
import { createCircuitBreaker } from '../calls/circuit-breaker.ts';
import { fetchUpstream } from '../calls/fetch-upstream.ts';
import type { RequestLimiter } from '../calls/request-limiter.ts';
import { UpstreamError } from '../calls/upstream-error.ts';
import { ownHostAddresses } from './asset-addresses.ts';

export interface CmsRequest {
  readonly token: string;
  /** JSON body of a GraphQL request. */
  readonly body: string;
  /** Stage and locales as the content system reads them (HY-03), and the forms of answers that the browser takes. */
  readonly headers: Readonly<Record<string, string>>;
  /** Reads are tried once more, writes never (D-55). */
  readonly isRead: boolean;
}

/** Passes GraphQL requests of browsers to the content system; the token is added here and never leaves the server. */
export interface CmsClient {
  /** The unchanged response, its media type null when it names none; rejects with an UpstreamError when there is none. */
  readonly send: (
    request: CmsRequest,
  ) => Promise<{ readonly status: number; readonly contentType: string | null; readonly body: string }>;
}

const maxResponseBytes = 5 * 1024 * 1024;

/** Creates the client, with deadline, size limit and breaker; the limiter is that of the shell's own requests. */
export function createCmsClient(
  { CMS_ENDPOINT, BACKEND_TIMEOUT_MS: timeoutMs }: Pick<Configuration, 'CMS_ENDPOINT' | 'BACKEND_TIMEOUT_MS'>,
  limiter?: RequestLimiter,
): CmsClient {
  const breaker = createCircuitBreaker({ name: 'content proxy' });
  return {
    send: ({ token, body, headers, isRead }) =>
      breaker.run(async () => {
        const response = await fetchUpstream({
          name: 'content',
          fetch,
          url: CMS_ENDPOINT,
          init: {
            method: 'POST',
            headers: {
              ...{ ...headers, ...ownHostAddresses },
              ...{ 'content-type': 'application/json', authorization: `Bearer ${token}` },
            },
            body,
          },
          isRead,
          signal: AbortSignal.timeout(timeoutMs),
          deadlineAt: performance.now() + timeoutMs,
          maxBytes: maxResponseBytes,
          limiter,
        });
        if (response.status >= 500) throw new UpstreamError(502, `content: ${response.status}`, true);
        const contentType = response.headers.get('content-type');
        return { status: response.status, contentType, body: await response.text() };
      }),
  };
}
