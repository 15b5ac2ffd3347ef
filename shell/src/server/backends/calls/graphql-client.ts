import { type AnyVariables, Client, createRequest, fetchExchange, getOperationName } from '@urql/core';
import * as v from 'valibot';
import { type CircuitBreakerOptions, createCircuitBreaker } from './circuit-breaker.ts';
import { fetchUpstream } from './fetch-upstream.ts';
import { isQuery } from './is-query.ts';
import type { RequestLimiter } from './request-limiter.ts';
import { mapUpstreamStatus, UpstreamError } from './upstream-error.ts';

/** One line of the request log; variables are cut to 50 characters (SRV-060). */
export interface GraphqlLogEntry {
  readonly service: string;
  readonly operation: string;
  readonly variables: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly error: string | null;
}

export interface GraphqlClientOptions {
  readonly name: string;
  readonly url: string;
  /** For every request, in addition to those of the single call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Bearer token; null for a backend without one. */
  readonly token: string | null;
  /** Deadline of a call with its retry and its wait for a turn. */
  readonly timeoutMs: number;
  readonly fetch?: typeof fetch;
  readonly log?: (entry: GraphqlLogEntry) => void;
  /** `all` and `ignore` accept data together with errors (SRV-055). */
  readonly errorPolicy?: 'none' | 'all' | 'ignore';
  readonly maxBytes?: number;
  readonly breaker?: Omit<CircuitBreakerOptions, 'name'>;
  /** Shared by all clients of a backend that limits its requests. */
  readonly limiter?: RequestLimiter;
}

export interface GraphqlClient {
  /** Data of the answer; rejects with an UpstreamError (StatusError of 502, 503, 504) or the reason of the signal. */
  readonly execute: (
    query: string,
    variables: Readonly<Record<string, unknown>>,
    headers?: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ) => Promise<unknown>;
  /** The same with the dependencies of the response, when the backend reports them (`x-include-entries`); otherwise null. */
  readonly executeTagged: (
    ...call: Parameters<GraphqlClient['execute']>
  ) => Promise<{ readonly data: unknown; readonly entries: readonly string[] | null }>;
}

const extensionsSchema = v.object({ entries: v.array(v.string()) });

const defaultMaxBytes = 5 * 1024 * 1024;

/** Creates the client of one GraphQL backend with deadline, retry, breaker and log (SRV-055, SRV-056, SRV-059, SRV-060). */
export function createGraphqlClient(options: GraphqlClientOptions): GraphqlClient {
  const { name, url, token, timeoutMs, log = () => {}, maxBytes = defaultMaxBytes } = options;
  const breaker = createCircuitBreaker({ name, ...options.breaker });
  // Answers are cached by the data cache; the default would send queries by GET where the URL is short.
  const client = new Client({
    url,
    exchanges: [fetchExchange],
    requestPolicy: 'network-only',
    preferGetMethod: false,
  });
  let lastKey = 0;

  async function run(
    ...[query, variables, headers = {}, signal]: Parameters<GraphqlClient['execute']>
  ): Promise<{ readonly data: unknown; readonly extensions: unknown }> {
    const startedAt = performance.now();
    const request = createRequest<unknown, AnyVariables>(query, variables);
    const deadline = AbortSignal.timeout(timeoutMs);
    const ended = signal === undefined ? deadline : AbortSignal.any([deadline, signal]);
    // Set by the fetch below, so that a refusal without a message can name its status.
    let status = 0;

    async function send(): Promise<{ readonly data: unknown; readonly extensions: unknown }> {
      signal?.throwIfAborted();
      const sendUpstream: typeof fetch = async (_url, init) => {
        const response = await fetchUpstream({
          name,
          operation: getOperationName(request.query),
          fetch: options.fetch ?? fetch,
          url,
          init: init ?? {},
          isRead: isQuery(request.query),
          signal: ended,
          deadlineAt: startedAt + timeoutMs,
          maxBytes,
          limiter: options.limiter,
        });
        status = response.status;
        return response;
      };
      const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
      // Equal keys share one response, and the key does not include the headers: locales and stages would mix.
      lastKey += 1;
      const result = await client
        .executeRequestOperation(
          client.createRequestOperation(
            isQuery(request.query) ? 'query' : 'mutation',
            { ...request, key: lastKey },
            {
              fetch: sendUpstream,
              fetchOptions: {
                headers: { accept: 'application/json', ...options.headers, ...authorization, ...headers },
              },
            },
          ),
        )
        .toPromise();
      if (signal?.aborted) throw signal.reason;
      if (deadline.aborted && result.data === undefined) {
        throw new UpstreamError(504, `${name} did not answer within ${timeoutMs} ms`, true);
      }
      return { data: readData(result.data, result.error), extensions: result.extensions };
    }

    function readData(data: unknown, error: { networkError?: unknown; graphQLErrors: readonly Error[] } | undefined) {
      if (error?.networkError instanceof UpstreamError) throw error.networkError;
      const isHttpFailure = status < 200 || status > 299;
      const isTolerant = !isHttpFailure && (options.errorPolicy ?? 'none') !== 'none';
      const isMissing = data === undefined || data === null;
      if (!isMissing && !isHttpFailure && (error === undefined || isTolerant)) return data;
      const message = error?.graphQLErrors[0]?.message || String(status);
      // With a limiter a refusal is dealt with there; a circuit that opens would turn it into five seconds of them.
      const isOutage = status >= 500 || (status === 429 && options.limiter === undefined);
      throw new UpstreamError(mapUpstreamStatus(status), `${name}: ${message}`, isOutage, { cause: error });
    }

    function writeLog(error: unknown): void {
      const message = error === null ? null : error instanceof Error ? error.message : 'unknown reason';
      log({
        service: name,
        operation: getOperationName(request.query) ?? 'anonymous',
        variables: cutVariables(variables),
        status,
        milliseconds: Math.round(performance.now() - startedAt),
        error: message,
      });
    }

    try {
      const answer = await breaker.run(send);
      writeLog(null);
      return answer;
    } catch (error) {
      writeLog(error);
      throw error;
    }
  }

  return {
    execute: async (...call) => (await run(...call)).data,
    executeTagged: async (query, variables, headers = {}, signal) => {
      const { data, extensions } = await run(query, variables, { ...headers, 'x-include-entries': 'true' }, signal);
      const parsed = v.safeParse(extensionsSchema, extensions);
      return { data, entries: parsed.success ? parsed.output.entries : null };
    },
  };
}

/** Variables as they may be logged: JSON of at most 50 characters (SRV-060). */
export function cutVariables(variables: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(variables).slice(0, 50);
}
