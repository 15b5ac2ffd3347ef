import { createContractRequest } from '@kmx/remote-kit/contract-tests/remote-fixtures.ts';
import { openTestMessages } from '@kmx/remote-kit/contract-tests/test-messages.ts';
import { createLocale } from '@kmx/shared-contracts/locale.ts';
import type { LoadContext, PageRequest } from '@kmx/shared-contracts/remote-module.ts';

export const { readCatalogue, createTestMessages } = openTestMessages(import.meta.url);

/** A request of the main site in Switzerland for tests. */
export function createTestRequest(change: object = {}): PageRequest {
  const swiss = { url: '/en-ch/company', urlPrefix: '/en-ch', locale: createLocale('en', 'CH') };
  return { ...createContractRequest('/company', 'en'), ...swiss, ...change };
}

/** A context that answers every query alike. */
export function createTestContext(answer: unknown): LoadContext {
  return { query: () => Promise.resolve(answer), log: () => {} };
}
