import { request } from 'node:http';

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  /** The body as it was sent, compressed or not. */
  readonly bytes: Uint8Array;
  /** Milliseconds from the request to the last byte. */
  readonly durationMs: number;
}

interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Requests an address exactly as written: no redirect followed, no path normalised, any Host header possible. */
export function requestPage(origin: string, path: string, options: RequestOptions = {}): Promise<PageAnswer> {
  const { hostname, port } = new URL(origin);
  const started = performance.now();
  const headers = { accept: 'text/html', ...options.headers };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: hostname, port, path, method: options.method ?? 'GET', headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: bytes.toString('utf8'),
          bytes,
          durationMs: performance.now() - started,
        });
      });
    });
    outgoing.setTimeout(20_000, () => outgoing.destroy(new Error(`${path} did not answer within 20 s`)));
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Requests until the response has the status, and returns it; rejects when the timeout (milliseconds) has passed. */
export async function waitForStatus(
  origin: string,
  path: string,
  status: number,
  timeoutMs: number,
): Promise<PageAnswer> {
  const deadline = performance.now() + timeoutMs;
  let last = 0;
  while (performance.now() < deadline) {
    const answer = await requestPage(origin, path);
    if (answer.status === status) return answer;
    last = answer.status;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${path} answered ${last} instead of ${status} for ${timeoutMs} ms`);
}
