// @ts-nocheck
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { isOwnCookie } from '../cookies.ts';

type Headers = IncomingHttpHeaders | OutgoingHttpHeaders;

/** What every exchange may hold: the form of the bodies, and whom a log line belongs to. */
const commonNames = [
  'accept',
  'content-type',
  'content-length',
  'transfer-encoding',
  'host',
  'x-request-id',
  'traceparent',
];

/** Headers of a backend's answer that say what its body is; nothing here speaks for the whole site. */
const bodyNames = ['content-type', 'content-length', 'cache-control', 'retry-after', 'x-request-id'];

/** Of the headers a visitor has sent, those that a backend may see: the common ones and the named ones, no credentials. */
export function pickRequestHeaders(headers: Headers, names: readonly string[] = []): Record<string, string> {
  return pick(headers, [...commonNames, ...names]);
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
