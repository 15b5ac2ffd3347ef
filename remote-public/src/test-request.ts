import { createLocale } from '@kmx/shared-contracts/locale.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';

/** A request of the main site in Switzerland for tests. */
export function createTestRequest(change: object = {}): PageRequest {
  return {
    url: '/en-ch/company',
    path: '/company',
    query: {},
    slug: 'company',
    parentSlug: 'home',
    site: {
      id: 'site-main',
      name: 'KMX',
      technicalName: 'kmx',
      slug: null,
      internationalOnly: false,
      hideSideButtons: false,
      enableCutFont: false,
      localeAdjustments: { add: [], drop: [] },
      domains: [],
    },
    locale: createLocale('en', 'CH'),
    languages: ['en'],
    urlPrefix: '/en-ch',
    stage: 'PUBLISHED',
    measurementSystem: 'Metric',
    ...change,
  };
}

/** A context whose every query has the same answer. */
export function createTestContext(answer: unknown): LoadContext {
  return { query: () => Promise.resolve(answer), log: () => {} };
}
