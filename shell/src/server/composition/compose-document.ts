import type { SiteNavigation } from '@kmx/shared-contracts/navigation.ts';
import type { PageHead, PageMeta } from '@kmx/shared-contracts/page.ts';
import type { BootData } from '../../page-view/boot-data.ts';
import type { PagePayload } from '../../page-view/page-payload.ts';
import type { PageAddress } from '../../site/address.ts';
import { resolveBreadcrumbs } from '../../site/breadcrumbs.ts';
import type { SystemData } from '../../site/system-data.ts';
import { type DocumentAssets, type PageSource, resolveDocumentAssets } from '../document/document-assets.ts';
import { writeDocument } from '../document/write-document.ts';
import type { RequestContext } from '../request-context.ts';
import { createChromeView } from './create-chrome-view.ts';
import { getChromeMessages, renderFooter, renderHeader } from './render-chrome.tsx';

/** What surrounds the remote's part on one page. */
export interface PageFrame {
  readonly address: PageAddress;
  readonly system: SystemData;
  readonly navigation: SiteNavigation;
}

type FrameContext = Pick<RequestContext, 'services' | 'url' | 'isTesting' | 'hasNextRelease'>;

/** Loads what the chrome needs; content being down leaves a header without menu instead of no page. */
export async function loadFrame(context: RequestContext, address: PageAddress): Promise<PageFrame> {
  const { services } = context;
  const [system, navigation] = await Promise.all([
    services.loadSystem(),
    services.loadNavigation(address.site, address.locale, address.urlPrefix, 'PUBLISHED'),
  ]);
  return { address, system, navigation };
}

/** Completes a loaded page to the payload that document and navigation share. */
export function createPayload(
  context: FrameContext,
  frame: PageFrame,
  page: Pick<PagePayload, 'remote' | 'request' | 'result'>,
): PagePayload {
  return {
    ...page,
    buildId: context.services.releases.current().set.buildId,
    url: frame.address.url,
    chrome: createFrameChrome(context, frame, page.result.meta, page.result.status),
  };
}

/** Chrome of a page; breadcrumbs are the remote's, else the navigation branch (PUB-050..052). */
export function createFrameChrome(context: FrameContext, frame: PageFrame, meta: PageMeta | null, status: number) {
  const { address, system, navigation } = frame;
  const messages = getChromeMessages(address.locale.language);
  const home = { title: messages._('breadcrumbs.home'), href: address.urlPrefix || '/' };
  const breadcrumbs = meta?.breadcrumbs
    ? [home, ...meta.breadcrumbs]
    : resolveBreadcrumbs(navigation, address.path, {
        home: home.title,
        homeHref: home.href,
        notFound: status === 404 ? messages._('breadcrumbs.notFound') : null,
      });
  return createChromeView({
    address,
    system,
    requestUrl: context.url,
    allowSlugSites: context.services.allowSlugSites,
    meta,
    breadcrumbs,
  });
}

interface DocumentContent {
  readonly payload: PagePayload | null;
  readonly ownView: BootData['ownView'];
  readonly head: PageHead;
  readonly chrome: BootData['chrome'];
  readonly slotHtml: string;
  readonly isServerRendered: boolean;
}

/** Files that a page of this remote and language will need, known before anything is loaded. */
export function findAssets(context: FrameContext, remote: PageSource | null, address: PageAddress): DocumentAssets {
  const release = context.services.releases.current();
  return resolveDocumentAssets(release, remote, address.locale.language, '');
}

/** Writes the document of a page. */
export function composeDocument(context: FrameContext, frame: PageFrame, content: DocumentContent): string {
  const { services } = context;
  const { address } = frame;
  const { payload } = content;
  const source = payload && { name: payload.remote, part: payload.result.part };
  const assets = findAssets(context, source, address);
  const boot: BootData = {
    buildId: services.releases.current().set.buildId,
    site: address.site,
    locale: address.locale,
    urlPrefix: address.urlPrefix,
    navigation: frame.navigation,
    remotes: payload ? assets.remotes : {},
    auth: createAuthConfiguration(services.configuration),
    measurementSystem: payload?.request.measurementSystem ?? 'Metric',
    page: payload,
    chrome: content.chrome,
    ownView: content.ownView,
    isServerRendered: content.isServerRendered,
    isTesting: context.isTesting,
    hasNextRelease: context.hasNextRelease,
    // D-37: only the main site has a comparison.
    isLocalBasketEnabled: address.site.slug === null,
  };
  const hasChrome = address.area !== 'style-guide';
  return writeDocument({
    boot,
    head: content.head,
    assets,
    headerHtml: hasChrome ? renderHeader(boot) : '',
    footerHtml: hasChrome ? renderFooter(boot) : '',
    slotHtml: content.slotHtml,
    theme: payload?.result.meta.theme ?? 'Default',
    hasChrome,
  });
}

function createAuthConfiguration(configuration: { readonly AUTH_BASE_URL: string; readonly AUTH_CLIENT_ID: string }) {
  const baseUrl = configuration.AUTH_BASE_URL;
  return {
    baseUrl,
    wellKnown: `${baseUrl}/oauth2/realms/root/realms/alpha/.well-known/openid-configuration`,
    clientId: configuration.AUTH_CLIENT_ID,
  };
}
