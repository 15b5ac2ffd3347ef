import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/**
 * Sends a request byte by byte as written, which no client would, and reads until the end. `from` is the local address
 * it comes from, so that limits by address count it separately; a server on another machine, which trusts those who ask
 * it, is told by a header.
 */
export async function sendRaw(
  origin: string,
  lines: readonly string[],
  { body = '', from = '127.0.0.1' } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const isHere = hostname === 'localhost' || hostname.startsWith('127.');
  const socket = connect({
    port: Number(port),
    host: isHere ? '127.0.0.1' : hostname,
    ...(isHere ? { localAddress: from } : {}),
  });
  socket.setTimeout(20_000, () => socket.destroy(new Error(`${lines[0] ?? ''} was not answered within 20 s`)));
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const sender = isHere ? [] : [`X-Forwarded-For: ${from}`];
  socket.write(`${[...lines, ...length, ...sender, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
  const answer = await text(socket);
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: rest.join('\r\n\r\n') };
}
