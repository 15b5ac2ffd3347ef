import type { Readable } from 'node:stream';
import { readRequestId } from '@kmx/server-kit/operations/request-scope.server.ts';
import type { Problem } from '@kmx/shared-contracts/problem.ts';

/** The content that a public response is made of. */
export interface ResponseSource {
  readonly tags: readonly string[];
  /** Whether it is still as the response shows it, as far as this shell knows. */
  readonly isCurrent: () => boolean;
}

/** The response of a step: plain enough to be cached and sent without copying. */
export interface ShellResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | Readable | null;
  /** Where a CDN that is told of changes may hold it. */
  readonly source?: ResponseSource;
}

/** A short text response that must not be cached. */
export function createTextResponse(status: number, text: string): ShellResponse {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }, body: text };
}

export const jsonType = 'application/json; charset=utf-8';

/** A JSON response; not cacheable unless its headers allow it. */
export function createJsonResponse(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): ShellResponse {
  return {
    status,
    headers: { 'content-type': jsonType, 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(value),
  };
}

/** An RFC 9457 problem, with the request id that the log uses. */
export function createProblemResponse(status: number, title: string, detail?: string): ShellResponse {
  const requestId = readRequestId();
  const problem: Problem = {
    type: 'about:blank',
    title,
    status,
    ...(detail === undefined ? {} : { detail }),
    ...(requestId === null ? {} : { requestId }),
  };
  return createJsonResponse(status, problem, { 'content-type': 'application/problem+json; charset=utf-8' });
}

/** A redirect; a 302 must not be cached, a 301 for one hour so that mistakes can be corrected. */
export function createRedirectResponse(status: 301 | 302, location: string): ShellResponse {
  const cacheControl = status === 301 ? 'public, max-age=3600' : 'no-store';
  return { status, headers: { location, 'cache-control': cacheControl, vary: 'accept-language, cookie' }, body: null };
}
