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
  /** The first answers that were not 200, with their address; status 0 is no answer. */
  readonly failures: readonly string[];
  /** How often each status was answered, and how long the slowest answer of any status took. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly slowestAnyMs: number;
}

/** Pages requested in turn; when rendered pages are measured, each request has its own query, so that no cached document is served. */
export interface TrafficPlan {
  readonly urls: readonly string[];
  readonly perSecond: number;
  readonly isRendered: boolean;
  /** Connections at the same time, by default 16; pages that answer late need more of them. */
  readonly maxSockets?: number;
}

const maxMs = 10_000;
const { urls, perSecond, isRendered, maxSockets = 16 } = workerData as TrafficPlan;
const agent = new Agent({ keepAlive: true, maxSockets });
const times: number[] = [];
const running = new Set<Promise<void>>();
const maxFailures = 10;
const failures: string[] = [];
const statuses: Record<string, number> = {};
let failed = 0;
let slowestAnyMs = 0;
// Different from that of any earlier thread, or a cached document would be served after all.
let number = Date.now();

/** The status of a complete answer; 0 without one. */
function request(address: string): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = get(address, { agent, timeout: maxMs }, (incoming) => {
      incoming.resume();
      incoming.once('end', () => resolve(incoming.complete ? (incoming.statusCode ?? 0) : 0));
      incoming.once('error', () => resolve(0));
    });
    outgoing.once('timeout', () => outgoing.destroy());
    outgoing.once('error', () => resolve(0));
  });
}

async function sendOne(): Promise<void> {
  number += 1;
  const url = urls[number % urls.length] ?? '';
  const startedAt = performance.now();
  const status = await request(isRendered ? `${url}?n=${number}` : url);
  const durationMs = performance.now() - startedAt;
  statuses[status] = (statuses[status] ?? 0) + 1;
  slowestAnyMs = Math.max(slowestAnyMs, durationMs);
  if (status === 200) times.push(durationMs);
  else failed += 1;
  if (status !== 200 && failures.length < maxFailures)
    failures.push(`${status} ${url} after ${durationMs.toFixed(0)} ms`);
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
      ...{ failures, statuses, slowestAnyMs },
    };
    parentPort?.postMessage(result);
  });
});
