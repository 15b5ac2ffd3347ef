import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { createTraceHeaders } from '@kmx/server-kit/operations/request-scope.server.ts';
import { isOwnCookie } from '../http/cookies.ts';

type Headers = IncomingHttpHeaders | OutgoingHttpHeaders;

/** What every exchange may hold: the form of the bodies. */
const commonNames = ['accept', 'content-type', 'content-length', 'transfer-encoding', 'host'];

/** Headers of a backend's answer that say what its body is; nothing here speaks for the whole site. */
const bodyNames = ['content-type', 'content-length', 'cache-control', 'retry-after'];

/**
 * Of the headers a visitor has sent, those that a backend may see: the common ones and the named ones, no credentials. Id and
 * trace of the request are ours, whatever the visitor has sent.
 */
export function pickRequestHeaders(headers: Headers, names: readonly string[] = []): Record<string, string> {
  return { ...pick(headers, [...commonNames, ...names]), ...createTraceHeaders() };
}

/** Of the headers of a backend's answer, those that a visitor may see: those of the body and the named ones. */
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

/** The Cookie header without what belongs to the shell: editor, pages, tokens; undefined when nothing is left. */
export function withoutOwnCookies(header: string | undefined): string | undefined {
  const others = (header ?? '').split(';').filter((part) => part.trim() !== '' && !isOwnCookie(part.trim()));
  return others.length === 0 ? undefined : others.map((part) => part.trim()).join('; ');
}

/** Those of a backend's cookies that do not take the name of one of the shell's. */
export function withoutForgedCookies(values: string | readonly string[] | undefined): readonly string[] {
  return [values ?? []].flat().filter((value) => !isOwnCookie(value));
}
