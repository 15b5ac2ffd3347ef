import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import type { PageAddress } from '../../site/address.ts';
import type { HtmlDocument } from '../cache/html-cache.ts';
import type { KeptRendering } from '../cache/kept-rendering.ts';
import { findDocumentAssets } from '../document/document-assets.ts';
import type { Answer } from '../http/answer.ts';
import { type BodyEncoding, selectEncoding } from '../http/compress-body.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { Shell } from '../request/shell.ts';
import { createDocumentKey, isForEverybody } from './document-rules.ts';
import { type RenderPart, renderDocument } from './render-document.ts';

/** Names of the parts that a page needs. */
export type DocumentPart = RenderPart | 'htmlCache' | 'metrics';

/** Answers with the document of a page, from the cache where it is for everybody. */
export async function answerDocument(
  context: RequestContext,
  address: PageAddress,
  remote: RemoteName,
  shell: Pick<Shell, DocumentPart>,
): Promise<Answer> {
  const { releases, htmlCache, metrics } = shell;
  context.sendEarlyHints(() => listEarlyHints(address, remote, releases));
  const render = (rendering: KeptRendering | null) => renderDocument(context, address, { remote, rendering }, shell);
  const key = createDocumentKey(context, address, releases.current().set.buildId);
  if (context.cacheMode === 'bypass' || !isForEverybody(context))
    return sendDocument(context, await render(null), null, 'bypass');
  const served = await htmlCache.serve(key, render);
  metrics.cacheEvents.inc({ cache: 'html', event: served.state });
  return sendDocument(context, served, served.encode, served.state);
}

function listEarlyHints(address: PageAddress, remote: RemoteName, releases: Shell['releases']): string[] {
  const source = { name: remote, part: null };
  const { styles, scripts } = findDocumentAssets(releases.current().manifests, source, address.locale.language);
  return [
    ...styles.map(({ href }) => `<${href}>; rel=preload; as=style; crossorigin`),
    ...scripts.map(({ href }) => `<${href}>; rel=preload; as=script; crossorigin`),
  ];
}

async function sendDocument(
  { headers }: Pick<RequestContext, 'headers'>,
  document: HtmlDocument,
  encode: ((encoding: BodyEncoding) => Promise<Uint8Array>) | null,
  cacheState: string,
): Promise<Answer> {
  const encoding = encode ? selectEncoding(String(headers['accept-encoding'] ?? '')) : 'identity';
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
