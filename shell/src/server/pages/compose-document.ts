import { identityRealmPath } from '@kmx/shared-contracts/endpoints/identity.ts';
import type { PageHead, PageMeta } from '@kmx/shared-contracts/page.ts';
import type { PageAddress } from '../../site/address.ts';
import { completeBreadcrumbs, resolveBreadcrumbs } from '../../site/breadcrumbs.ts';
import type { BootData } from '../../state/page-view/boot-data.ts';
import type { ChromeView } from '../../state/page-view/chrome-view.ts';
import { createChromeView } from '../chrome/create-chrome-view.ts';
import type { PageFrame } from '../chrome/page-frame.ts';
import { getChromeMessages } from '../chrome/render-chrome.tsx';
import type { Configuration } from '../configuration.ts';
import { type DocumentAssets, findDocumentAssets, type PageSource } from '../document/document-assets.ts';
import type { DocumentData, LoadedPayload } from '../document/document-data.ts';
import { writeDocument } from '../document/write-document.ts';
import type { Html } from '../markup/join-html.ts';
import { keepByObject } from '../memory/keep-by-object.ts';
import type { RequestContext } from '../request/request-context.ts';

type FrameContext = Pick<RequestContext, 'services' | 'url' | 'isTesting' | 'hasNextRelease'>;

/** Loads what the chrome needs; content being down leaves a header without menu instead of no page. */
export async function loadFrame(context: RequestContext, address: PageAddress): Promise<PageFrame> {
  const { services } = context;
  const [system, navigation] = await Promise.all([
    services.loadSystem(),
    services.loadNavigation(address.site, address.locale, address.urlPrefix, context.stage),
  ]);
  return { address, system, navigation };
}

/** Completes a loaded page to the payload that document and navigation share. */
export function createPayload(
  context: FrameContext,
  frame: PageFrame,
  page: Pick<LoadedPayload, 'remote' | 'request' | 'result'>,
): LoadedPayload {
  return {
    ...page,
    buildId: context.services.releases.current().set.buildId,
    url: frame.address.url,
    chrome: createFrameChrome(context, frame, page.result.meta, page.result.status, page.result.head),
  };
}

/** Chrome of a page; pages that exist share theirs with later requests. */
export function createFrameChrome(
  context: FrameContext,
  frame: PageFrame,
  meta: PageMeta | null,
  status: number,
  { title, robots }: Pick<PageHead, 'title' | 'robots'> = { title: '', robots: 'noindex' },
): ChromeView {
  const create = () => createPageChrome(context, frame, meta, status, { title, robots });
  // Addresses without a page are endless, and so are queries.
  if (meta === null || status !== 200 || meta.query !== undefined) return create();
  return context.services.chromeKeeper.keepView(frame, { origin: context.url.origin, meta, title, robots }, create);
}

/** Breadcrumbs are the remote's, else the navigation branch (PUB-050..052). */
function createPageChrome(
  context: FrameContext,
  frame: PageFrame,
  meta: PageMeta | null,
  status: number,
  { title, robots }: Pick<PageHead, 'title' | 'robots'>,
): ChromeView {
  const { address, system, navigation } = frame;
  const messages = getChromeMessages(address.locale.language);
  const home = { title: messages._('breadcrumbs.home'), href: address.urlPrefix || '/' };
  const breadcrumbs = meta?.breadcrumbs
    ? [home, ...completeBreadcrumbs(navigation, meta.breadcrumbs, address)]
    : resolveBreadcrumbs(navigation, address.path, {
        home: home.title,
        homeHref: home.href,
        error: nameError(status, meta, messages),
        title: address.area === 'public' && meta !== null ? title.replace(` | ${address.site.name}`, '') : null,
        language: meta?.isLanguageFallback === true ? meta.contentLanguage : undefined,
      });
  return createChromeView({
    address,
    system,
    requestUrl: context.url,
    allowSlugSites: context.services.allowSlugSites,
    meta,
    breadcrumbs,
    isFound: status < 400,
    isIndexed: status === 200 && !address.noindex && robots?.includes('noindex') !== true,
  });
}

/** The closing entry of the trail where no page is shown (PUB-049, PUB-052); a page that is closed keeps its own. */
function nameError(
  status: number,
  meta: PageMeta | null,
  messages: ReturnType<typeof getChromeMessages>,
): string | null {
  if (status === 404) return messages._('breadcrumbs.notFound');
  return meta === null && status >= 400 ? messages._('error.overline', { status: String(status) }) : null;
}

const noRemotes: BootData['remotes'] = {};

interface DocumentContent {
  readonly payload: LoadedPayload | null;
  readonly ownView: BootData['ownView'];
  readonly head: PageHead;
  readonly chrome: BootData['chrome'];
  readonly slotHtml: Html;
  readonly isServerRendered: boolean;
}

/** Files that a page of this remote and language will need, known before anything is loaded. */
export function findAssets(context: FrameContext, remote: PageSource | null, address: PageAddress): DocumentAssets {
  return findDocumentAssets(context.services.releases.current().manifests, remote, address.locale.language);
}

/** Writes the document of a page. */
export function composeDocument(context: FrameContext, frame: PageFrame, content: DocumentContent): Uint8Array {
  const { services } = context;
  const { chromeKeeper } = services;
  const { address } = frame;
  const { payload } = content;
  const source = payload && { name: payload.remote, part: payload.result.part };
  const assets = findAssets(context, source, address);
  const boot: DocumentData = {
    buildId: services.releases.current().set.buildId,
    site: address.site,
    locale: address.locale,
    urlPrefix: address.urlPrefix,
    navigation: frame.navigation,
    remotes: payload ? assets.remotes : noRemotes,
    auth: createAuthConfiguration(services.configuration),
    measurementSystem: payload?.request.measurementSystem ?? 'Metric',
    page: payload,
    chrome: content.chrome,
    ownView: content.ownView,
    isServerRendered: content.isServerRendered,
    isTesting: context.isTesting,
    hasNextRelease: context.hasNextRelease,
    builds: {
      pollMs: services.configuration.BUILD_POLL_MS,
      isReloading: services.configuration.RELOAD_ON_BUILD === 'on',
    },
    // D-37: only the main site has a comparison.
    isLocalBasketEnabled: address.site.slug === null,
  };
  const hasChrome = address.area !== 'style-guide';
  return writeDocument({
    boot,
    head: content.head,
    assets,
    chromeHtml: hasChrome ? { header: chromeKeeper.drawHeader(boot), footer: chromeKeeper.drawFooter(boot) } : null,
    slotHtml: content.slotHtml,
    theme: payload?.result.meta.theme ?? 'Default',
    mainSite: frame.system.mainSite,
    // A host that no site has must not be spread: the canonical address knows the right one.
    origin: content.chrome.canonicalUrl ? new URL(content.chrome.canonicalUrl).origin : context.url.origin,
  });
}

const createAuthConfiguration = keepByObject((configuration: Configuration) => {
  const baseUrl = configuration.AUTH_BASE_URL;
  return {
    baseUrl,
    wellKnown: `${baseUrl}/oauth2/${identityRealmPath}/.well-known/openid-configuration`,
    clientId: configuration.AUTH_CLIENT_ID,
  };
});
