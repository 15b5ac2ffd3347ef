import { setTimeout as wait } from 'node:timers/promises';
import { runInSpan } from '@kmx/server-kit/operations/spans.server.ts';
import { absentServiceHeader } from '@kmx/server-kit/service-calls/absent-service.ts';
import { notBegunHeader } from '@kmx/server-kit/service-calls/not-begun.ts';
import { createCallHeaders } from './call-headers.ts';
import type { RequestLimiter } from './request-limiter.ts';
import { readRetryAfter } from './retry-after.ts';
import { AbsentServiceError, mapUpstreamStatus, NotSentError, UpstreamError } from './upstream-error.ts';

/** How often a request is sent while it meets processes that are still loading: a balancer gives it to one after the other. */
const loadingAttempts = 4;

/** Statuses after which a read is retried once (SRV-059). */
const retryStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

export interface UpstreamRequest {
  readonly name: string;
  /** Name of the GraphQL operation, for traces. */
  readonly operation?: string | undefined;
  readonly fetch: typeof fetch;
  readonly url: string;
  readonly init: RequestInit;
  /** Reads are tried once more, writes never (D-55). */
  readonly isRead: boolean;
  /** Ends everything, waits included: the deadline and the caller's own signal. */
  readonly signal: AbortSignal;
  /** Monotonic time at which the deadline ends, to decide whether waiting is worthwhile. */
  readonly deadlineAt: number;
  readonly maxBytes: number;
  /** Media types accepted from this backend; defaults to JSON. */
  readonly accepts?: RegExp;
  /** For a backend with limits: decides when to send, and how to handle a 429. */
  readonly limiter?: RequestLimiter | undefined;
}

/** Fetches with one retry, jitter, Retry-After and a size limit; the answer's body is complete (SRV-059, D-55). */
export async function fetchUpstream(request: UpstreamRequest): Promise<Response> {
  const first = await attemptWhereLoaded(request).catch((error: unknown) => {
    if (request.signal.aborted || !request.isRead || isFinal(error)) throw error;
    return null;
  });
  if (first !== null && !isTriedAgain(request, first.status)) return first;
  // Milliseconds before the second attempt: the delay requested by the server plus 50 to 150.
  const pause = (first === null ? 0 : (readRetryAfter(first.headers) ?? 0)) + createJitter();
  if (performance.now() + pause >= request.deadlineAt) {
    if (first !== null) return first;
    throw new UpstreamError(502, `${request.name} cannot be reached`, true);
  }
  await wait(pause, undefined, { signal: request.signal });
  return attemptWhereLoaded(request);
}

const createJitter = () => 50 + Math.random() * 100;

/** A write as well: who is loading has not begun it. */
async function attemptWhereLoaded(request: UpstreamRequest): Promise<Response> {
  for (let sent = 1; ; sent += 1) {
    const response = await attemptInTurn(request);
    const pause = createJitter();
    const isLast = sent === loadingAttempts || performance.now() + pause >= request.deadlineAt;
    if (isLast || !response.headers.has(notBegunHeader)) return response;
    await wait(pause, undefined, { signal: request.signal });
  }
}

function isTriedAgain({ isRead, limiter }: UpstreamRequest, status: number): boolean {
  // A limiter has sent it again for as long as that made sense.
  if (limiter !== undefined && status === 429) return false;
  return isRead && retryStatuses.has(status);
}

function attemptInTurn(request: UpstreamRequest): Promise<Response> {
  return request.limiter?.run(() => attemptInSpan(request), request) ?? attemptInSpan(request);
}

function attemptInSpan(request: UpstreamRequest): Promise<Response> {
  const { name, operation } = request;
  const attributes = {
    'peer.service': name,
    ...(operation === undefined ? {} : { 'graphql.operation.name': operation }),
  };
  return runInSpan(
    { name: operation === undefined ? name : `${name} ${operation}`, kind: 'client', attributes },
    () => attempt(request),
    ({ status }) => ({ 'http.response.status_code': status }),
  );
}

async function attempt(request: UpstreamRequest): Promise<Response> {
  const { name, url, init, signal, maxBytes, accepts = /json/i } = request;
  let response: Response;
  let body: Uint8Array<ArrayBuffer>;
  try {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...createCallHeaders(url) };
    response = await request.fetch(url, { ...init, headers, signal, redirect: 'error' });
    if (response.headers.has(absentServiceHeader)) {
      await response.body?.cancel();
      throw new AbsentServiceError(name, url);
    }
    body = await readLimited(response, name, maxBytes);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof UpstreamError) throw error;
    throw new UpstreamError(502, `${name} cannot be reached`, true, { cause: error });
  }
  const contentType = response.headers.get('content-type') ?? '';
  if (!accepts.test(contentType)) {
    // A proxy's page contains nothing useful for a visitor or a log.
    const headers = new Headers({ 'content-type': 'application/json' });
    const retryAfter = response.headers.get('retry-after');
    if (retryAfter !== null) headers.set('retry-after', retryAfter);
    return new Response('{}', { status: response.status < 400 ? 502 : response.status, headers });
  }
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(body.byteLength === 0 ? '{}' : body, { status: response.status, headers });
}

class TooLargeError extends UpstreamError {}

function isFinal(error: unknown): boolean {
  return error instanceof TooLargeError || error instanceof NotSentError;
}

async function readLimited(response: Response, name: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) {
      throw new TooLargeError(mapUpstreamStatus(502), `${name} answered with more than ${maxBytes} bytes`, false);
    }
    parts.push(part);
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    body.set(part, offset);
    offset += part.byteLength;
  }
  return body;
}
