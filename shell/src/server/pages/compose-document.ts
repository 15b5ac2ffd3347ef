import { identityRealmPath } from '@kmx/shared-contracts/endpoints/identity.ts';
import type { PageHead } from '@kmx/shared-contracts/page.ts';
import type { BootData } from '../../state/page-view/boot-data.ts';
import type { PageFrame } from '../chrome/page-frame.ts';
import { renderReleasePreview } from '../chrome/render-chrome.tsx';
import type { Configuration } from '../configuration.ts';
import { findDocumentAssets } from '../document/document-assets.ts';
import type { DocumentData, LoadedPayload } from '../document/document-data.ts';
import { writeDocument } from '../document/write-document.ts';
import type { Html } from '../markup/join-html.ts';
import { keepByObject } from '../memory/keep-by-object.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';
import { createRestData } from './create-rest-data.ts';
import { mayRest } from './document-rules.ts';
import { findFilesOrigin } from './find-files-origin.ts';

const noRemotes: BootData['remotes'] = {};

/** The parts of a document inside its frame. */
interface DocumentContent {
  /** Null when the shell renders the page without a remote. */
  readonly payload: LoadedPayload | null;
  readonly ownView: BootData['ownView'];
  readonly head: PageHead;
  readonly chrome: BootData['chrome'];
  readonly slotHtml: Html;
  readonly isServerRendered: boolean;
}

type ComposeContext = Parameters<typeof mayRest>[0] &
  Pick<RequestContext, 'url' | 'composition' | 'releasePreview' | 'isTesting' | 'hasNextRelease'>;

/** A document, and what its headers have to say of it. */
interface ComposedDocument {
  readonly body: Uint8Array;
  /** Whether it rests until it is used. */
  readonly isResting: boolean;
  /** Where its files of releases are, which its policy has to allow; undefined for the origin of the page. */
  readonly filesOrigin: string | undefined;
}

/** Writes the document of a page. */
export function composeDocument(
  context: ComposeContext,
  frame: PageFrame,
  content: DocumentContent,
  { chromeKeeper, configuration }: Pick<Shell, 'chromeKeeper' | 'configuration'>,
): ComposedDocument {
  const { url, composition, releasePreview, isTesting, hasNextRelease } = context;
  const { address } = frame;
  const { payload } = content;
  const { set, manifests } = composition;
  const source = payload && { name: payload.remote, part: payload.result.part };
  const filesOrigin = findFilesOrigin(context, configuration);
  const assets = findDocumentAssets(manifests, source, address.locale.language, filesOrigin);
  const boot: DocumentData = {
    buildId: set.buildId,
    shellVersion: set.versions.shell ?? '',
    site: address.site,
    locale: address.locale,
    urlPrefix: address.urlPrefix,
    navigation: frame.navigation,
    remotes: payload ? assets.remotes : noRemotes,
    auth: createAuthConfiguration(configuration),
    measurementSystem: payload?.request.measurementSystem ?? 'Metric',
    page: payload,
    chrome: content.chrome,
    ownView: content.ownView,
    isServerRendered: content.isServerRendered,
    isTesting,
    hasNextRelease,
    builds: {
      pollMs: configuration.BUILD_POLL_MS,
      isReloading: configuration.RELOAD_ON_BUILD === 'on',
    },
    // D-37: only the main site has a comparison.
    isLocalBasketEnabled: address.site.slug === null,
    vitalsShare: configuration.VITALS_SHARE,
  };
  const canRest = assets.rest !== null && !boot.builds.isReloading && boot.isServerRendered;
  const isResting = canRest && mayRest(context, payload?.result ?? null);
  const body = writeDocument({
    boot,
    rest: isResting ? createRestData(boot) : null,
    head: content.head,
    assets,
    chromeHtml: address.hasChrome
      ? { header: chromeKeeper.renderHeader(boot), footer: chromeKeeper.renderFooter(boot) }
      : null,
    previewHtml: releasePreview ? renderReleasePreview({ ...releasePreview, locale: address.locale }) : null,
    slotHtml: content.slotHtml,
    theme: payload?.result.meta.theme ?? 'Default',
    mainSite: frame.system.mainSite,
    // A host that no site has must not be spread: the canonical address knows the right one.
    origin: content.chrome.canonicalUrl ? new URL(content.chrome.canonicalUrl).origin : url.origin,
  });
  return { body, isResting, filesOrigin };
}

const createAuthConfiguration = keepByObject((configuration: Configuration) => {
  const baseUrl = configuration.AUTH_BASE_URL;
  return {
    baseUrl,
    wellKnown: `${baseUrl}/oauth2/${identityRealmPath}/.well-known/openid-configuration`,
    clientId: configuration.AUTH_CLIENT_ID,
  };
});
