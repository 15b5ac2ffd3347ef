import { newestNewsEndpoint } from '@kmx/shared-contracts/endpoints/site.ts';
import { type Scope, scopeBind } from 'effector';
import { fetchData } from '../fetch-data.browser.ts';
import { newestKnown } from './news-feed.model.ts';
import { newestItemSchema } from './news-feed.schema.ts';
import { newsIdleMs } from './news-idle.ts';

/** Requests the newest item once, so that unread news are marked (PUB-084); a failure leaves no mark. */
export function requestNewsWhenIdle(scope: Scope): void {
  setTimeout(() => {
    fetchData(newestItemSchema, newestNewsEndpoint.path).then(
      ({ id }) => scopeBind(newestKnown, { scope })(id),
      () => {},
    );
  }, newsIdleMs);
}
