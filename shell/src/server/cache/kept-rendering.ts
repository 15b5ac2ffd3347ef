import type { PageRequest } from '@kmx/shared-contracts/remote-module.ts';
import type { RemoteName } from '@kmx/shared-contracts/units.ts';
import { escapeDataBlock } from '../markup/escape-html.ts';
import { separatePictureHints } from '../markup/picture-hints.ts';
import type { LoadedResult } from '../workers/loaded-result.ts';
import type { RemoteKey } from '../workers/pool-types.ts';

/** The remote's output for a page, without the document around it. */
export interface Rendering {
  readonly request: PageRequest;
  readonly result: LoadedResult;
  readonly html: Uint8Array;
}

/** The same output as part of a cached document, from which another document can be composed; the large parts are views of its bytes. */
export interface KeptRendering extends RemoteKey {
  readonly name: RemoteName;
  readonly request: PageRequest;
  readonly result: Omit<LoadedResult, 'dataJson'>;
  readonly data: Uint8Array;
  readonly hints: Uint8Array;
  readonly html: Uint8Array;
}

function findView(body: Buffer, part: Uint8Array): Uint8Array | null {
  const start = body.indexOf(part);
  return start < 0 ? null : body.subarray(start, start + part.byteLength);
}

/** Finds a rendering in the document that was written with it; null when it is not in there as it was rendered. */
export function keepRendering(
  document: Uint8Array,
  { name, version }: RemoteKey & { readonly name: RemoteName },
  { request, result: { dataJson, ...result }, html }: Rendering,
): KeptRendering | null {
  const body = Buffer.from(document.buffer, document.byteOffset, document.byteLength);
  const data = findView(body, Buffer.from(escapeDataBlock(dataJson)));
  const separated = separatePictureHints(html);
  const hints = findView(body, separated.hints);
  const view = findView(body, separated.html);
  return data && hints && view ? { name, version, request, result, data, hints, html: view } : null;
}

/** The rendering again; escaped data are the same JSON. */
export function readRendering({ request, result, data, hints, html }: KeptRendering): Rendering {
  return {
    request,
    result: { ...result, dataJson: Buffer.from(data).toString() },
    html: hints.byteLength === 0 ? html : Buffer.concat([hints, html]),
  };
}
