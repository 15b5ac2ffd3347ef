// A separate thread: work of the bench itself must not look like a slow response.
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** What steady traffic met; times in milliseconds. */
export interface TrafficResult {
  readonly answered: number;
  readonly failed: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly slowest: number;
  /** All times, ascending. */
  readonly times: readonly number[];
}

/** Pages requested in turn; when rendered pages are measured, each request has its own query, so that no cached document is served. */
export interface TrafficPlan {
  readonly urls: readonly string[];
  readonly perSecond: number;
  readonly isRendered: boolean;
}

const maxMs = 10_000;
const { urls, perSecond, isRendered } = workerData as TrafficPlan;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const times: number[] = [];
const running = new Set<Promise<boolean>>();
let failed = 0;
// Different from that of any earlier thread, or a cached document would be served after all.
let number = Date.now();

function request(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const outgoing = get(address, { agent, timeout: maxMs }, (incoming) => {
      incoming.resume();
      incoming.once('end', () => resolve(incoming.statusCode === 200 && incoming.complete));
      incoming.once('error', () => resolve(false));
    });
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.once('error', () => resolve(false));
  });
}

async function sendOne(): Promise<boolean> {
  number += 1;
  const url = urls[number % urls.length] ?? '';
  const startedAt = performance.now();
  const isAnswered = await request(isRendered ? `${url}?n=${number}` : url);
  if (isAnswered) times.push(performance.now() - startedAt);
  else failed += 1;
  return isAnswered;
}

const timer = setInterval(() => {
  const sending = sendOne();
  running.add(sending);
  void sending.finally(() => running.delete(sending));
}, 1000 / perSecond);

parentPort?.once('message', () => {
  clearInterval(timer);
  void Promise.all(running).then(() => {
    const sorted = times.toSorted((left, right) => left - right);
    const pick = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
    const result: TrafficResult = {
      answered: times.length,
      failed,
      p50: pick(0.5),
      p95: pick(0.95),
      p99: pick(0.99),
      slowest: pick(1),
      times: sorted,
    };
    parentPort?.postMessage(result);
  });
});
