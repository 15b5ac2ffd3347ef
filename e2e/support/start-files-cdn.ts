import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PageAnswer, requestPage } from '@kmx/tools/product-runner/request-page.ts';

/** A CDN that pulls what it is asked for from a shell, as the host that it has itself, and holds what is public. */
export interface FilesCdn {
  readonly origin: string;
  /** Says where the shell is. */
  readonly pullFrom: (shellOrigin: string) => void;
  /** Paths that browsers have asked for. */
  readonly asked: readonly string[];
  /** Paths that the shell was asked for. */
  readonly pulled: readonly string[];
  /** From now on nobody is there. */
  readonly stop: () => Promise<void>;
}

/** Headers between two machines, which Node writes itself. */
const ownHeaders: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

function send(answer: PageAnswer, outgoing: ServerResponse): void {
  const headers = Object.entries(answer.headers).filter(([name]) => !ownHeaders.has(name));
  for (const [name, value] of headers) if (value !== undefined) outgoing.setHeader(name, value);
  outgoing.writeHead(answer.status).end(answer.bytes);
}

/** Starts the CDN on a free port of this machine, at another host name than that of the sites of journeys. */
export async function startFilesCdn(): Promise<FilesCdn> {
  const [asked, pulled]: [string[], string[]] = [[], []];
  const held = new Map<string, PageAnswer>();
  let shell = '';
  const server = createServer((incoming, outgoing) => {
    const { url: path = '/', headers } = incoming;
    const encoding = String(headers['accept-encoding'] ?? '');
    const key = `${path} ${encoding}`;
    asked.push(path);
    const pull = async (): Promise<PageAnswer> => {
      pulled.push(path);
      const own = { accept: '*/*', host: headers.host ?? '', 'accept-encoding': encoding };
      const answer = await requestPage(shell, path, { headers: own });
      if (String(answer.headers['cache-control']).startsWith('public')) held.set(key, answer);
      return answer;
    };
    const known = held.get(key);
    (known === undefined ? pull() : Promise.resolve(known)).then(
      (answer) => send(answer, outgoing),
      () => outgoing.writeHead(502, { 'cache-control': 'no-store' }).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    ...{ origin: `http://127.0.0.1:${port}`, asked, pulled },
    pullFrom: (shellOrigin) => {
      shell = shellOrigin;
    },
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
