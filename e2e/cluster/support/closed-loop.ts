import { Agent, type RequestOptions, request } from 'node:http';

/** A request of a load, to the host of an address. */
export interface LoadRequest {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a load has met. */
export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Statuses other than 200, and errors, with how often they were seen. */
  readonly failures: Readonly<Record<string, number>>;
}

const deadlineMs = 30_000;

function send(options: RequestOptions, body: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (incoming) => {
      incoming.on('error', reject);
      incoming.on('end', () => resolve(incoming.statusCode ?? 0));
      incoming.resume();
    });
    outgoing.setTimeout(deadlineMs, () => outgoing.destroy(new Error('not answered in time')));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/**
 * Sends requests for some seconds, as many at the same time as given, each of them from a network address of its own; the
 * next one follows when the answer is there. `create` makes the requests by their number.
 */
export async function runClosedLoop(
  { port, address }: { readonly port: number; readonly address: string },
  create: (index: number) => LoadRequest,
  { parallel, seconds }: { readonly parallel: number; readonly seconds: number },
): Promise<LoadResult> {
  const times: number[] = [];
  const failures: Record<string, number> = {};
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  let count = 0;
  async function repeat(place: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() < end) {
      const { path, method = 'GET', headers, body } = create(count);
      count += 1;
      const began = performance.now();
      const options = { host: address, port, path, method, headers, agent, localAddress: `127.0.2.${place + 1}` };
      const met = await send(options, body).catch((error: unknown) => String(error));
      if (met === 200) times.push(performance.now() - began);
      else failures[met] = (failures[met] ?? 0) + 1;
    }
    agent.destroy();
  }
  await Promise.all(Array.from({ length: parallel }, (_, place) => repeat(place)));
  const sorted = times.toSorted((left, right) => left - right);
  const find = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return {
    requestsPerSecond: times.length / ((performance.now() - startedAt) / 1000),
    p50Ms: find(0.5),
    p99Ms: find(0.99),
    failures,
  };
}
