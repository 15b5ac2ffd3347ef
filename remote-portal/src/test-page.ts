import { createContractRequest } from '@kmx/remote-kit/contract-tests/remote-fixtures.ts';
import { openTestMessages } from '@kmx/remote-kit/contract-tests/test-messages.ts';
import { createLocale } from '@kmx/shared-contracts/locale.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';

export const { readCatalogue, createTestMessages } = openTestMessages(import.meta.url);

/** A request of the main site in Switzerland. */
export function createTestRequest(path: string): PageRequest {
  const swiss = { url: `/de-ch${path}`, urlPrefix: '/de-ch', locale: createLocale('de', 'CH'), slug: 'mykomax' };
  return { ...createContractRequest(path, 'de'), ...swiss };
}
