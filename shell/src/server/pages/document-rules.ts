import type { PageResult } from '@kmx/shared-contracts/page.ts';
import type { PageAddress } from '../../site/address.ts';
import type { HtmlKey } from '../cache/html-cache.ts';
import type { RequestContext } from '../request/request-context.ts';

type PageContext = Pick<RequestContext, 'url' | 'hasNextRelease' | 'isTesting'>;

/** What a document depends on besides its content: two requests with the same key may be given the same bytes. */
export function createDocumentKey(
  { url, hasNextRelease, isTesting }: PageContext,
  address: Pick<PageAddress, 'url'> & {
    readonly site: Pick<PageAddress['site'], 'id'>;
    readonly locale: Pick<PageAddress['locale'], 'code'>;
  },
  buildId: string,
): HtmlKey {
  return {
    siteId: address.site.id,
    localeCode: address.locale.code,
    url: `${url.host}${address.url}`,
    buildId,
    variant: [hasNextRelease ? 'nextRelease' : '', isTesting ? 'testing' : ''].join(),
  };
}

/** What was typed into a form, what stands behind a protection and what is a draft must not get into a cache (D-23, EDT-013). */
export function isForEverybody({
  form,
  access,
  contentStage,
}: Pick<RequestContext, 'form' | 'access' | 'contentStage'>): boolean {
  return form === null && access.state === 'open' && contentStage === 'PUBLISHED';
}

/** Whether what a remote made of a page may be kept: the remote says so, it is a page and no failure, and it is for everybody. */
export function mayKeepPage(
  context: Parameters<typeof isForEverybody>[0],
  { cache, status }: Pick<PageResult, 'cache' | 'status'>,
): boolean {
  return cache === 'public' && status === 200 && isForEverybody(context);
}
