import type { PageHead } from '@kmx/shared-contracts/page.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { PageAddress } from '../../site/address.ts';
import type { HtmlDocument } from '../cache/html-cache.ts';
import { type KeptRendering, keepRendering, readRendering } from '../cache/kept-rendering.ts';
import { loadFrame } from '../chrome/load-frame.ts';
import { renderErrorView } from '../chrome/render-chrome.tsx';
import { createDocumentHeaders } from '../document/document-headers.ts';
import { createRedirectResponse } from '../http/shell-response.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';
import { findActiveVersion } from './active-remote.ts';
import { composeDocument } from './compose-document.ts';
import { createPageRequest } from './create-page-request.ts';
import { createPayload } from './create-payload.ts';
import { mayKeepPage } from './document-rules.ts';
import type { FollowPart } from './find-next-step.ts';
import { followPageRedirect } from './follow-request.ts';
import { logFailure } from './log-failure.ts';
import { renderRemote } from './render-remote.ts';

/** Names of the parts that rendering a page needs. */
export type RenderPart = FollowPart | 'loadNavigation' | 'chromeKeeper';

interface RemotePage {
  readonly remote: RemoteName;
  /** The remote's earlier output, if it is still valid: only the document around it is new. */
  readonly rendering: KeptRendering | null;
}

/** Renders the document of a page: the remote's part, the chrome and the boot data for the browser. */
export async function renderDocument(
  context: RequestContext,
  address: PageAddress,
  { remote, rendering }: RemotePage,
  shell: Pick<Shell, RenderPart>,
): Promise<HtmlDocument> {
  const frame = await loadFrame(address, context.contentStage, shell);
  const key = findActiveVersion(remote, shell.releases);
  const { request, result, html, renderFault } = rendering
    ? { ...readRendering(rendering), renderFault: null }
    : await renderRemote(key, createPageRequest(address, frame.system, context, shell.configuration), shell);
  if (result.redirect) {
    const { permanent, location } = await followPageRedirect(context, address, result.redirect, shell);
    const response = createRedirectResponse(permanent ? 301 : 302, location);
    return { status: response.status, headers: response.headers, body: new Uint8Array(), tags: [], isPublic: false };
  }
  if (renderFault) {
    logFailure(context.log, renderFault, 'the remote could not be rendered', { remote, version: key.version });
  }
  const payload = createPayload(context, frame, { remote, request, result }, shell);
  const { chrome } = payload;
  const slotHtml =
    html ?? renderErrorView({ status: 500, reason: null, path: address.path, message: '' }, frame, chrome);
  const isHidden = address.noindex || context.contentStage === 'DRAFT';
  const head: PageHead = isHidden ? { ...result.head, robots: 'noindex' } : result.head;
  const isServerRendered = html !== null;
  const content = { payload, ownView: null, head, chrome, slotHtml, isServerRendered };
  const body = composeDocument(context, frame, content, shell);
  const isPublic = renderFault === null && mayKeepPage(context, result);
  return {
    status: renderFault ? renderFault.status : result.status,
    headers: { ...createDocumentHeaders(isPublic), ...(isHidden ? { 'x-robots-tag': 'noindex' } : {}) },
    body,
    tags: [...new Set([...result.tags, ...result.queryTags, `site:${address.site.id}`])],
    isPublic,
    findRendering: () => html && keepRendering(body, key, { request, result, html }),
  };
}
