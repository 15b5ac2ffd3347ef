import { describeCatalogues } from '@kmx/remote-kit/contract-tests/describe-catalogues.ts';
import { openTestMessages } from '@kmx/remote-kit/contract-tests/test-messages.ts';

describeCatalogues(openTestMessages(new URL('../remote.ts', import.meta.url).href));
