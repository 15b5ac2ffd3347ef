import { createContractRequest } from '@kmx/remote-kit/contract-tests/remote-fixtures.ts';
import { createLocale } from '@kmx/shared-contracts/locale.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';

/** A request of the main site in Switzerland for tests. */
export function createTestRequest(change: object = {}): PageRequest {
  const swiss = { url: '/en-ch/company', urlPrefix: '/en-ch', locale: createLocale('en', 'CH') };
  return { ...createContractRequest('/company', 'en'), ...swiss, ...change };
}

/** A context whose every query has the same answer. */
export function createTestContext(answer: unknown): LoadContext {
  return { query: () => Promise.resolve(answer), log: () => {} };
}
