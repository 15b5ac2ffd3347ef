import { isPageRedirect } from '@kmx/shared-contracts/page-redirect.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { PageAddress } from '../../site/address.ts';
import { loadFrame } from '../chrome/load-frame.ts';
import { writePayload } from '../document/write-boot-data.ts';
import { createJsonResponse, jsonType, type ShellResponse } from '../http/shell-response.ts';
import { joinHtml } from '../markup/join-html.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';
import { createBrowserOnlyResult, findBrowserOnly } from './browser-only-page.ts';
import { countPage } from './count-page.ts';
import { createPageRequest } from './create-page-request.ts';
import { createPayload } from './create-payload.ts';
import { mayKeepPage } from './document-rules.ts';
import { findRemoteVersion } from './find-remote-version.ts';
import { followPageRedirect } from './follow-request.ts';
import { listDocumentTags, type RenderPart } from './render-document.ts';

/** Answers with a page as data, for a navigation in the browser (SRV-029). */
export async function answerPayload(
  context: RequestContext,
  address: PageAddress,
  remote: RemoteName,
  shell: Pick<Shell, RenderPart | 'measures' | 'dataCache'>,
): Promise<ShellResponse> {
  const { dataCache } = shell;
  const version = dataCache.readVersion();
  const frame = await loadFrame(address, context.contentStage, shell);
  const request = createPageRequest(address, frame.system, context, shell.configuration);
  const browserOnly = findBrowserOnly(remote, context);
  const key = findRemoteVersion(remote, context);
  const loaded = browserOnly ? createBrowserOnlyResult(browserOnly, request) : await shell.pool.loadPage(key, request);
  if (isPageRedirect(loaded)) {
    const redirect = await followPageRedirect(context, address, loaded.redirect, shell);
    return createJsonResponse(200, { redirect });
  }
  countPage(context, { key, status: loaded.status }, shell);
  const payload = createPayload(context, frame, { remote, request, result: loaded }, shell);
  // The address names the build, but content changes within a build, so the browser may cache it only briefly.
  const cacheControl = mayKeepPage(context, loaded) ? 'public, max-age=60' : 'no-store';
  const headers = {
    'content-type': jsonType,
    'cache-control': cacheControl,
    'x-robots-tag': 'noindex',
    // Flags in cookies affect what is loaded.
    vary: 'accept-encoding, cookie',
  };
  const tags = listDocumentTags(loaded, address);
  const source = { tags, isCurrent: () => !dataCache.isDroppedSince(version, tags) };
  return { status: 200, headers, body: joinHtml(writePayload(payload)), source };
}
