import type { Logger } from 'pino';
import type { DataCache } from '../cache/data-cache.ts';
import type { Configuration } from '../configuration.ts';
import type { RequestLimiter } from './calls/request-limiter.ts';
import { type CmsClient, createCmsClient } from './clients/cms-client.ts';
import { createFormsClient, type FormsClient } from './clients/forms-client.ts';
import { createServiceDeskClient, type ServiceDeskClient } from './clients/service-desk-client.ts';
import { createTranslationClient, type TranslationClient } from './clients/translation-client.ts';
import { type ContentAccess, connectContent } from './connect-content.ts';

/** The clients of the systems behind the shell. */
export interface Backends extends ContentAccess {
  readonly cms: CmsClient;
  readonly forms: FormsClient;
  readonly serviceDesk: ServiceDeskClient;
  readonly translation: TranslationClient;
  /** Whether requests to the content system wait for their turn, in which case a late page means too many requests (503). */
  readonly isContentBusy: () => boolean;
}

/** Connects all backends; the limiter is that of all requests to the content system. */
export function connectBackends(
  configuration: Configuration,
  dataCache: DataCache,
  log: Logger,
  limiter: RequestLimiter,
): Backends {
  return {
    ...connectContent(configuration, dataCache, log, limiter),
    cms: createCmsClient(configuration, limiter),
    forms: createFormsClient({
      endpoint: configuration.formsEndpoint,
      token: configuration.formsToken,
      timeoutMs: configuration.BACKEND_TIMEOUT_MS,
    }),
    serviceDesk: createServiceDeskClient(configuration),
    translation: createTranslationClient(configuration),
    isContentBusy: limiter.isBusy,
  };
}
