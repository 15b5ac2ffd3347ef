import type { RequestErrorKind } from '@kmx/remote-kit/data/request-error.ts';

const kindOfStatus: Readonly<Record<number, RequestErrorKind>> = {
  400: 'refused',
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  409: 'refused',
  413: 'too-large',
  415: 'refused',
  422: 'refused',
  429: 'rate-limited',
};

/** Maps an HTTP status to a kind of failure. */
export function resolveErrorKind(status: number): RequestErrorKind {
  return kindOfStatus[status] ?? (status >= 500 ? 'unavailable' : 'unexpected');
}
