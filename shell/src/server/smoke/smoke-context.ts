import type { VerifiedSet } from '@kmx/release-registry/active-set/last-known-good.server.ts';
import type { Logger } from 'pino';
import { createInitialState } from '../request/initial-state.ts';
import type { RequestContext } from '../request/request-context.ts';

/** The request of a visitor who is not signed in and has no cookies, answered from a set that nobody else sees yet. */
export function createSmokeContext(url: URL, composition: VerifiedSet, log: Logger): RequestContext {
  return {
    method: 'GET',
    url,
    headers: {},
    cookies: {},
    clientAddress: 'smoke',
    readBody: () => Promise.resolve(''),
    sendEarlyHints: () => {},
    log,
    composition,
    releasePreview: null,
    isCohortDependent: false,
    newBucket: null,
    ...createInitialState(),
  };
}
