import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import { createPageResult, type PublicPage } from '../../data/page/page-parts.ts';
import { createServerTranslate } from '../../data/page/server-texts.server.ts';
import type { SupportData } from './support.data.ts';

/** Loads the page of the support request (PUB-032). */
export function loadSupportPage(request: PageRequest): Promise<PublicPage<SupportData>> {
  const t = createServerTranslate(request.locale.language);
  const data: SupportData = { page: 'support' };
  const result = createPageResult(request, {
    title: t('support.title'),
    description: t('support.lead'),
    meta: { type: 'Support', breadcrumbs: [{ title: t('support.title'), href: null }] },
    data,
  });
  return Promise.resolve(result);
}
