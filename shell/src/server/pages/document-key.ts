import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { PageAddress } from '../../site/address.ts';
import type { HtmlKey } from '../cache/html-cache.ts';
import type { RequestContext } from '../request/request-context.ts';

type PageContext = Pick<RequestContext, 'url' | 'hasNextRelease' | 'isTesting'>;

/** Everything a document depends on besides its content: two requests with the same key may get the same bytes. */
export function createDocumentKey(
  { url, hasNextRelease, isTesting }: PageContext,
  address: Pick<PageAddress, 'url'> & {
    readonly site: Pick<PageAddress['site'], 'id'>;
    readonly locale: Pick<PageAddress['locale'], 'code'>;
  },
  { remote, buildId }: { readonly remote: RemoteName; readonly buildId: string },
): HtmlKey {
  return {
    siteId: address.site.id,
    localeCode: address.locale.code,
    url: `${url.host}${address.url}`,
    remote,
    buildId,
    variant: [hasNextRelease ? 'nextRelease' : '', isTesting ? 'testing' : ''].join(),
  };
}
