import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { urlToHttpOptions } from 'node:url';
import { createGunzip } from 'node:zlib';

/** Backends of the product have deadlines of their own; this one is for a product that has gone. */
const deadlineMs = 60_000;
// They belong to one connection, and are not passed on.
const hopHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection', 'te', 'trailer'];

/** Whether the target of a request is a path as browsers send it, which nobody can take for an address with a host. */
export function isPath(target: string): boolean {
  return /^\/(?![/\\])/.test(target);
}

/** An answer of the product whose body has not been read yet. */
export type ProductAnswer = IncomingMessage;

/** The headers of a request as a browser sends them that has opened the product itself. */
function translateHeaders(headers: IncomingHttpHeaders, own: string, against: URL): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !hopHeaders.includes(name));
  const translate = (text: string) =>
    text === own || text.startsWith(`${own}/`) ? against.origin + text.slice(own.length) : text;
  const { origin, referer } = headers;
  return {
    ...Object.fromEntries(kept),
    host: against.host,
    ...(origin === undefined ? {} : { origin: translate(origin) }),
    ...(referer === undefined ? {} : { referer: translate(referer) }),
  };
}

/**
 * Sends a request on to the product, and gives its answer; `own` is the origin under which the browser sees the proxy.
 * `isRead` asks for a body that `readBody` can read. Rejects when the product cannot be reached.
 */
export async function forwardRequest(
  incoming: IncomingMessage,
  { own, against, isRead }: { readonly own: string; readonly against: URL; readonly isRead: boolean },
): Promise<ProductAnswer> {
  const headers = translateHeaders(incoming.headers, own, against);
  const send = against.protocol === 'https:' ? requestHttps : requestHttp;
  const { promise, resolve, reject } = Promise.withResolvers<ProductAnswer>();
  const outgoing = send(
    {
      ...urlToHttpOptions(against),
      // Never read together with an origin: `//elsewhere` would name another host.
      path: incoming.url,
      method: incoming.method,
      headers: isRead ? { ...headers, 'accept-encoding': 'gzip' } : headers,
      timeout: deadlineMs,
    },
    resolve,
  );
  outgoing.on('timeout', () => outgoing.destroy(new Error(`${against.origin} did not answer in time`)));
  outgoing.on('error', reject);
  pipeline(incoming, outgoing).catch(reject);
  return promise;
}

/** The body of an answer as text; rejects when the product has not sent all of it. */
export async function readBody(answer: ProductAnswer): Promise<string> {
  const isCompressed = answer.headers['content-encoding'] === 'gzip';
  const reading = isCompressed ? pipeline(answer, createGunzip(), buffer) : buffer(answer);
  const body = await reading.catch((error: unknown) => {
    throw new Error('the answer was cut off', { cause: error });
  });
  return body.toString('utf8');
}

/** An address of the product as a path; two slashes in front would name another host. */
function localize(location: string, against: URL): string {
  const rest = location.slice(against.origin.length);
  if (!location.startsWith(against.origin) || !/^(?:[/?#]|$)/.test(rest)) return location;
  return `/${rest.replace(/^[/\\]+/, '')}`;
}

/** Headers of an answer for the local origin: addresses and cookies of the product become those of the proxy. */
export function translateAnswerHeaders(headers: IncomingHttpHeaders, against: URL): Record<string, string | string[]> {
  const dropped = [...hopHeaders, 'strict-transport-security'];
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || dropped.includes(name) ? [] : [[name, value] as const],
  );
  const { location } = headers;
  const cookies = headers['set-cookie']?.map((cookie) => cookie.replaceAll(/; *domain=[^;]*/gi, ''));
  return {
    ...Object.fromEntries(kept),
    ...(location === undefined ? {} : { location: localize(location, against) }),
    ...(cookies === undefined ? {} : { 'set-cookie': cookies }),
  };
}
