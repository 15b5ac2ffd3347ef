import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { RequestLog } from '@kmx/server-kit/operations/log-requests.server.ts';
import { isCrawler } from '../../measures/is-crawler.ts';
import type { Shell } from '../../request/shell.ts';
import { createClientAddressReader } from './client-address.ts';
import type { KeptAnswer, MicroCache } from './micro-cache.ts';
import { createMicroCacheKey } from './micro-cache-key.ts';

/** The shell's parts that count what is served. */
export type ServingPart = 'configuration' | 'metrics' | 'measures';

interface FrontOptions {
  readonly microCache: MicroCache;
  readonly requestLog: Pick<RequestLog, 'begin'>;
  /** While true, the whole way is taken: its answers end their connections. */
  readonly isDraining: () => boolean;
}

/**
 * Puts the micro-cache in front of a server: what it holds is sent with one look-up, counted and logged like every other
 * answer. All other requests go to the handler.
 */
export function serveFromMicroCache(
  handle: RequestListener,
  { configuration, metrics, measures }: Pick<Shell, ServingPart>,
  { microCache, requestLog, isDraining }: FrontOptions,
): RequestListener {
  const readClientAddress = createClientAddressReader(configuration.trustedProxies);

  function countVisit({ unit }: KeptAnswer, request: IncomingMessage): void {
    metrics.cacheEvents.inc({ cache: 'html', event: 'fresh' });
    if (isCrawler(request.headers['user-agent'])) return;
    // The bucket tells visitors apart while a canary runs; nothing is kept then.
    const visitor = { network: readClientAddress(request), bucket: 0 };
    measures.recordVisitor(unit, visitor);
    measures.recordPage(unit, visitor);
  }

  function send(answer: KeptAnswer, request: IncomingMessage, response: ServerResponse): void {
    const { headers, method = 'GET', url = '/' } = request;
    const scope = requestLog.begin({ headers, method, url, host: answer.host }, response);
    scope.area = answer.unit.name;
    scope.fields.unit = `${answer.unit.name}@${answer.unit.version}`;
    countVisit(answer, request);
    response.writeHead(200, [...answer.headers, 'x-request-id', scope.trace.requestId]);
    response.end(answer.body);
  }

  return (request, response) => {
    const key = isDraining() ? null : createMicroCacheKey(request);
    const answer = key === null ? undefined : microCache.readCurrent().get(key);
    if (answer === undefined) handle(request, response);
    else send(answer, request, response);
  };
}
