// What a team without federation would run: one process, React and node:http; the same trees, the same document.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { RemoteServer, RenderInput } from '@kmx/shared-contracts/remote-module.ts';
import type { PlainPage } from './plain-page.ts';

interface PageData {
  readonly page: RenderInput;
}
interface Chrome {
  readonly renderHeader: (boot: PageData) => string;
  readonly renderFooter: (boot: PageData) => string;
}

// Written by the bench that starts this process, so it needs no parsing.
const { port, document, headers, remoteFile, chromeFile } = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
) as PlainPage;
const { remote } = createRequire(import.meta.url)(remoteFile) as { readonly remote: RemoteServer };
const chrome = (await import(pathToFileURL(chromeFile).href)) as Chrome;
const data = JSON.parse(/id="kmx-boot">([^<]*)<\/script>/.exec(document)?.[1] ?? '') as PageData;

const pictureHints = /^(?:<link rel="preload" as="image"[^>]*>)*/;

async function renderParts({ page: { request, result } }: PageData): Promise<readonly string[]> {
  const text = JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  const html = await remote.render({ request, result }, new AbortController().signal);
  // React writes them first; the shell's document has them in its head.
  const hints = pictureHints.exec(html)?.[0] ?? '';
  return [hints, chrome.renderHeader(data), html.slice(hints.length), chrome.renderFooter(data), text];
}

/** The document around the parts; it must contain each part exactly as this process renders it. */
function splitDocument(parts: readonly string[]): readonly string[] {
  const names = ['hints for pictures', 'header', "remote's part", 'footer', 'data'];
  let rest = document;
  const frame = parts.map((part, index) => {
    const start = rest.indexOf(part);
    if (start === -1) throw new Error(`The ${names[index]} of the shell's document differs from that of plain React`);
    const before = rest.slice(0, start);
    rest = rest.slice(start + part.length);
    return before;
  });
  return [...frame, rest];
}

const frame = splitDocument(await renderParts(data));

createServer((_request, response) => {
  renderParts(data).then(
    (parts) => {
      const body = Buffer.from(frame.map((before, index) => before + (parts[index] ?? '')).join(''));
      response.writeHead(200, { ...headers, 'content-length': body.byteLength }).end(body);
    },
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
}).listen(port);
