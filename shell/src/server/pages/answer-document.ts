import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { PageAddress } from '../../site/address.ts';
import type { KeptRendering } from '../cache/kept-rendering.ts';
import { findDocumentAssets } from '../document/document-assets.ts';
import type { ShellResponse } from '../http/shell-response.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';
import { countPage } from './count-page.ts';
import { createDocumentKey } from './document-key.ts';
import { isForEverybody } from './document-rules.ts';
import { findFilesOrigin } from './find-files-origin.ts';
import { findRemoteVersion } from './find-remote-version.ts';
import { type RenderPart, renderDocument } from './render-document.ts';
import { sendDocument } from './send-document.ts';

/** Names of the components that a page needs. */
export type DocumentPart = RenderPart | 'htmlCache' | 'dataCache' | 'metrics' | 'measures';

/** Answers with the document of a page, from the cache where it is for everybody. */
export async function answerDocument(
  context: RequestContext,
  address: PageAddress,
  remote: RemoteName,
  shell: Pick<Shell, DocumentPart>,
): Promise<ShellResponse> {
  const { htmlCache, metrics } = shell;
  context.sendEarlyHints(() => listEarlyHints(address, remote, context, shell));
  const render = (rendering: KeptRendering | null) => renderDocument(context, address, { remote, rendering }, shell);
  const key = createDocumentKey(context, address, { remote, buildId: context.composition.set.buildId });
  const count = (status: number) => countPage(context, { key: findRemoteVersion(remote, context), status }, shell);
  if (context.cacheMode === 'bypass' || !isForEverybody(context)) {
    const document = await render(null);
    count(document.status);
    return sendDocument(context, document, null, 'bypass');
  }
  const served = await htmlCache.serve(key, render);
  count(served.status);
  metrics.cacheEvents.inc({ cache: 'html', event: served.state });
  context.isRepeatable = served.state === 'fresh';
  return sendDocument(context, served, served.encode, served.state);
}

function listEarlyHints(
  address: PageAddress,
  remote: RemoteName,
  { composition, releasePreview }: Pick<RequestContext, 'composition' | 'releasePreview'>,
  { configuration }: Pick<Shell, 'configuration'>,
): string[] {
  const source = { name: remote, part: null };
  const filesOrigin = findFilesOrigin({ releasePreview }, configuration);
  const { styles, scripts } = findDocumentAssets(composition.manifests, source, address.locale.language, filesOrigin);
  // A page of the site may rest, which only its remote knows.
  const isOnSite = composition.manifests[remote]?.mounts?.some(({ kind }) => kind === 'site') ?? true;
  return [
    ...styles.map(({ href }) => `<${href}>; rel=preload; as=style; crossorigin`),
    ...(isOnSite ? [] : scripts.map(({ href }) => `<${href}>; rel=preload; as=script; crossorigin`)),
  ];
}
