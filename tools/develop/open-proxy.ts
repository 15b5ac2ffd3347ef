import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { developmentEventsPath } from '@kmx/build-kit/development/development-events.ts';
import { pageViewsEndpoint } from '@kmx/shared-contracts/endpoints/page-views.ts';
import { reportEndpoint, violationEndpoint } from '@kmx/shared-contracts/endpoints/systems.ts';
import * as v from 'valibot';
import { developPage, type PageParts } from './develop-page.ts';
import type { EventStream } from './event-stream.ts';
import { forwardRequest, isPath, type ProductAnswer, readBody, translateAnswerHeaders } from './forward-request.ts';
import { payloadSchema, resolveFilesPath } from './page-swap.ts';
import { serveBrowserFile } from './serve-browser-file.ts';
import { addRemote, parseDocument, writeFailedPage, writePage } from './write-document.ts';

interface ProxyOptions extends PageParts {
  readonly against: URL;
  readonly port: number;
  readonly browserFolder: string;
  readonly events: EventStream;
}

/** A running proxy. */
export interface Proxy {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const plainText = { 'content-type': 'text/plain; charset=utf-8' };
const payloadFile = '/_payload.json';
/** What pages under development report is not the product's to count. */
const keptReports: readonly string[] = [pageViewsEndpoint.path, reportEndpoint.path, violationEndpoint.path];
const reportSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({ remote: v.string(), message: v.string() }));

type Answer = { readonly status: number; readonly headers: Record<string, string | string[]>; readonly body: string };

/** Headers of a page that was composed here: its length, encoding and age are new, and its scripts have no hash. */
function dropOutdated(headers: Record<string, string | string[]>): Record<string, string | string[]> {
  const { 'content-length': _l, 'content-encoding': _e, etag: _t, link: _k, 'integrity-policy': _i, ...kept } = headers;
  return { ...kept, 'cache-control': 'no-store' };
}

async function composeDocument(options: ProxyOptions, answer: ProductAnswer): Promise<Answer> {
  const html = await readBody(answer);
  const headers = dropOutdated(translateAnswerHeaders(answer.headers, options.against));
  const status = answer.statusCode ?? 502;
  const found = parseDocument(html);
  if (found === null) return { status, headers, body: html };
  const document = addRemote(found, options.remote);
  const { page } = document.boot;
  const developed = page === null ? 'other' : await developPage(options, page);
  if (page === null || developed === 'other') return { status, headers, body: document.html };
  if (developed === 'failed') return { status: 500, headers, body: writeFailedPage(document, options.remote) };
  if ('location' in developed) {
    return { status: 302, headers: { location: developed.location, 'cache-control': 'no-store' }, body: '' };
  }
  return { status: developed.result.status, headers, body: writePage(document, options.remote, page, developed) };
}

async function composePayload(options: ProxyOptions, answer: ProductAnswer): Promise<Answer> {
  const json = await readBody(answer);
  const headers = dropOutdated(translateAnswerHeaders(answer.headers, options.against));
  const status = answer.statusCode ?? 502;
  const payload = v.safeParse(v.pipe(v.string(), v.parseJson(), payloadSchema), json);
  const developed = payload.success ? await developPage(options, payload.output) : 'other';
  if (!payload.success || developed === 'other') return { status, headers, body: json };
  // The browser then loads the address as a document, which shows the overlay.
  if (developed === 'failed') return { status: 500, headers, body: '{}' };
  const changed =
    'location' in developed
      ? { redirect: { location: developed.location, permanent: false } }
      : { ...payload.output, remote: options.remote.name, result: developed.result };
  const body = JSON.stringify(changed);
  return { status: 200, headers, body };
}

async function forward(options: ProxyOptions, own: string, request: IncomingMessage, response: ServerResponse) {
  const { against } = options;
  const isPayload = request.url?.split('?')[0]?.endsWith(payloadFile) === true;
  const isPage = request.headers.accept?.includes('text/html') === true;
  const answer = await forwardRequest(request, { own, against, isRead: isPayload || isPage });
  const isHtml = answer.headers['content-type']?.startsWith('text/html') === true;
  if (!isPayload && !isHtml) {
    response.writeHead(answer.statusCode ?? 502, translateAnswerHeaders(answer.headers, against));
    await pipeline(answer, response);
    return;
  }
  const { status, headers, body } = await (isPayload ? composePayload : composeDocument)(options, answer);
  response.writeHead(status, headers).end(body);
}

async function keepReport({ remote, events }: ProxyOptions, request: IncomingMessage, response: ServerResponse) {
  const report = v.safeParse(reportSchema, await text(request));
  if (report.success && report.output.remote === remote.name)
    events.send({
      type: 'failed',
      title: 'The page failed in the browser',
      text: `${report.output.message}\nThe console of the browser has the whole error.`,
      needsDocument: true,
    });
  response.writeHead(204).end();
}

/** Starts the proxy on this machine alone: the product, with the remote under development in its place. */
export async function openProxy(options: ProxyOptions): Promise<Proxy> {
  const files = resolveFilesPath(options.remote.name);
  let hosts: readonly string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url: target = '' } = request;
    const path = target.split('?')[0] ?? '/';
    const { host = '' } = request.headers;
    // A page of another site that has this address under its own name must not read what the visitor of this one may.
    if (!hosts.includes(host)) response.writeHead(403).end();
    else if (!isPath(target)) response.writeHead(400, plainText).end('The address of a page begins with one /\n');
    else if (path === developmentEventsPath) options.events.open(response);
    else if (path.startsWith(files)) await serveBrowserFile(options.browserFolder, path.slice(files.length), response);
    else if (keptReports.includes(path)) await keepReport(options, request, response);
    else await forward(options, `http://${host}`, request, response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const message = `${options.against.origin}: ${error instanceof Error ? error.message : String(error)}`;
      if (response.headersSent) response.destroy();
      else response.writeHead(502, plainText).end(message);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  hosts = [`localhost:${port}`, `127.0.0.1:${port}`];
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        options.events.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
