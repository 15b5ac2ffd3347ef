import { readSpan } from '@kmx/server-kit/operations/spans.server.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShellResponse } from '../../http/shell-response.ts';
import { findRemoteVersion } from '../../pages/find-remote-version.ts';
import type { RequestContext } from '../../request/request-context.ts';
import type { KeptAnswer } from './micro-cache.ts';
import { createMicroCacheKey } from './micro-cache-key.ts';

/** Addresses can be made up, though only those of cached documents are kept. */
const maxAnswers = 1000;

/** Differ by request, or are written by Node. */
const ownHeaders: ReadonlySet<string> = new Set(['x-request-id', 'connection', 'date', 'keep-alive']);

function listHeaders(headers: ReturnType<FastifyReply['getHeaders']>): readonly string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    ownHeaders.has(name) || value === undefined ? [] : [name, String(value)],
  );
}

/** Keeps the answer of a request, once it has been sent with all its headers, if others would get the same. */
export function keepAnswer(
  answers: Map<string, KeptAnswer>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  context: Pick<RequestContext, 'isRepeatable' | 'isCohortDependent' | 'setCookies' | 'address' | 'composition'>,
  { status, body }: ShellResponse,
): void {
  if (!context.isRepeatable || context.isCohortDependent || context.setCookies.length > 0) return;
  // Its headers name the trace of this visitor.
  if (readSpan()?.flags === '01') return;
  const remote = context.address?.remote ?? null;
  if (status !== 200 || remote === null || !(body instanceof Uint8Array) || answers.size >= maxAnswers) return;
  const key = createMicroCacheKey(request.raw);
  if (key === null || answers.has(key)) return;
  const unit = findRemoteVersion(remote, context);
  const { host } = request;
  reply.then(
    () => answers.set(key, { unit, host, headers: listHeaders(reply.getHeaders()), body }),
    () => undefined,
  );
}
