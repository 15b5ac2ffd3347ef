import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { waitUntilBegunHeader } from '@kmx/server-kit/service-calls/not-begun.ts';
import { createCallHeaders } from '../backends/calls/call-headers.ts';
import { isOwnCookie } from '../http/cookies.ts';

type Headers = IncomingHttpHeaders | OutgoingHttpHeaders;

/** Headers that every exchange may carry: they describe the form of the body. */
const commonNames = ['accept', 'content-type', 'content-length', 'transfer-encoding', 'host'];

/** Response headers of a backend that describe its body; none of them affects the whole site. */
const bodyNames = ['content-type', 'content-length', 'cache-control', 'retry-after'];

/**
 * The visitor's request headers that a backend, at the address `target`, may see: the common ones and the named ones, no credentials. Request id
 * and trace are ours, whatever the visitor has sent.
 */
export function pickRequestHeaders(
  target: string,
  headers: Headers,
  names: readonly string[] = [],
): Record<string, string> {
  return { ...pick(headers, [...commonNames, ...names]), ...createCallHeaders(target) };
}

/** The proxies send a GET that meets a loading process again, to another one; anything else they cannot. */
export const waitUnlessSentAgain = (method: string): Readonly<Record<string, string>> =>
  method === 'GET' ? {} : { [waitUntilBegunHeader]: '1' };

/** The backend's response headers that a visitor may see: those of the body and the named ones. */
export function pickAnswerHeaders(headers: Headers, names: readonly string[] = []): Record<string, string> {
  return pick(headers, [...bodyNames, ...names]);
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, String(value)] as const];
    }),
  );
}

/** The Cookie header without the shell's own cookies (editor, pages, tokens); undefined when none is left. */
export function withoutOwnCookies(header: string | undefined): string | undefined {
  const others = (header ?? '').split(';').filter((part) => part.trim() !== '' && !isOwnCookie(part.trim()));
  return others.length === 0 ? undefined : others.map((part) => part.trim()).join('; ');
}

/** Those of a backend's cookies that do not take the name of one of the shell's. */
export function withoutForgedCookies(values: string | readonly string[] | undefined): readonly string[] {
  return [values ?? []].flat().filter((value) => !isOwnCookie(value));
}
