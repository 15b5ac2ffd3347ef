import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { createPageResult, type PublicPage } from '../../data/page/page-parts.ts';
import { createServerTranslate } from '../../data/page/server-texts.server.ts';
import type { SubscriptionData } from './subscription.data.ts';

/** Loads the page behind the links of a subscription e-mail; following a link alone changes nothing (PUB-029). */
export function loadSubscriptionPage(request: PageRequest): Promise<PublicPage<SubscriptionData>> {
  const t = createServerTranslate(request.locale.language);
  const token = request.query['token'] ?? '';
  const action = request.query['action'] === 'end' ? 'end' : 'confirm';
  const data: SubscriptionData = { page: 'subscription', action, token: /^[\w-]{20,60}$/.test(token) ? token : null };
  const title = t(`subscription.${action}Title`);
  const result = createPageResult(request, {
    title,
    isIndexed: false,
    meta: { type: 'Subscription', breadcrumbs: [{ title, href: null }] },
    data,
  });
  // The address contains a personal secret.
  return Promise.resolve({ ...result, cache: 'private' });
}
