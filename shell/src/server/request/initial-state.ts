import { openAccess } from '@kmx/shared-contracts/page-access.ts';
import { ServerTiming } from '../http/server-timing.ts';
import type { RequestContext } from './request-context.ts';

/** What the steps of a request have yet to find out, as it is before the first of them. */
export function createInitialState() {
  return {
    setCookies: [],
    timing: new ServerTiming(),
    isPayload: false,
    cacheMode: 'use',
    hasNextRelease: false,
    isTesting: false,
    contentStage: 'PUBLISHED',
    address: null,
    form: null,
    access: openAccess,
    isRepeatable: false,
  } satisfies Partial<RequestContext>;
}
