import type { Configuration } from '../../configuration.ts';
import { createCircuitBreaker } from '../calls/circuit-breaker.ts';
import { fetchUpstream } from '../calls/fetch-upstream.ts';
import { UpstreamError } from '../calls/upstream-error.ts';

export interface TranslationRequest {
  /** Stored with the translations: the log of changes, references to an entry, deleted entries. */
  readonly service?: 'translation' | 'log' | 'references' | 'deleted';
  /** Percent-encoded name of the acting person. */
  readonly author?: string | undefined;
  readonly method: 'GET' | 'POST';
  /** Below the service: `state/page-home`, `export/page-home`; empty for the service itself. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** An XLIFF file, or nothing. */
  readonly xml: string | null;
}

interface TranslationAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** Passes what editors do with translations to the service that keeps them. */
export interface TranslationClient {
  /** The unchanged response; rejects with an UpstreamError when there is none. */
  readonly send: (request: TranslationRequest) => Promise<TranslationAnswer>;
}

const maxResponseBytes = 5 * 1024 * 1024;

/** Creates the client; the service knows the shell by the draft token. */
export function createTranslationClient({
  translationEndpoint,
  CMS_DRAFT_TOKEN,
  BACKEND_TIMEOUT_MS: timeoutMs,
}: Pick<Configuration, 'translationEndpoint' | 'CMS_DRAFT_TOKEN' | 'BACKEND_TIMEOUT_MS'>): TranslationClient {
  const breaker = createCircuitBreaker({ name: 'translation' });
  return {
    send: ({ service = 'translation', method, path, query, xml, author }) =>
      breaker.run(async () => {
        const below = path === '' ? service : `${service}/${path}`;
        const url = new URL(service === 'translation' ? `${translationEndpoint}/${path}` : below, translationEndpoint);
        url.search = new URLSearchParams(query).toString();
        const response = await fetchUpstream({
          name: 'translation',
          fetch,
          url: url.href,
          init: {
            method,
            headers: {
              authorization: `Bearer ${CMS_DRAFT_TOKEN}`,
              ...(author === undefined ? {} : { 'x-author': author }),
              ...(xml === null ? {} : { 'content-type': 'application/xliff+xml; charset=utf-8' }),
            },
            body: xml,
          },
          isRead: method === 'GET',
          signal: AbortSignal.timeout(timeoutMs),
          deadlineAt: performance.now() + timeoutMs,
          maxBytes: maxResponseBytes,
          accepts: /json|xliff/i,
        });
        if (response.status >= 500) throw new UpstreamError(502, `translation: ${response.status}`, true);
        return {
          status: response.status,
          contentType: response.headers.get('content-type') ?? 'application/json; charset=utf-8',
          body: await response.text(),
        };
      }),
  };
}
