import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/**
 * What becomes of a request to an object store: it passes; the connection breaks; nobody answers; the store fails with
 * 500; it says 200 with the text of an error; it says 200 and keeps nothing; its answer breaks off, is shorter than what
 * is stored, or holds other bytes.
 */
export type ObjectFault =
  | 'pass'
  | 'refuse'
  | 'silent'
  | 'fail'
  | 'error-as-success'
  | 'forget'
  | 'break-off'
  | 'shorten'
  | 'garble';

/** A proxy in front of an object store that makes single requests fail. */
export interface ObjectFaults {
  readonly endpoint: string;
  /** Decides about each request from now on, by its method and path. */
  readonly decide: (decide: (method: string, path: string) => ObjectFault) => void;
  /** The requests that came, as `GET /kmx/releases/…`. */
  readonly requests: readonly string[];
  readonly stop: () => Promise<void>;
}

const errorText = '<?xml version="1.0"?><Error><Code>InternalError</Code><Message>We failed</Message></Error>';

interface Target {
  readonly endpoint: string;
  readonly agent: Agent;
}

async function readAll(message: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await message.toArray());
}

async function fetchAnswer(
  target: Target,
  incoming: IncomingMessage,
): Promise<{ answer: IncomingMessage; body: Buffer }> {
  const { hostname, port } = new URL(target.endpoint);
  // With the host that was asked for: it is part of the signature.
  const { url, method, headers } = incoming;
  const onward = request({ host: hostname, port, path: url, method, headers, agent: target.agent });
  // The server sends bytes after some answers to HEAD. Once there is an answer, nobody else would hear of that.
  onward.on('error', () => {});
  incoming.pipe(onward);
  const [answer] = (await once(onward, 'response')) as [IncomingMessage];
  return { answer, body: await readAll(answer) };
}

async function serve(target: Target, fault: ObjectFault, incoming: IncomingMessage, outgoing: ServerResponse) {
  if (fault === 'refuse') return void incoming.socket.destroy();
  if (fault === 'silent') return;
  if (fault === 'fail' || fault === 'error-as-success' || fault === 'forget') {
    await readAll(incoming);
    outgoing.writeHead(fault === 'fail' ? 500 : 200, { 'content-type': 'application/xml', etag: '"0"' });
    return void outgoing.end(fault === 'forget' ? '' : errorText);
  }
  const { answer, body } = await fetchAnswer(target, incoming);
  const headers = { ...answer.headers };
  if (fault === 'shorten') headers['content-length'] = String(Math.floor(body.length / 2));
  outgoing.writeHead(answer.statusCode ?? 502, headers);
  if (fault === 'break-off') {
    outgoing.write(body.subarray(0, Math.floor(body.length / 2)));
    return void setTimeout(() => outgoing.destroy(), 20);
  }
  if (fault === 'shorten') return void outgoing.end(body.subarray(0, Math.floor(body.length / 2)));
  outgoing.end(fault === 'garble' ? body.map((byte) => byte ^ 1) : body);
}

/** Starts a proxy at an address of this machine, in front of the store at `target`; everything passes at first. */
export async function startObjectFaults(target: string, listen = '127.0.0.1'): Promise<ObjectFaults> {
  // Its own, so that the store does not wait at its end for connections that nobody uses any more.
  const agent = new Agent({ keepAlive: true });
  let decide: (method: string, path: string) => ObjectFault = () => 'pass';
  const requests: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '' } = incoming;
    requests.push(`${method} ${url}`);
    serve({ endpoint: target, agent }, decide(method, url), incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, listen);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    endpoint: `http://${listen}:${port}`,
    decide: (next) => {
      decide = next;
    },
    requests,
    stop: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
