import { createPageChrome } from '../chrome/create-page-chrome.ts';
import type { PageFrame } from '../chrome/page-frame.ts';
import type { LoadedPayload } from '../document/document-data.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';

/** Completes a loaded page to the payload that document and navigation share. */
export function createPayload(
  { url, composition }: Pick<RequestContext, 'url' | 'composition'>,
  frame: PageFrame,
  page: Pick<LoadedPayload, 'remote' | 'request' | 'result'>,
  shell: Pick<Shell, 'chromeKeeper' | 'configuration'>,
): LoadedPayload {
  const { meta, status, head } = page.result;
  return {
    ...page,
    buildId: composition.set.buildId,
    url: frame.address.url,
    chrome: createPageChrome(frame, { requestUrl: url, meta, status, head }, shell),
  };
}
