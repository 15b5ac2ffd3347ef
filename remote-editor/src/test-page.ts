import { createContractRequest } from '@kmx/remote-kit/contract-tests/remote-fixtures.ts';
import { openTestMessages } from '@kmx/remote-kit/contract-tests/test-messages.ts';
import type { UiLanguage } from '@kmx/shared-contracts/locale.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';

export const { readCatalogue, createTestMessages } = openTestMessages(import.meta.url);

/** A request of the main site for tests. */
export function createTestRequest(path: string, urlPrefix: string, language: UiLanguage = 'en'): PageRequest {
  return { ...createContractRequest(path, language), url: `${urlPrefix}${path}`, urlPrefix };
}
