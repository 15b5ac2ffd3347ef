import { noteUnit } from '@kmx/server-kit/operations/request-scope.server.ts';
import type { PageHead } from '@kmx/shared-contracts/page.ts';
import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { PageAddress } from '../../site/address.ts';
import type { RedirectStep } from '../../site/redirect-keys.ts';
import type { HtmlDocument } from '../cache/html-cache.ts';
import { type KeptDrawing, keepDrawing, readDrawing } from '../cache/kept-drawing.ts';
import type { PageFrame } from '../chrome/page-frame.ts';
import { getChromeMessages, renderCallbackView, renderErrorView } from '../chrome/render-chrome.tsx';
import { createDocumentHeaders } from '../document/document-headers.ts';
import { writePayload } from '../document/write-boot-data.ts';
import { findFormToken } from '../forms/kept-form-token.ts';
import { readSentForm } from '../forms/read-sent-form.ts';
import { type Answer, createRedirectAnswer, jsonType } from '../http/answer.ts';
import { selectEncoding } from '../http/compress-body.ts';
import { joinHtml } from '../markup/join-html.ts';
import { composeDocument, createFrameChrome, createPayload, findAssets, loadFrame } from '../pages/compose-document.ts';
import { compressAnswer } from '../pages/compress-answer.ts';
import { createPageRequest, resolveRemote } from '../pages/create-page-request.ts';
import { createDocumentKey, isForEverybody, mayKeepPage } from '../pages/document-rules.ts';
import { followRequest } from '../pages/follow-request.ts';
import { logFailure } from '../pages/log-failure.ts';
import { PageNotFoundError } from '../pages/page-not-found-error.ts';
import type { RequestContext, Stage } from '../request/request-context.ts';
import type { RemoteKey } from '../workers/pool-types.ts';

/** Composes the page of an address: data and HTML from its remote, chrome from the shell (DES-04). */
export const renderPage: Stage = {
  name: 'render-page',
  run: async (context) => {
    const { address } = context;
    if (!address) throw new PageNotFoundError(context.url, await context.services.loadSystem().then(describeMainPlace));
    const remote = resolveRemote(address.area);
    if (remote === null) return compressAnswer(context, await renderCallback(context, address));
    context.form ??= readSentForm(address.query);
    noteUnit(remote, findVersion(context, remote).version);
    const answer = context.isPayload ? answerPayload : answerDocument;
    return compressAnswer(context, await answer(context, address, remote));
  },
};

/** Where a page that stands under another address leads, all further redirects included (D-12). */
async function followOn(context: RequestContext, address: PageAddress, step: RedirectStep): Promise<RedirectStep> {
  const { address: end, problem } = await followRequest(context, step);
  if (problem) context.log.warn({ problem }, 'redirects run in a circle');
  if (end.kind !== 'redirect') throw new PageNotFoundError(context.url, address);
  return { location: end.location, permanent: end.status === 301 };
}

function describeMainPlace(system: { readonly mainSite: PageAddress['site'] }): Pick<PageAddress, 'site' | 'locale'> {
  return {
    site: system.mainSite,
    locale: { code: 'en', urlCode: 'en', sisCode: 'en-US', isInternational: true, language: 'en', country: 'ALL' },
  };
}

async function answerPayload(context: RequestContext, address: PageAddress, remote: RemoteName): Promise<Answer> {
  const frame = await loadFrame(context, address);
  const request = createPageRequest(address, frame.system, createUrls(context), createVisit(context));
  const loaded = await context.services.pool.loadPage(findVersion(context, remote), request);
  const redirect = loaded.redirect && (await followOn(context, address, loaded.redirect));
  const result = { ...loaded, redirect };
  const payload = createPayload(context, frame, { remote, request, result });
  // The address names the build, but content changes within a build, so the browser may keep it only shortly.
  const cacheControl = mayKeepPage(context, result) ? 'public, max-age=60' : 'no-store';
  const headers = {
    'content-type': jsonType,
    'cache-control': cacheControl,
    'x-robots-tag': 'noindex',
    // Flags in cookies choose what is loaded.
    vary: 'accept-encoding, cookie',
  };
  return { status: 200, headers, body: joinHtml(writePayload(payload)) };
}

function createUrls({ url, services }: RequestContext) {
  return { requestUrl: url, allowSlugSites: services.allowSlugSites };
}

function createVisit({ form, access, cacheMode, hasNextRelease, stage, services }: RequestContext) {
  const isPastCaches = cacheMode === 'bypass';
  return { form, access, hasNextRelease, isPastCaches, stage, formToken: findFormToken(services.configuration) };
}

function findVersion(context: RequestContext, remote: RemoteName) {
  return { name: remote, version: context.services.releases.current().set.versions[remote] ?? '' };
}

async function answerDocument(context: RequestContext, address: PageAddress, remote: RemoteName): Promise<Answer> {
  const { services } = context;
  context.sendEarlyHints(() => listEarlyHints(context, address, remote));
  const render = (drawing: KeptDrawing | null) => renderDocument(context, address, remote, drawing);
  const key = createDocumentKey(context, address, services.releases.current().set.buildId);
  if (context.cacheMode === 'bypass' || !isForEverybody(context))
    return sendDocument(context, await render(null), null, 'bypass');
  const served = await services.htmlCache.serve(key, render);
  services.metrics.cacheEvents.inc({ cache: 'html', event: served.state });
  return sendDocument(context, served, served.encode, served.state);
}

async function sendDocument(
  context: RequestContext,
  document: HtmlDocument,
  encode: ((encoding: 'br' | 'gzip' | 'identity') => Promise<Uint8Array>) | null,
  cacheState: string,
): Promise<Answer> {
  const encoding = encode ? selectEncoding(String(context.headers['accept-encoding'] ?? '')) : 'identity';
  const body = encode ? await encode(encoding) : document.body;
  return {
    status: document.status,
    headers: {
      ...document.headers,
      'server-timing': `cache;desc=${cacheState}`,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    body: document.headers['location'] ? null : body,
  };
}

async function renderDocument(
  context: RequestContext,
  address: PageAddress,
  remote: RemoteName,
  kept: KeptDrawing | null,
): Promise<HtmlDocument> {
  const { log } = context;
  const frame = await loadFrame(context, address);
  const version = findVersion(context, remote);
  const { request, ...rendered } = kept
    ? { ...readDrawing(kept), renderFault: null }
    : await drawPage(
        context,
        version,
        createPageRequest(address, frame.system, createUrls(context), createVisit(context)),
      );
  const { result, renderFault } = rendered;
  if (result.redirect) {
    const { permanent, location } = await followOn(context, address, result.redirect);
    const answer = createRedirectAnswer(permanent ? 301 : 302, location);
    return { status: answer.status, headers: answer.headers, body: new Uint8Array(), tags: [], isPublic: false };
  }
  if (renderFault) {
    const details = { remote, version: version.version };
    logFailure(log, renderFault, 'the remote could not be rendered', details);
  }
  const payload = createPayload(context, frame, { remote, request, result });
  const slotHtml =
    rendered.html ??
    renderErrorView({ status: 500, reason: null, path: address.path, message: '' }, frame, payload.chrome);
  const isHidden = address.noindex || context.stage === 'DRAFT';
  const head: PageHead = isHidden ? { ...result.head, robots: 'noindex' } : result.head;
  const body = composeDocument(context, frame, {
    payload,
    ownView: null,
    head,
    chrome: payload.chrome,
    slotHtml,
    isServerRendered: rendered.html !== null,
  });
  const isPublic = renderFault === null && mayKeepPage(context, result);
  return {
    status: renderFault ? renderFault.status : result.status,
    headers: { ...createDocumentHeaders(isPublic), ...(isHidden ? { 'x-robots-tag': 'noindex' } : {}) },
    body,
    tags: [...new Set([...result.tags, ...result.queryTags, `site:${address.site.id}`])],
    isPublic,
    findDrawing: () => rendered.html && keepDrawing(body, version, { request, result, html: rendered.html }),
  };
}

async function drawPage({ services }: RequestContext, version: RemoteKey, request: PageRequest) {
  const { result, html, renderFault } = await services.pool.renderPage(version, request);
  return { request, result, html, renderFault };
}

function listEarlyHints(context: RequestContext, address: PageAddress, remote: RemoteName): string[] {
  const assets = findAssets(context, { name: remote, part: null }, address);
  return [
    ...assets.styles.map(({ href }) => `<${href}>; rel=preload; as=style; crossorigin`),
    ...assets.scripts.map(({ href }) => `<${href}>; rel=preload; as=script; crossorigin`),
  ];
}

async function renderCallback(context: RequestContext, address: PageAddress): Promise<Answer> {
  const frame: PageFrame = await loadFrame(context, address);
  const title = getChromeMessages(address.locale.language)._('callback.title');
  const html = composeDocument(context, frame, {
    payload: null,
    ownView: 'callback',
    head: {
      title: `${title} | ${address.site.name}`,
      description: null,
      robots: 'noindex',
      image: null,
      structuredData: [],
    },
    chrome: createFrameChrome(context, frame, null, 200),
    slotHtml: renderCallbackView(address.locale.language, address.urlPrefix),
    isServerRendered: true,
  });
  // The address carries a code: it must neither be kept nor passed on as a referrer.
  return { status: 200, headers: { ...createDocumentHeaders(false), 'referrer-policy': 'no-referrer' }, body: html };
}
