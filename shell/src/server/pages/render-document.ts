import type { PageHead } from '@kmx/shared-contracts/page.ts';
import { isPageRedirect } from '@kmx/shared-contracts/page-redirect.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { PageAddress } from '../../site/address.ts';
import type { HtmlDocument } from '../cache/html-cache.ts';
import { type KeptRendering, keepRendering, readRendering } from '../cache/kept-rendering.ts';
import { loadFrame } from '../chrome/load-frame.ts';
import { renderErrorView, renderWaitingView } from '../chrome/render-chrome.tsx';
import { createDocumentHeaders } from '../document/document-headers.ts';
import { createSpeculationRulesPath } from '../document/speculation-rules.ts';
import { createRedirectResponse } from '../http/shell-response.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';
import type { LoadedResult } from '../workers/loaded-result.ts';
import { findBrowserOnly, findTitle } from './browser-only-page.ts';
import { composeDocument } from './compose-document.ts';
import { createPageRequest } from './create-page-request.ts';
import { createPayload } from './create-payload.ts';
import { isForEverybody, mayKeepPage } from './document-rules.ts';
import type { FollowPart } from './find-next-step.ts';
import { findRemoteVersion } from './find-remote-version.ts';
import { followPageRedirect } from './follow-request.ts';
import { logFailure } from './log-failure.ts';
import { renderRemote } from './render-remote.ts';

/** Names of the parts that rendering a page needs. */
export type RenderPart = FollowPart | 'loadNavigation' | 'chromeKeeper';

/** Tags of everything that a page is made of, in whatever form it is sent. */
export function listDocumentTags(
  { tags, queryTags }: Pick<LoadedResult, 'tags' | 'queryTags'>,
  { site }: { readonly site: Pick<PageAddress['site'], 'id'> },
): readonly string[] {
  return [...new Set([...tags, ...queryTags, `site:${site.id}`])];
}

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
  const { timing } = context;
  timing.end('shell-route');
  const frame = await loadFrame(address, context.contentStage, shell);
  timing.end('shell-frame');
  const key = findRemoteVersion(remote, context);
  const isStillValid = rendering !== null && rendering.version === key.version;
  const { request, result, html, renderFault } = isStillValid
    ? { ...readRendering(rendering), renderFault: null }
    : await renderRemote(key, createPageRequest(address, frame.system, context, shell.configuration), shell, context);
  if (isPageRedirect(result)) {
    const { permanent, location } = await followPageRedirect(context, address, result.redirect, shell);
    const isForGood = permanent && isForEverybody(context);
    const response = createRedirectResponse(isForGood ? 301 : 302, location);
    return { status: response.status, headers: response.headers, body: new Uint8Array(), tags: [], isPublic: false };
  }
  if (renderFault) {
    logFailure(context.log, renderFault, 'the remote could not be rendered', { remote, version: key.version });
  }
  const payload = createPayload(context, frame, { remote, request, result }, shell);
  const { chrome } = payload;
  const browserOnly = findBrowserOnly(remote, context);
  const renderSubstitute = () =>
    browserOnly
      ? renderWaitingView(address.locale.language, findTitle(browserOnly, address.locale.language))
      : renderErrorView({ status: 500, reason: null, path: address.path, message: '' }, frame, chrome);
  const slotHtml = html ?? renderSubstitute();
  const isHidden = address.noindex || context.contentStage === 'DRAFT' || context.releasePreview !== null;
  const head: PageHead = isHidden ? { ...result.head, robots: 'noindex' } : result.head;
  const isServerRendered = html !== null;
  const content = { payload, ownView: null, head, chrome, slotHtml, isServerRendered };
  const { body, isResting, filesOrigin } = composeDocument(context, frame, content, shell);
  timing.end('shell-document');
  const isPublic = renderFault === null && mayKeepPage(context, result);
  return {
    status: renderFault ? renderFault.status : result.status,
    headers: {
      ...createDocumentHeaders(isPublic, filesOrigin),
      ...(isHidden ? { 'x-robots-tag': 'noindex' } : {}),
      ...(isResting ? { 'speculation-rules': `"${createSpeculationRulesPath(context.composition.set.buildId)}"` } : {}),
    },
    body,
    tags: listDocumentTags(result, address),
    isPublic,
    findRendering: () => html && keepRendering(body, key, { request, result, html }),
  };
}
