import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { createLoggablePath } from './loggable-path.server.ts';
import { type RequestScope, runInRequest } from './request-scope.server.ts';
import { type RequestTrace, readRequestTrace } from './request-trace.server.ts';
import { endSpan, type Span, startSpan } from './spans.server.ts';

/** Requests that probes and collectors send every few seconds: on a quiet site there would be nothing else in the log. */
const probePath = /^\/(?:healthz|readyz|metrics)$/;

/** What the log says of a request. */
type LoggedRequest = Pick<FastifyRequest, 'headers' | 'method' | 'host'> & { readonly url: string };

interface RequestLogOptions {
  readonly log: Logger;
  /**
   * Called at the end of each request with its status, the seconds from its head to the last byte of the response, and
   * the area from `noteArea`, null without one.
   */
  readonly observe: (request: LoggedRequest, status: number, seconds: number, area: string | null) => void;
  /** While true, responses announce that their connection ends with them. */
  readonly isDraining: () => boolean;
  /**
   * Whether responses may bypass the server (`reply.hijack`): their headers must then be set in advance, which makes
   * every response a little slower.
   */
  readonly hasHijackedAnswers?: boolean;
}

type ServerApp = Pick<FastifyInstance, 'addHook'>;

export interface RequestLog {
  /** Adds the hooks; to be called before any route is registered. */
  readonly watch: (app: ServerApp) => void;
  /** Runs an answer that no hook comes before, such as one to an address that cannot be read, on behalf of its request. */
  readonly runFor: <Value>(request: FastifyRequest, reply: FastifyReply, action: () => Value) => Value;
  /** Begins the log line of a request that is answered without Fastify; its answer has to carry the id of the trace. */
  readonly begin: (request: LoggedRequest, response: ServerResponse) => RequestScope;
}

/** The span of a request below that of its caller; null without a tracer. */
function startRequestSpan({ traceId, parentId, flags }: RequestTrace, method: string, path: string): Span | null {
  const parent = parentId === null ? null : { traceId, spanId: parentId, flags };
  const attributes = { 'http.request.method': method, 'url.path': path };
  return startSpan({ name: method, kind: 'server', parent, attributes });
}

/** A trace that begins here has the ids that the tracer gave it. */
function followSpan(trace: RequestTrace, span: Span | null): RequestTrace {
  if (span?.context == null) return trace;
  const { traceId, flags } = span.context;
  return { ...trace, traceId, flags, requestId: trace.requestId === trace.traceId ? traceId : trace.requestId };
}

/** Gives each request its id and trace, each answer `x-request-id`, and the log one line for both. */
export function createRequestLog(options: RequestLogOptions): RequestLog {
  const { log, observe, isDraining, hasHijackedAnswers = false } = options;

  function begin(request: LoggedRequest, response: ServerResponse): RequestScope {
    const startedAt = performance.now();
    const path = createLoggablePath(request.url);
    const { method } = request;
    const given = readRequestTrace(request.headers);
    const span = probePath.test(path) ? null : startRequestSpan(given, method, path);
    const trace = followSpan(given, span);
    const { requestId, traceId } = trace;
    const fields = { request: requestId, trace: traceId, method, host: request.host || 'unknown', path };
    const scope: RequestScope = { trace, fields, area: null, span };
    // Once per response: sent in full or not, by us, by a proxy or by whatever took over the connection.
    response.on('close', () => {
      const milliseconds = performance.now() - startedAt;
      const status = response.statusCode;
      observe(request, status, milliseconds / 1000, scope.area);
      if (span !== null) {
        const unit = scope.fields.unit === undefined ? {} : { 'kmx.unit': scope.fields.unit };
        endSpan(span, { 'http.response.status_code': status, ...unit }, status >= 500 ? String(status) : null);
      }
      const line = { ...fields, status, milliseconds: Math.round(milliseconds) };
      if (!response.writableFinished) log.info({ ...line, aborted: true }, 'request');
      else if (probePath.test(path)) log.debug(line, 'request');
      else log.info(line, 'request');
    });
    return scope;
  }

  const runFor: RequestLog['runFor'] = (request, reply, action) => {
    const scope = begin(request, reply.raw);
    const { requestId } = scope.trace;
    if (!hasHijackedAnswers) void reply.header('x-request-id', requestId);
    else {
      reply.raw.setHeader('x-request-id', requestId);
      if (isDraining()) reply.raw.setHeader('connection', 'close');
    }
    return runInRequest(scope, action);
  };

  return {
    begin,
    runFor,
    watch: (app) => {
      app.addHook('onRequest', (request, reply, done) => runFor(request, reply, done));
      app.addHook('onSend', (_request, reply, payload, done) => {
        // A backend behind a proxy may send its own value for its own connection.
        if (isDraining()) void reply.header('connection', 'close');
        done(null, payload);
      });
    },
  };
}
