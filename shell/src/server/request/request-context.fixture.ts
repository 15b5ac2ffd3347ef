import { createLocale } from '@kmx/shared-contracts/locale.ts';
import { pino } from 'pino';
import type { PageAddress } from '../../site/address.ts';
import { system } from '../../site/system-data.fixture.ts';
import { createInitialState } from './initial-state.ts';
import type { RequestContext } from './request-context.ts';

/** A set without any unit. */
const emptyComposition: RequestContext['composition'] = {
  set: { buildId: '0123456789abcdef', activatedAt: '2026-11-23T12:00:00Z', versions: {} },
  manifests: {},
  operations: {},
};

const log = pino({ level: 'silent' });

/** An incoming request for the start page without cookies; a test overrides what differs. */
export function createTestContext(change: Partial<RequestContext> = {}): RequestContext {
  return {
    method: 'GET',
    url: new URL('https://www.kmx.example/en'),
    headers: {},
    cookies: {},
    clientAddress: '192.0.2.1',
    readBody: () => Promise.resolve(''),
    sendEarlyHints: () => {},
    log,
    composition: emptyComposition,
    releasePreview: null,
    isCohortDependent: false,
    newBucket: null,
    ...createInitialState(),
    ...change,
  };
}

/** An address of the main site in English. */
export function createTestAddress(change: Partial<PageAddress> = {}): PageAddress {
  return {
    kind: 'page',
    remote: 'remote-public',
    isSitePage: true,
    hasChrome: true,
    site: system.mainSite,
    locale: createLocale('en', 'ALL'),
    path: '/company',
    slug: 'company',
    parentSlug: 'home',
    urlPrefix: '/en',
    siteSlug: null,
    url: '/en/company',
    query: {},
    isDirect: false,
    noindex: false,
    ...change,
  };
}
